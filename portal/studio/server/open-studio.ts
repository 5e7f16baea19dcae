import { join } from 'node:path';
import { createQueue } from '../../publish/index.ts';
import type { PlannedPublications, Publications, Staging } from '../../publish/index.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { linkCookie, linkOfName, nameOfLink } from './link-calls.ts';
import { openPreviewLinks } from './preview-links.ts';
import type { PreviewLinks } from './preview-links.ts';
import { openPreviews } from './previews.ts';
import { createPublishing } from './publishing.ts';
import type { Publishing } from './publishing.ts';
import { createStudioHost } from './studio-host.ts';
import type { StudioHostOptions } from './studio-context.ts';
import { createStudioStaging } from './studio-staging.ts';
import type { StagingSettings } from './studio-staging.ts';
import { openTeam } from './team/team.ts';
import type { TeamOptions } from './team/team.ts';
import { Workspace } from './workspace.ts';
import type { WorkspaceOptions } from './workspace.ts';
import { openWriters } from './writers.ts';
import type { Writers } from './writers.ts';

/** Options of a studio: the project, and its places. */
export interface StudioOptions
  extends
    Pick<WorkspaceOptions, 'root' | 'format'>,
    Pick<StudioHostOptions, 'settings' | 'password' | 'sampleAddress'> {
  /** The portal's build: folder with `client/`, `published/` and `studio/`. */
  readonly dist: string;
  /** Folder of drafts and of the previews' publications. */
  readonly folder: string;
  /** Folder of links by which others see drafts. */
  readonly links: string;
  readonly publications: Publications;
  /** Those of the same project that wait for somebody or for a time. */
  readonly planned: PlannedPublications;
  /** That of the same project which staff see before customers do. */
  readonly staging: Staging;
  /** The portals that show it to staff; none unless stated. */
  readonly stagingSettings?: StagingSettings | undefined;
  readonly orgUrl: string;
  readonly paymentsUrl: string | undefined;
  readonly ports: StudioPorts;
  /** Several people who log in; without it the studio is for this machine alone. */
  readonly team?: SharedStudio | undefined;
  /** Told what was done at its time, and what could not be. */
  readonly log?: (line: string) => void;
}

/** Ports that are free. */
interface StudioPorts {
  readonly studio: number;
  /** One for the portal of each brand of the settings, in their order. */
  readonly previews: readonly number[];
}

/** The settings of a studio for several people. */
export interface SharedStudio extends Omit<TeamOptions, 'clock'> {
  /** Address of this machine to listen at. */
  readonly address: string;
  /** Origins of the previews as people reach them, in the order of the brands: of the same host as the studio. */
  readonly previews: readonly string[];
  readonly trustProxy?: string | undefined;
}

/** A studio that listens. */
export interface Studio {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const loopback = '127.0.0.1';

/** Milliseconds between two looks at what is due. */
const lookEvery = 5000;

/**
 * Opens the studio, for this machine alone or for a team.
 *
 * @throws Error with one sentence when the portal or the studio is not built, or a port is taken
 * @example const { url, stop } = await openStudio({ root, dist, folder, orgUrl, ports, settings, ... })
 */
export async function openStudio(options: StudioOptions): Promise<Studio> {
  const { folder, dist, ports, settings } = options;
  const shared = options.team;
  const address = shared?.address ?? loopback;
  const origin = shared?.origin ?? `http://${loopback}:${ports.studio}`;
  const team = shared && openTeam({ ...shared, clock: Date });
  const links = openPreviewLinks(options.links, Date);
  const writers =
    shared && openWriters(join(shared.folder, 'writers.json'), options.publications.unpublished);
  const workspaceOf = keepWorkspaces({ ...options, writers }, links);
  const isSecure = origin.startsWith('https:');
  const previews = await openPreviews({
    ...options,
    sourceOf: workspaceOf,
    whoOf({ headers: { cookie } }) {
      const link = links.find(linkCookie.read(cookie, isSecure) ?? '');
      if (link !== undefined) return nameOfLink(link.id);
      return team === undefined ? '' : team.whoIs(cookie)?.id;
    },
    cookiesForPortal: withoutOwnCookies,
    folder: join(folder, 'previews'),
    brands: settings.brands.map(({ id }, at) => {
      const port = ports.previews[at] ?? 0;
      return { id, port, origin: shared?.previews[at] ?? `http://${loopback}:${port}` };
    }),
    address,
    framedBy: origin,
    trustProxy: shared === undefined ? undefined : withLoopback(shared.trustProxy),
  });
  const { publishing, staging } = publishingOf({ ...options, writers });
  const page = join(dist, 'studio');
  const { trustProxy } = shared ?? {};
  const kept = { workspaceOf, previews, publishing, staging, team, links };
  const host = { ...options, ...kept, origin, page, trustProxy };
  const server = createStudioHost(host);
  await server.listen({ port: ports.studio, host: address });
  const stopRunning = runWhatIsDue(publishing, options.log);
  return {
    url: origin,
    async stop() {
      stopRunning();
      await Promise.all([server.close(), previews.stop()]);
      team?.close();
    },
  };
}

interface KnownWriters {
  /** None without a team. */
  readonly writers: Writers | undefined;
}

/** The acts that put screens where somebody sees them, one after the other. */
function publishingOf({ planned, staging, stagingSettings, ...options }: StudioOptions & KnownWriters) {
  const common = { ...options, inOrder: createQueue() };
  return {
    publishing: createPublishing({ ...common, plans: planned }),
    staging: createStudioStaging({ ...common, staging, settings: stagingSettings, clock: Date }),
  };
}

/** Drafts of each person, and those of each link; without a team there is one person. */
function keepWorkspaces(
  {
    root,
    format,
    folder,
    team,
    writers,
  }: Pick<StudioOptions, 'root' | 'format' | 'folder' | 'team'> & KnownWriters,
  links: PreviewLinks,
): (who: string) => Workspace {
  const known = new Map<string, Workspace>();
  const draftsOf = (who: string): DraftKeeper => {
    const id = linkOfName(who);
    if (id !== undefined) return sharedDrafts(links.byId(id)?.drafts ?? {});
    return createDraftKeeper(join(folder, who === '' ? 'drafts.json' : `drafts-${who}.json`));
  };
  const forgetEnded = () => {
    for (const who of known.keys()) {
      const id = linkOfName(who);
      if (id !== undefined && links.byId(id) === undefined) known.delete(who);
    }
  };
  return (who) => {
    if (!known.has(who)) forgetEnded();
    const isShared = team !== undefined && linkOfName(who) === undefined;
    const workspace =
      known.get(who) ??
      new Workspace({
        root,
        format,
        drafts: draftsOf(who),
        clock: Date,
        isShared,
        onSave: (paths) => writers?.note(who, paths),
      });
    known.set(who, workspace);
    return workspace;
  };
}

/** The drafts of a link, which nobody can change. */
function sharedDrafts(texts: Readonly<Record<string, string>>): DraftKeeper {
  const drafts = new Map(Object.entries(texts).map(([path, text]) => [path, { text, base: undefined }]));
  return { all: () => drafts, replace: () => undefined };
}

/** Cookies of the studio are nobody's business in a portal or its org. */
function withoutOwnCookies(cookies: string): string {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !/^(?:__Host-)?studio(?:-[a-z-]+)?=/.test(pair))
    .join('; ');
}

/** The studio calls its previews itself, for somebody who is on https. */
const withLoopback = (list: string | undefined) =>
  list === undefined || list === 'none' ? 'loopback' : `loopback, ${list}`;

/** Looks now and again for publications whose time has come. */
function runWhatIsDue({ run }: Publishing, log: StudioOptions['log']): () => void {
  const look = () => {
    run().then(
      (lines) => lines.forEach((line) => log?.(line)),
      (error: unknown) => log?.(`What is due could not be done: ${String(error)}`),
    );
  };
  const timer = setInterval(look, lookEvery).unref();
  return () => clearInterval(timer);
}
