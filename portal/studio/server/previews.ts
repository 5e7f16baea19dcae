import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Brand, HostedScreens, PublishedManifest } from '../../screen-language/manifest.ts';
import { createPublication, openPortalBuild } from '../../publish/index.ts';
import type { MadeScreens, PublishedFile } from '../../publish/index.ts';
import { plainFile } from '../../server/build-files.ts';
import type { PublishedFiles } from '../../server/build-files.ts';
import { createHost } from '../../server/host.ts';
import type { Host } from '../../server/host.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Workspace } from './workspace.ts';

/** Options of previews. */
interface PreviewOptions {
  readonly workspace: Pick<Workspace, 'preview' | 'revision'>;
  /** The portal's build: folder with `client/` and a publication to begin with. */
  readonly dist: string;
  /** Folder of the previews' own publications. */
  readonly folder: string;
  readonly brands: readonly PreviewBrand[];
  readonly orgUrl: string;
  readonly paymentsUrl: string | undefined;
  /** Origin of the studio's page. */
  readonly framedBy: string;
}

/** A brand, and where its portal is to listen. */
interface PreviewBrand {
  readonly id: string;
  readonly port: number;
}

/** The portal of each brand over one org, showing drafts. */
export interface Previews {
  /** Makes the portal of a brand show the project as it is now; documents with a diagnostic are as before it. */
  readonly show: (brand: string) => Promise<Answer<ShownPreview>>;
  readonly originOf: (brand: string) => string | undefined;
  readonly stop: () => Promise<void>;
}

/** The publication that the portal of a brand shows. */
interface ShownPreview {
  readonly origin: string;
  /** The revision of the workspace. */
  readonly revision: number;
  /** Ids of documents that are shown as they were before a diagnostic. */
  readonly held: readonly string[];
  /** Of the publication; undefined until one could be made. */
  readonly manifest: PublishedManifest | undefined;
}

interface Preview {
  readonly host: Host;
  readonly origin: string;
  revision: number;
  files: PublishedFiles['files'];
  manifest: PublishedManifest | undefined;
}

/** Starts the portal of each brand at an address of its own: only names in an address tell brands apart elsewhere. */
export async function openPreviews(options: PreviewOptions): Promise<Previews> {
  const opened = await Promise.all(options.brands.map((brand) => openPreview(brand, options)));
  const previews = new Map(options.brands.map(({ id }, at) => [id, opened[at]]));
  const { workspace } = options;
  const build = await openPortalBuild(options.dist);

  const made: MadeScreens = new Map();

  const publish = async (brand: string, preview: Preview): Promise<Answer<ShownPreview>> => {
    const { files, held } = workspace.preview();
    const { revision } = workspace;
    if (files !== undefined && preview.revision !== revision) {
      try {
        const publication = await createPublication(files, build, made);
        const published = inMemory(publication, brand, preview.files);
        preview.host.take(published);
        preview.files = published.files;
        preview.manifest = published.manifest;
      } catch (error) {
        return failed('PREVIEW_FAILED', `The preview cannot be made: ${String(error)}`);
      }
      preview.revision = revision;
    }
    const { origin, manifest } = preview;
    return done({ origin, revision: preview.revision, held, manifest });
  };

  // One after the other: a publication is made of the newest drafts, whoever asked first.
  let queue: Promise<unknown> = Promise.resolve();
  return {
    show(brand) {
      const preview = previews.get(brand);
      if (preview === undefined)
        return Promise.resolve(failed('NOT_FOUND', `There is no brand called "${brand}".`));
      const shown = queue.then(() => publish(brand, preview));
      queue = shown.catch(() => undefined);
      return shown;
    },
    originOf: (brand) => previews.get(brand)?.origin,
    async stop() {
      await Promise.all(opened.map(({ host }) => host.stop()));
    },
  };
}

async function openPreview(
  { id, port }: PreviewBrand,
  { dist: built, folder, orgUrl, paymentsUrl, framedBy }: PreviewOptions,
): Promise<Preview> {
  const dist = join(folder, id);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  // A junction needs no rights on Windows; elsewhere the word counts for nothing.
  symlinkSync(join(built, 'client'), join(dist, 'client'), 'junction');
  if (existsSync(join(built, 'published')))
    cpSync(join(built, 'published'), join(dist, 'published'), { recursive: true });
  const host = await createHost({ orgUrl, dist, clock: Date, paymentsUrl, framedBy });
  const origin = await host.server.listen({ port, host: '127.0.0.1' });
  return { host, origin, revision: 0, files: new Map(), manifest: undefined };
}

/** A publication as its host serves it, in which a brand is the one of addresses without a brand's word. */
function inMemory(
  publication: readonly PublishedFile[],
  id: string,
  known: PublishedFiles['files'],
): PublishedFiles {
  const contentOf = (name: string) => publication.find(({ path }) => path === name)?.content ?? '{}';
  // Both were made by createPublication.
  const manifest = JSON.parse(contentOf('manifest.json')) as PublishedManifest;
  const host = JSON.parse(contentOf('host.json')) as HostedScreens;
  const brands = manifest.brands.map((brand): Brand => ({
    ...brand,
    word: brand.id === id ? null : (brand.word ?? `brand-${brand.id}`),
  }));
  const files = publication.map(({ path, content }) => {
    const address = `/published/${path}`;
    return [address, known.get(address) ?? plainFile(Buffer.from(content), extname(path))] as const;
  });
  return { files: new Map(files), manifest: { ...manifest, brands }, host };
}
