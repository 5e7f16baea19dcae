/** The messages between the studio's page and its server. */
import type { Diagnostic } from '../publish/index.ts';
import type { Language, PerLanguage } from '../screen-language/language.ts';
import type { PublishedManifest } from '../screen-language/manifest.ts';

export type { Diagnostic };

/** Sent by the studio's page with every call: no other site can make a browser send it. */
export const pageHeader = 'x-studio';

/** Screens, texts that all screens share, and what belongs to the layout: each is edited as a whole. */
export interface StudioDocument {
  /** `account/log-in`, `texts/common`, `layout/brands`. */
  readonly id: string;
  readonly kind: 'screen' | 'texts' | 'layout';
  /** The title that people know. */
  readonly title: string;
  /** Only of a screen, as far as its config says so. */
  readonly route?: string;
  readonly access?: string;
  /** It goes when its drafts are saved. */
  readonly isRemoved?: boolean;
  readonly files: readonly FileSummary[];
}

/** One file of a document. */
export interface FileSummary {
  /** From the project's root. */
  readonly path: string;
  readonly role: FileRole;
  readonly isChanged: boolean;
  /** There is no such file yet: all of it is a draft. */
  readonly isNew: boolean;
  /** The file has been changed or removed by somebody else since its draft was begun. */
  readonly isOvertaken: boolean;
}

/** The role of a file in a document. */
export type FileRole = 'config' | Language;

/** A file as it is edited. */
export interface FileText extends FileSummary {
  /** The draft where there is one. */
  readonly text: string;
  /** The text on the disk; undefined for a file that is not there yet. */
  readonly saved: string | undefined;
  /** The text that the draft was begun on, where somebody has saved another one since. */
  readonly base?: string | undefined;
  /** The text that customers have; not there where they have none, or nothing was published yet. */
  readonly live?: string | undefined;
}

/** The state of the project as it would be with all drafts. */
export interface ProjectState {
  readonly documents: readonly StudioDocument[];
  readonly diagnostics: readonly Diagnostic[];
  /** Counts what previews can show; the same number shows the same. */
  readonly revision: number;
}

/** The rights of somebody in a studio of a team; each has those before it, too. */
export type Role = 'read' | 'texts' | 'screens' | 'publish';

/** Somebody who uses the studio. */
export interface Person {
  /** Empty where the studio is for one person alone. */
  readonly name: string;
  readonly role: Role;
}

/** The ways into a studio of a team. */
export interface Entry {
  /** Log-in at the team's own provider is offered, too. */
  readonly hasOpenId: boolean;
}

/** Something that was done, for those who look at what a team does. */
export interface AuditEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
  readonly action: string;
  readonly detail: string;
}

/** The settings of the studio, which never change while it runs. */
export interface StudioSettings {
  /** Whoever asks. */
  readonly me: Person;
  /** Of a team; undefined where the studio is for one person alone. */
  readonly team?: TeamSettings | undefined;
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly viewers: readonly Viewer[];
}

/** The rules of a team. */
interface TeamSettings {
  /** Another person approves what is published. */
  readonly isReviewed: boolean;
}

/** A customer of the sandbox whom the preview may show the portal to. */
interface Viewer {
  readonly username: string;
  readonly note: string;
}

/** The address of a screen's preview. */
export interface PreviewPlace {
  /** Origin of the portal of one brand, which shows the project as of `revision`. */
  readonly origin: string;
  readonly revision: number;
  /** Ids of documents that are shown as they were before a problem. */
  readonly held: readonly string[];
  /** The publication that the portal shows, for pages that are open; undefined until one could be made. */
  readonly manifest?: PublishedManifest | undefined;
  /** An address at which the screen has something to show; undefined where none is known. */
  readonly path: string | undefined;
  /** The calls of the screen, each of which may be shown as refused. */
  readonly calls?: readonly PreviewCall[];
}

/** A link that was made just now: its secret is told this once. */
export interface MadeLink {
  readonly address: string;
}

/** A link that is open. */
export interface LinkSummary {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly until: number;
}

/** Drafts as somebody sees them who has a link. */
export interface SharedPreview {
  readonly author: string;
  readonly time: number;
  readonly until: number;
  readonly title: string;
  readonly settings: StudioSettings;
  /** Those that the drafts change; all screens where there are none. */
  readonly documents: readonly StudioDocument[];
  readonly revision: number;
}

/** A call that a screen makes, and the codes of the errors that it can be answered with. */
export interface PreviewCall {
  readonly operation: string;
  /** One line for people. */
  readonly title: string;
  readonly kind: 'read' | 'write';
  readonly method: string;
  /** Of its address, with names in braces for what differs. */
  readonly path: string;
  readonly codes: readonly string[];
}

/** A text that was typed into a file. */
export interface DraftCall {
  readonly path: string;
  readonly text: string;
  /** The text, draft or file, that it was typed over: another one means that somebody else was there meanwhile. */
  readonly over?: string | undefined;
}

/** A change over several files, worked out and not made yet: the page makes it as one edit. */
export interface PlannedChange {
  /** Of the edit. */
  readonly name: string;
  /** Id of the document that is to be opened then. */
  readonly document: string;
  readonly files: readonly PlannedFile[];
}

/** One file of a change. An empty text stands for a file that is not there. */
interface PlannedFile extends Pick<FileText, 'path' | 'role' | 'text'> {
  /** Id of its document. */
  readonly document: string;
}

/** A screen that gets another title, address or place. */
export interface ScreenMove {
  readonly id: string;
  /** Its id afterwards, which may be the same. */
  readonly newId: string;
  readonly route: string;
  readonly title: PerLanguage<string>;
  /** Whoever asks for the old address comes to the new one. */
  readonly isRedirected: boolean;
}

/** A screen to delete, and the address that links to it lead to afterwards. */
export interface ScreenRemoval {
  readonly id: string;
  readonly leadsTo: string;
  readonly isRedirected: boolean;
}

/** Kinds of things that have a name of their own on each screen. */
export type NamedKind = 'question' | 'condition' | 'data' | 'value' | 'message';

/** A name that is to be another one on some screens. */
export interface EveryRename {
  readonly kind: NamedKind;
  readonly from: string;
  readonly to: string;
  /** Ids of the screens. */
  readonly screens: readonly string[];
}

/** A change over several files to work out. */
export type PlanCall =
  | { readonly what: 'move'; readonly move: ScreenMove }
  | { readonly what: 'remove'; readonly removal: ScreenRemoval }
  | { readonly what: 'rename'; readonly rename: EveryRename };

/** One place that names or defines something. */
export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  /** Id of the document. */
  readonly document: string;
  /** Of the JSON pointer in its config, or the key of its text. */
  readonly pointer: string;
  /** The thing is defined there, and not only named. */
  readonly isOwn?: boolean;
  /** The words of a text. */
  readonly words?: string;
}

/** Kinds of things that are looked for in all screens. */
export type PlaceKind =
  | 'operation'
  | 'member'
  | 'record field'
  | 'route'
  | 'value'
  | 'source'
  | 'question'
  | 'condition'
  | 'data'
  | 'message'
  | 'code'
  | 'block'
  | 'text';

/** One thing in the picture of a screen's flow. */
export interface FlowNode {
  readonly id: string;
  readonly kind: 'start' | 'read' | 'step' | 'call' | 'success' | 'failure';
  readonly title: string;
  readonly note: string;
  /** JSON pointer of what it is in the config. */
  readonly pointer: string;
  readonly row: number;
  /** 0 is the way through the form; calls and what they load or fail with stand beside it. */
  readonly column: number;
}

/** A way from one thing to another one. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  /** The condition or the case in which it is gone. */
  readonly label?: string;
}

/** The flow of a screen: steps, branches, calls and failures. */
export interface FlowChart {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

/** A draft to give up, as the window knows it: what another window has typed since is not given up with it. */
export interface KnownDraft {
  readonly path: string;
  readonly text?: string | undefined;
}

/** A text by its language; undefined where it is missing. */
export type LanguageTexts = { readonly [language in Language]?: string | undefined };

/** One text of the project, in all languages. */
export interface ProjectText extends LanguageTexts {
  /** Id of its document. */
  readonly document: string;
  /** `fields.email.label` */
  readonly key: string;
  /** Languages whose text is older than the English. */
  readonly stale: readonly Language[];
}

/** The beginning of a new screen. */
export interface NewScreen {
  readonly area: string;
  readonly name: string;
  readonly route: string;
  readonly access: 'guest' | 'customer' | 'anyone';
  readonly title: PerLanguage<string>;
  /** The operation that its form sends: questions, rules and texts are proposed for it. */
  readonly operation?: string | undefined;
  /** Id of the screen that it begins as a copy of. */
  readonly template?: string | undefined;
  /** In the menu under the customer's name. */
  readonly isInMenu?: boolean | undefined;
}

/** One thing that can be named in a screen. */
export interface Offer {
  readonly value: string;
  /** Its type, or its kind, in a word or two. */
  readonly kind?: string;
  readonly description?: string;
  /** The greatest number of characters that is taken, and the least. */
  readonly maxLength?: number;
  readonly minLength?: number;
  /** The values that are taken. */
  readonly options?: readonly string[];
  /** The members of each entry of a list, and the greatest number of entries. */
  readonly items?: readonly Offer[];
  readonly mostItems?: number;
  readonly isRequired?: boolean;
}

/** All that the config of a screen can name of the specs, the org and the other screens. */
export interface Offers {
  /** Operations that read, and that write. */
  readonly reads: readonly Offer[];
  readonly writes: readonly Offer[];
  /** All that values can come from. */
  readonly sources: readonly Offer[];
  readonly routes: readonly Offer[];
  /** Fields of the org's records, with their object. */
  readonly recordFields: readonly Offer[];
  /** Messages that all screens share. */
  readonly messages: readonly Offer[];
  /** Keys of texts below `blocks.<name>.`, by the JSON pointer of the block. */
  readonly blockTexts: Readonly<Record<string, BlockTextKeys>>;
  /** By the JSON pointer of what calls an operation. */
  readonly calls: Readonly<Record<string, CallOffers>>;
}

/** The texts that a block must have, and may have. */
interface BlockTextKeys {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** The members that a call can send, and the error codes that it can be answered with. */
export interface CallOffers {
  readonly members: readonly Offer[];
  readonly codes: readonly Offer[];
}

/** Why something was not done. */
export type ProblemCode =
  | 'FOREIGN_REQUEST'
  | 'NOT_SIGNED_IN'
  | 'NOT_ALLOWED'
  | 'NEEDS_REVIEW'
  | 'TOO_MANY_TRIES'
  | 'INVALID_REQUEST'
  | 'NOT_FOUND'
  | 'TAKEN'
  | 'DIAGNOSTICS'
  | 'OVERTAKEN'
  | 'CHANGED_SINCE'
  | 'CANCELLED'
  | 'OTHER_BUILD'
  | 'PREVIEW_FAILED'
  | 'DISK_FAILED';

/** An answer that says no. */
export interface Problem {
  readonly code: ProblemCode;
  /** The error, its place and the remedy, in one or two sentences. */
  readonly message: string;
  /** The text that another window has typed meanwhile. */
  readonly theirs?: string;
}

/** Somebody who has a document open. */
export interface Presence {
  /** Tells windows apart. */
  readonly window: string;
  /** Empty for somebody who has not said it yet. */
  readonly name: string;
  /** Id of the document; empty for somebody who leaves. */
  readonly document: string;
}
