import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../screen-language/manifest.ts';
import type { PublishedManifest } from '../../screen-language/manifest.ts';
import { createPublication, openPortalBuild, writePublication } from '../../publish/index.ts';
import type { PublishedFile } from '../../publish/index.ts';
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
}

interface Preview {
  readonly host: Host;
  readonly origin: string;
  readonly dist: string;
  revision: number;
}

/** Starts the portal of each brand at an address of its own: only names in an address tell brands apart elsewhere. */
export async function openPreviews(options: PreviewOptions): Promise<Previews> {
  const opened = await Promise.all(options.brands.map((brand) => openPreview(brand, options)));
  const previews = new Map(options.brands.map(({ id }, at) => [id, opened[at]]));
  const { workspace } = options;
  const build = await openPortalBuild(options.dist);

  const publish = async (brand: string, preview: Preview): Promise<Answer<ShownPreview>> => {
    const { files, held } = workspace.preview();
    const { revision } = workspace;
    if (files !== undefined && preview.revision !== revision) {
      try {
        writePublication(
          join(preview.dist, 'published'),
          ofBrand(await createPublication(files, build), brand),
        );
      } catch (error) {
        return failed('PREVIEW_FAILED', `The preview cannot be made: ${String(error)}`);
      }
      await preview.host.renew();
      preview.revision = revision;
    }
    return done({ origin: preview.origin, revision: preview.revision, held });
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
  return { host, origin, dist, revision: 0 };
}

/** A publication in which a brand is the one of addresses without a brand's word. */
function ofBrand(publication: readonly PublishedFile[], id: string): readonly PublishedFile[] {
  return publication.map((file) => {
    if (file.path !== 'manifest.json') return file;
    const manifest = JSON.parse(file.content) as PublishedManifest; // made by createPublication
    const brands = manifest.brands.map((brand): Brand => ({
      ...brand,
      word: brand.id === id ? null : (brand.word ?? `brand-${brand.id}`),
    }));
    return { ...file, content: JSON.stringify({ ...manifest, brands }) };
  });
}
