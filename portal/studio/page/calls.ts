import type { LanguageSchema } from '../editing/language-schema.ts';
import { pageHeader } from '../protocol.ts';
import type {
  AuditEntry,
  DraftCall,
  Entry,
  FileText,
  FlowChart,
  KnownDraft,
  LinkSummary,
  MadeLink,
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
  SharedPreview,
  StudioSettings,
} from '../protocol.ts';
import type {
  ComparedPair,
  ComparedPictures,
  PlanDecision,
  PlanPublicationCall,
  PlannedSummary,
  PromoteCall,
  PublicationList,
  PublicationReview,
  PublishAgainCall,
  PublishCall,
  StageCall,
  StagingInvitation,
  StagingState,
} from '../publication-protocol.ts';

/** A publication in words, and the project after it. */
export interface PublishedAnswer {
  readonly message: string;
  readonly project: ProjectState;
}

/** The result of a call. */
export type Outcome<TValue> =
  | { readonly state: 'done'; readonly value: TValue }
  | { readonly state: 'failed'; readonly problem: Problem };

/** The event of a window whose session is over. */
export const signedOut = 'studio:signed-out';

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
    const problem = value as Problem;
    if (problem.code === 'NOT_SIGNED_IN' && address !== 'log-in') window.dispatchEvent(new Event(signedOut));
    return { state: 'failed', problem };
  } catch {
    const message =
      'The studio does not answer. Start it again with "npm run studio"; what you typed is still here.';
    return { state: 'failed', problem: { code: 'NOT_FOUND', message } };
  }
}

const encode = encodeURIComponent;

const sharedPlace = '#/shared/';

/** The secret of the link that this page was opened by; empty in the studio itself. */
export const sharedSecret = (): string =>
  location.hash.startsWith(sharedPlace) ? location.hash.slice(sharedPlace.length) : '';

/** Calls of a preview are others where a link has led to it. */
const area = () => (sharedSecret() === '' ? '' : 'shared/');

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
  /** Gives up the saving or staging that is under way, unless it is done by then. */
  cancel: () => call<object>('POST', 'cancel'),
  publications: () => call<PublicationList>('GET', 'publications'),
  publish: (publication: PublishCall) => call<PublishedAnswer>('POST', 'publish', publication),
  cancelPublication: (author: string) => call<object>('POST', 'publish/cancel', { author }),
  publishAgain: (publication: PublishAgainCall) =>
    call<PublishedAnswer>('POST', 'publish-again', publication),
  /** All that could be published, with one's drafts of a document. */
  review: (document: string) => call<PublicationReview>('GET', `review?document=${encode(document)}`),
  /** Plans a publication for a time, or asks for somebody's approval. */
  planPublication: (wanted: PlanPublicationCall) => call<PublishedAnswer>('POST', 'planned', wanted),
  planned: () => call<readonly PlannedSummary[]>('GET', 'planned'),
  decide: (decision: PlanDecision) => call<PublishedAnswer>('POST', 'planned/decide', decision),
  staging: () => call<StagingState>('GET', 'staging'),
  stage: (wanted: StageCall) => call<PublishedAnswer>('POST', 'staging', wanted),
  promote: (wanted: PromoteCall) => call<PublishedAnswer>('POST', 'staging/promote', wanted),
  endStaging: () => call<PublishedAnswer>('POST', 'staging/clear'),
  lookAtStaging: (portal: string) => call<StagingInvitation>('POST', 'staging/look', { portal }),
  entry: () => call<Entry>('GET', 'entry'),
  logIn: (username: string, password: string) => call<object>('POST', 'log-in', { username, password }),
  logOut: () => call<object>('POST', 'log-out'),
  changePassword: (before: string, after: string) => call<object>('POST', 'password', { before, after }),
  audit: () => call<readonly AuditEntry[]>('GET', 'audit'),
  /** Says where this window is. @returns all others */
  presence: (own: Presence) => call<readonly Presence[]>('POST', 'presence', own),
  /** The flow of a screen; undefined while it has problems. */
  flow: (id: string) => call<{ readonly chart?: FlowChart }>('GET', `flow?id=${encode(id)}`),
  /** Every place that names something. */
  places: () => call<readonly NamedPlace[]>('GET', 'places'),
  /** Works a change over several files out, which is not made yet. */
  plan: (wanted: PlanCall) => call<PlannedChange>('POST', 'plan', wanted),
  add: (screen: NewScreen) => call<ProjectState>('POST', 'screens', screen),
  /** Makes a link to drafts, or to a planned publication. */
  share: (title: string, plan?: string) => call<MadeLink>('POST', 'links', { title, plan }),
  links: () => call<readonly LinkSummary[]>('GET', 'links'),
  endLink: (id: string) => call<object>('POST', 'links/end', { id }),
  openShared: (secret: string) => call<SharedPreview>('POST', 'shared', { secret }),
  preview: (id: string, brand: string) =>
    call<PreviewPlace>('GET', `${area()}preview?id=${encode(id)}&brand=${encode(brand)}`),
  /** A screen in two states of the project. */
  pictures: (id: string, brand: string, pair: ComparedPair) =>
    call<ComparedPictures>('GET', `pictures?id=${encode(id)}&brand=${encode(brand)}&pair=${pair}`),
  become: (username: string | undefined) => call<object>('POST', `${area()}viewer`, { username }),
};
