import type { LanguageSchema } from '../editing/language-schema.ts';
import { pageHeader } from '../protocol.ts';
import type {
  DraftCall,
  FileText,
  FlowChart,
  KnownDraft,
  NamedPlace,
  NewScreen,
  Offer,
  Offers,
  PlanCall,
  PlannedChange,
  Presence,
  PreviewPlace,
  ProjectState,
  ProjectText,
  Problem,
  PublicationList,
  PublishAgainCall,
  PublishCall,
  StudioSettings,
} from '../protocol.ts';

/** What was published, and the project after it. */
export interface PublishedAnswer {
  readonly message: string;
  readonly project: ProjectState;
}

/** The result of a call. */
export type Outcome<TValue> =
  | { readonly state: 'done'; readonly value: TValue }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Longest body, in letters, that a browser sends while its page is being closed; a file of texts is far shorter. */
const longestFarewell = 60_000;

async function call<TValue>(method: string, address: string, content?: unknown): Promise<Outcome<TValue>> {
  const body = content === undefined ? undefined : JSON.stringify(content);
  try {
    const answer = await fetch(`/api/${address}`, {
      method,
      headers: { [pageHeader]: '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body, keepalive: body.length < longestFarewell }),
    });
    const value: unknown = await answer.json();
    // Both are written by this studio's own server.
    if (answer.ok) return { state: 'done', value: value as TValue };
    return { state: 'failed', problem: value as Problem };
  } catch {
    const message =
      'The studio does not answer. Start it again with "npm run studio"; what you typed is still here.';
    return { state: 'failed', problem: { code: 'NOT_FOUND', message } };
  }
}

const encode = encodeURIComponent;

/** The calls from the page to its server. */
export const calls = {
  settings: () => call<StudioSettings>('GET', 'settings'),
  project: () => call<ProjectState>('GET', 'project'),
  document: (id: string) => call<readonly FileText[]>('GET', `document?id=${encode(id)}`),
  schema: (id: string) => call<LanguageSchema>('GET', `schema?id=${encode(id)}`),
  operations: () => call<readonly Offer[]>('GET', 'operations'),
  texts: () => call<readonly ProjectText[]>('GET', 'texts'),
  offers: (id: string) => call<Offers>('GET', `offers?id=${encode(id)}`),
  drafts: (drafts: readonly DraftCall[]) => call<ProjectState>('PUT', 'drafts', { drafts }),
  discard: (drafts: readonly KnownDraft[]) => call<ProjectState>('POST', 'discard', { drafts }),
  keepMine: (paths: readonly string[]) => call<ProjectState>('POST', 'keep-mine', { paths }),
  save: (paths: readonly string[]) => call<ProjectState>('POST', 'save', { paths }),
  publications: () => call<PublicationList>('GET', 'publications'),
  publish: (publication: PublishCall) => call<PublishedAnswer>('POST', 'publish', publication),
  publishAgain: (publication: PublishAgainCall) =>
    call<PublishedAnswer>('POST', 'publish-again', publication),
  /** Says where this window is. @returns all others */
  presence: (own: Presence) => call<readonly Presence[]>('POST', 'presence', own),
  /** The flow of a screen; undefined while it has problems. */
  flow: (id: string) => call<{ readonly chart?: FlowChart }>('GET', `flow?id=${encode(id)}`),
  /** Every place that names something. */
  places: () => call<readonly NamedPlace[]>('GET', 'places'),
  /** Works a change over several files out, which is not made yet. */
  plan: (wanted: PlanCall) => call<PlannedChange>('POST', 'plan', wanted),
  add: (screen: NewScreen) => call<ProjectState>('POST', 'screens', screen),
  preview: (id: string, brand: string) =>
    call<PreviewPlace>('GET', `preview?id=${encode(id)}&brand=${encode(brand)}`),
  become: (username: string | undefined) => call<object>('POST', 'viewer', { username }),
};
