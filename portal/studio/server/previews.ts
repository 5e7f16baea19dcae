import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { Brand, HostedScreens, PublishedManifest } from '../../screen-language/manifest.ts';
import { createPublication, createQueue, openPortalBuild } from '../../publish/index.ts';
import type { MadeScreens, PortalBuild, ProjectFiles, PublishedFile } from '../../publish/index.ts';
import { plainFile } from '../../server/build-files.ts';
import type { PublishedFiles } from '../../server/build-files.ts';
import { securityHeaders } from '../../server/headers.ts';
import { createHttpServer } from '../../server/http-server.ts';
import { readTrustedProxies } from '../../server/limits/client-address.ts';
import { settings } from '../../server/settings.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import type { DraftedProject } from './drafted-project.ts';
import { keepPreviewPortals } from './preview-portals.ts';
import type { PreviewPortal } from './preview-portals.ts';
import type { Workspace } from './workspace.ts';

/** Drafts as a preview shows them. */
type PreviewSource = Pick<Workspace, 'preview' | 'revision'>;

/** Options of previews. */
interface PreviewOptions {
  /** The drafts of somebody. */
  readonly sourceOf: (who: string) => PreviewSource | undefined;
  /** Whoever a request to a portal comes from: everybody sees his own drafts. Undefined for a stranger. */
  readonly whoOf: (request: Pick<IncomingMessage, 'headers'>) => string | undefined;
  /** The cookies that a portal and its org are shown. */
  readonly cookiesForPortal: (cookies: string) => string;
  /** The portal's build: folder with `client/` and a publication to begin with. */
  readonly dist: string;
  /** Folder of the previews' own publications. */
  readonly folder: string;
  readonly brands: readonly PreviewBrand[];
  /** Address of this machine to listen at. */
  readonly address: string;
  readonly orgUrl: string;
  readonly paymentsUrl: string | undefined;
  /** Origin of the studio's page. */
  readonly framedBy: string;
  readonly trustProxy?: string | undefined;
}

/** A brand, and where its portal is. */
interface PreviewBrand {
  readonly id: string;
  readonly port: number;
  /** As people reach it. */
  readonly origin: string;
}

/** A call to the org through a portal. */
interface PortalCall {
  readonly url: string;
  readonly payload: object;
  readonly cookie: string | undefined;
}

/** The portal of each brand over one org, showing drafts. */
export interface Previews {
  /** Makes the portal of a brand show the project as somebody has it; documents with a diagnostic are as before it. */
  readonly show: (brand: string, who: string) => Promise<Answer<ShownPreview>>;
  /** Has the portal of a brand serve other states of the project, too, in which its open pages can be shown. */
  readonly showBeside: (
    brand: string,
    who: string,
    states: readonly (ProjectFiles | undefined)[],
  ) => Promise<Answer<StatesBeside>>;
  readonly originOf: (brand: string) => string | undefined;
  /** Posts a call to the org as a page of the portal would. */
  readonly post: (brand: string, who: string, call: PortalCall) => Promise<PortalAnswer>;
  readonly stop: () => Promise<void>;
}

/** The answer to a call. */
interface PortalAnswer {
  readonly status: number;
  readonly cookies: readonly string[];
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
  /** The project as it was read for it. */
  readonly project: DraftedProject;
}

/** States of the project that a portal serves beside the one that it shows. */
interface StatesBeside extends ShownPreview {
  /** One for each state; undefined for one that there is not. */
  readonly manifests: readonly (PublishedManifest | undefined)[];
}

/** Starts the portal of each brand at an address of its own: only names in an address tell brands apart elsewhere. */
export async function openPreviews(options: PreviewOptions): Promise<Previews> {
  const { brands } = options;
  const hosts = [...new Set(brands.map(({ origin }) => new URL(origin).host))].join(', ');
  const portals = keepPreviewPortals(
    brands.map(({ id }) => id),
    { ...options, hosts },
  );
  const fronts = await Promise.all(brands.map((brand) => listen(brand, portals.open, options)));
  const build = keepingFrames(await openPortalBuild(options.dist));
  const { publish, publishBeside } = publishing(build, portals.open, options);

  // One after the other: a publication is made of the newest drafts, whoever asked first.
  const inOrder = createQueue();
  const forBrand = async <TValue>(id: string, work: (brand: PreviewBrand) => Promise<Answer<TValue>>) => {
    const brand = brands.find((one) => one.id === id);
    if (brand === undefined) return failed('NOT_FOUND', `There is no brand called "${id}".`);
    return inOrder(() => work(brand));
  };
  return {
    show: (id, who) => forBrand(id, (brand) => publish(brand, who)),
    showBeside: (id, who, states) => forBrand(id, (brand) => publishBeside(brand, who, states)),
    originOf: (id) => brands.find((brand) => brand.id === id)?.origin,
    async post(id, who, { url, payload, cookie = '' }) {
      const origin = new URL(brands.find((brand) => brand.id === id)?.origin ?? '');
      const { host } = await portals.open(id, who);
      const { statusCode, headers } = await host.server.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          host: origin.host,
          origin: origin.origin,
          'x-requested-with': 'studio',
          'x-forwarded-proto': origin.protocol.slice(0, -1),
          cookie: options.cookiesForPortal(cookie),
        },
      });
      return { status: statusCode, cookies: [headers['set-cookie'] ?? []].flat() };
    },
    async stop() {
      for (const front of fronts) front.closeAllConnections();
      await Promise.all(fronts.map((front) => new Promise((resolve) => front.close(resolve))));
      await portals.stop();
    },
  };
}

/** Most first frames that are kept; those of all screens, brands and languages are fewer. */
const mostFrames = 2000;

/** A build that makes each first frame once: most of them stay as they are while somebody types. */
function keepingFrames(build: PortalBuild): PortalBuild {
  const kept = new Map<string, string>();
  return {
    ...build,
    renderFirstFrame(frame) {
      const key = JSON.stringify(frame);
      const html = kept.get(key) ?? build.renderFirstFrame(frame);
      if (kept.size >= mostFrames) kept.clear();
      kept.set(key, html);
      return html;
    },
  };
}

type OpenPortal = ReturnType<typeof keepPreviewPortals>['open'];

function publishing(build: PortalBuild, open: OpenPortal, { sourceOf }: Pick<PreviewOptions, 'sourceOf'>) {
  const made: MadeScreens = new Map();
  const publish = async ({ id, origin }: PreviewBrand, who: string): Promise<Answer<ShownPreview>> => {
    const source = sourceOf(who);
    if (source === undefined) return failed('NOT_FOUND', 'There is no preview.');
    const portal = await open(id, who);
    const { files, held, project } = source.preview();
    const { revision } = source;
    if (files !== undefined && portal.revision !== revision) {
      try {
        portal.published = inMemory(await createPublication(files, build, made), id, filesOf(portal));
        portal.revision = revision;
        serve(portal);
      } catch (error) {
        return failed('PREVIEW_FAILED', `The preview cannot be made: ${String(error)}`);
      }
    }
    return done({ origin, revision: portal.revision, held, manifest: portal.published?.manifest, project });
  };
  const publishBeside = async (
    brand: PreviewBrand,
    who: string,
    states: readonly (ProjectFiles | undefined)[],
  ): Promise<Answer<StatesBeside>> => {
    const shown = await publish(brand, who);
    if (shown.state === 'failed') return shown;
    const portal = await open(brand.id, who);
    const published: (PublishedFiles | undefined)[] = [];
    for (const files of states)
      published.push(
        files && inMemory(await createPublication(files, build, made), brand.id, filesOf(portal)),
      );
    portal.beside = new Map(published.flatMap((one) => [...(one?.files ?? [])]));
    serve(portal);
    return done({ ...shown.value, manifests: published.map((one) => one?.manifest) });
  };
  return { publish, publishBeside };
}

const filesOf = ({ published }: PreviewPortal): PublishedFiles['files'] => published?.files ?? new Map();

/** Has a portal show its publication; the files of others lie beside it, at addresses that their hashes give. */
function serve({ host, published, beside }: PreviewPortal): void {
  if (published !== undefined) host.take({ ...published, files: new Map([...beside, ...published.files]) });
}

/** Listens where a brand's portal is, and gives each request to the portal of whoever it comes from. */
async function listen(
  { id, port }: PreviewBrand,
  open: OpenPortal,
  options: PreviewOptions,
): Promise<Server> {
  const { whoOf, cookiesForPortal, trustProxy, address } = options;
  const answer: RequestListener = (request, response) => {
    const who = whoOf(request);
    if (who === undefined) {
      response.writeHead(403, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' });
      response.end('Open the studio and log in first.');
      return;
    }
    request.headers.cookie = cookiesForPortal(request.headers.cookie ?? '');
    open(id, who).then(
      ({ host }) => host.server.routing(request, response),
      () => response.destroy(),
    );
  };
  const server = createHttpServer(answer, {
    settings,
    isTrusted: readTrustedProxies(trustProxy),
    clock: performance,
    refused: () => undefined,
  });
  server.listen(port, address);
  await once(server, 'listening');
  return server;
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
