import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectState, Role } from '../../protocol.ts';
import { done, failed } from '../answer.ts';
import { openPreviewLinks } from '../preview-links.ts';
import type { Publishing } from '../publishing.ts';
import type { StudioStaging } from '../studio-staging.ts';
import type { OpenWorkspace } from '../studio-context.ts';
import { createStudioHost } from '../studio-host.ts';
import { runTeamCommand } from '../team/team-command.ts';
import { openTeam } from '../team/team.ts';
import type { Team, TeamOptions } from '../team/team.ts';

/** The password of everybody in a scene. */
export const scenePassword = 'correct horse battery';

const state: ProjectState = { documents: [], diagnostics: [], revision: 1 };

/** Drafts of somebody that are kept nowhere. */
function silentWorkspace(who: string, did: (what: string) => void): OpenWorkspace {
  const drafts = new Set<string>();
  const change = (what: string) => {
    did(`${who} ${what}`);
    return done(state);
  };
  const nothing = failed('NOT_FOUND', 'There is nothing here.');
  return {
    revision: 1,
    project: missing,
    preview: missing,
    filesWith: missing,
    state: () => state,
    read: () => nothing,
    offers: () => nothing,
    operations: () => [],
    texts: () => [],
    sources: () => new Map(),
    draftPaths: () => [...drafts],
    plan: () => nothing,
    places: () => [],
    flow: () => undefined,
    schemaOf: () => nothing,
    edit(...edits) {
      for (const { path } of edits) drafts.add(path);
      return change('edits');
    },
    keepMine: () => change('keeps'),
    discard: () => change('discards'),
    save: async () => change('saves'),
    add: () => change('adds'),
  };
}

function missing(): never {
  throw new Error('There is no project.');
}

/** A studio of a team over nothing, and what it did. */
export interface StudioScene {
  readonly server: ReturnType<typeof createStudioHost>;
  readonly folder: string;
  readonly did: string[];
  readonly people: Team['people'];
  /** Logs somebody in. @returns his cookie */
  readonly logIn: (username: string) => Promise<string>;
  /** Sends a call as the page would. */
  readonly call: (call: SceneCall) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly close: () => Promise<void>;
}

interface SceneCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly payload?: object | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Opens a studio for people with each role; their user names are the names of the roles. */
export async function openStudioScene(
  options: Partial<Pick<TeamOptions, 'isReviewed' | 'openId' | 'origin'>> & {
    readonly publishing?: Partial<Publishing>;
    readonly staging?: StudioStaging;
    readonly people?: readonly (readonly [username: string, role: Role])[];
  } = {},
): Promise<StudioScene> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-team-'));
  const { origin = 'http://127.0.0.1:4180', people = usualPeople } = options;
  writeFileSync(join(folder, 'index.html'), '<title>Studio</title>');
  const stores = { folder, clock: Date, passwordCost: 16 };
  for (const [username, role] of people)
    await runTeamCommand(
      { words: ['add', username], name: `The ${username}`, role, password: scenePassword },
      stores,
    );
  const did: string[] = [];
  const team = openTeam({ ...options, ...stores, origin });
  const note = (what: string) => void did.push(what);
  const server = createStudioHost({
    ...silentOptions(folder, note),
    origin,
    publishing: publishingThat(note, options.publishing),
    staging: options.staging ?? stagingThat(note),
    team,
  });
  const call = callerOf(server, origin);
  return {
    server,
    folder,
    did,
    people: team.people,
    call,
    async logIn(username) {
      const payload = { username, password: scenePassword };
      const { cookies } = await call({ method: 'POST', url: '/api/log-in', payload });
      return cookies[0]?.split(';', 1)[0] ?? '';
    },
    async close() {
      await server.close();
      team.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A studio without screens, whose page stands in a folder. */
const silentOptions = (page: string, did: (what: string) => void) => ({
  workspaceOf: (who: string) => silentWorkspace(who === '' ? 'nobody' : 'somebody', did),
  previews: {
    show: async () => failed('NOT_FOUND', 'There is no preview.'),
    showBeside: async () => failed('NOT_FOUND', 'There is no preview.'),
    originOf: () => undefined,
    post: async () => ({ status: 200, cookies: [] }),
    stop: async () => undefined,
  },
  settings: { brands: [], viewers: [] },
  password: '',
  page,
  links: openPreviewLinks(join(page, 'links'), Date),
  sampleAddress: () => undefined,
});

function callerOf(server: StudioScene['server'], origin: string) {
  const host = new URL(origin).host;
  return async ({ method, url, cookie, payload, headers }: SceneCall) => {
    const sent = { host, origin, 'x-studio': '1', cookie, ...headers };
    const answer = await server.inject({
      method,
      url,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...(payload !== undefined && { payload }),
    });
    const body: unknown = answer.body === '' ? undefined : answer.json();
    return { status: answer.statusCode, body, cookies: [answer.headers['set-cookie'] ?? []].flat() };
  };
}

const usualPeople = [
  ['read', 'read'],
  ['texts', 'texts'],
  ['screens', 'screens'],
  ['publish', 'publish'],
] as const;

const stagingThat = (did: (what: string) => void): StudioStaging => ({
  state: () => ({ portals: ['portal.example'] }),
  stage: async ({ author }) => (did(`staged by ${author}`), done('Staged.')),
  promote: async ({ author }) => (did(`promoted by ${author}`), done('Published.')),
  clear: async () => (did('cleared'), done('Nothing is staged any more.')),
  invite: (portal) => (did(`invited to ${portal}`), done({ address: `https://${portal}/staging` })),
});

function publishingThat(did: (what: string) => void, own: Partial<Publishing> = {}): Publishing {
  return {
    list: () => ({ versions: [], unpublished: [] }),
    publish: async ({ author }) => (did(`published by ${author}`), done('Published.')),
    publishAgain: async ({ author }) => (did(`published again by ${author}`), done('Published.')),
    cancel: (author) => did(`cancelled by ${author}`),
    liveText: () => undefined,
    liveTexts: () => new Map(),
    review: () => [],
    planned: () => [],
    plan: async ({ author }, { isApproved }) => (
      did(`${isApproved ? 'planned' : 'asked for'} by ${author}`),
      done('Planned.')
    ),
    decide: async ({ what }, { actor }) => (did(`${what} by ${actor.name}`), done('Decided.')),
    run: async () => [],
    ...own,
  };
}
