import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { Brand, HostedScreens, PublishedManifest } from '../../screen-language/manifest.ts';
import { createPublication, createQueue, openPortalBuild } from '../../publish/index.ts';
import type { MadeScreens, PublishedFile } from '../../publish/index.ts';
import { plainFile } from '../../server/build-files.ts';
import type { PublishedFiles } from '../../server/build-files.ts';
import { securityHeaders } from '../../server/headers.ts';
import { createHttpServer } from '../../server/http-server.ts';
import { readTrustedProxies } from '../../server/limits/client-address.ts';
import { settings } from '../../server/settings.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
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
  const build = await openPortalBuild(options.dist);
  const publish = publishing(build, portals.open, options);

  // One after the other: a publication is made of the newest drafts, whoever asked first.
  const inOrder = createQueue();
  return {
    show(id, who) {
      const brand = brands.find((one) => one.id === id);
      if (brand === undefined)
        return Promise.resolve(failed('NOT_FOUND', `There is no brand called "${id}".`));
      return inOrder(() => publish(brand, who));
    },
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

type OpenPortal = ReturnType<typeof keepPreviewPortals>['open'];

function publishing(
  build: Awaited<ReturnType<typeof openPortalBuild>>,
  open: OpenPortal,
  { sourceOf }: Pick<PreviewOptions, 'sourceOf'>,
) {
  const made: MadeScreens = new Map();
  return async ({ id, origin }: PreviewBrand, who: string): Promise<Answer<ShownPreview>> => {
    const source = sourceOf(who);
    if (source === undefined) return failed('NOT_FOUND', 'There is no preview.');
    const portal = await open(id, who);
    const { files, held } = source.preview();
    const { revision } = source;
    if (files !== undefined && portal.revision !== revision) {
      try {
        const published = inMemory(await createPublication(files, build, made), id, portal.files);
        takePublication(portal, published, revision);
      } catch (error) {
        return failed('PREVIEW_FAILED', `The preview cannot be made: ${String(error)}`);
      }
    }
    return done({ origin, revision: portal.revision, held, manifest: portal.manifest });
  };
}

function takePublication(portal: PreviewPortal, published: PublishedFiles, revision: number): void {
  portal.host.take(published);
  portal.files = published.files;
  portal.manifest = published.manifest;
  portal.revision = revision;
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
    clock: Date,
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
