import type { ReadOperation, WriteOperation } from '@energy-portal/sdk';
import type { Bindings, Submission } from '../../screen-language/generated/screen-config.gen.ts';
import type { Language } from '../i18n/index.ts';

/** One of the screen's reads, as blocks know it. */
export interface ReadView {
  /** `waiting`: nothing was asked, because a condition or a value is missing. */
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Also there while newer data is on its way, and after a failure that followed a success. */
  /** The data is of earlier, and is being asked for again. */
  readonly isStale?: boolean;
  readonly data: unknown;
  /** The path of the list in the answer, as the specs say; undefined for an answer that is no list. */
  readonly items?: string;
  /** Of a failed read: true when the org answered that there is no such thing for this customer. */
  readonly isNotFound?: boolean;
  /** Of a failed read: true when it was no answer of the org's own, so that trying again may help. */
  readonly isOutage?: boolean;
  /** Of a read that failed: the code that the org gave, or the client's own. */
  readonly errorCode?: string | undefined;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly refresh: () => void;
}

/** The values a text is filled with. */
export interface TextValues {
  readonly [name: string]: unknown;
}

/** The result of a submission. */
type SubmissionResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly errors: readonly { readonly field?: string; readonly message: string }[];
    };

/** The result of a call that a block makes by itself. */
export type CallResult =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly message: string;
      /** The error codes of the org, where it gave some. */
      readonly codes: readonly string[];
    };

/** The options of a call beside its submission. */
interface CallOptions {
  /** The value of `item` in the submission's bindings. */
  readonly item?: unknown;
  readonly signal?: AbortSignal;
  /** Told how much of a file is sent, in bytes. */
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number | undefined }) => void;
}

/** A way to another screen, as configs write it. */
export interface LinkLike {
  readonly to: string;
  readonly with?: Bindings;
  readonly query?: Bindings;
}

/** All that a block can ask of the screen it stands on. Blocks know nothing else: no SDK, no other block. */
export interface BlockPage {
  readonly language: Language;
  /** A text of this screen, or one that all forms share. */
  readonly text: (key: string, values?: TextValues) => string;
  /** The same, where the text need not be there. */
  readonly optionalText: (key: string, values?: TextValues) => string | undefined;
  /** The value of a source; `item` is the entry of a list. */
  readonly value: (source: string, item?: unknown) => unknown;
  /** The value of a binding. */
  readonly bound: (binding: Bindings[string], item?: unknown) => unknown;
  /** Returns true when a named condition holds, and for none. `item` is the entry that it may ask about. */
  readonly holds: (condition: string | undefined, item?: unknown) => boolean;
  readonly read: (name: string) => ReadView;
  /** The address of a link; undefined while a value is missing. */
  readonly hrefOf: (link: LinkLike, item?: unknown) => string | undefined;
  /** This screen's address with these values behind its ?; those that are not there are left out. */
  readonly addressOf: (values: { readonly [name: string]: string | undefined }) => string;
  /** Goes to that address; the screen's reads find the values there. */
  readonly search: (values: { readonly [name: string]: string | undefined }) => void;
  /** Calls an operation without a form and shows its success; `item` is the entry that it is about. */
  readonly submit: (submission: Submission, item?: unknown) => Promise<SubmissionResult>;
  /** The same for a block that shows by itself how far it is and how it ended; the answer is handed back. */
  readonly call: (submission: Submission, options?: CallOptions) => Promise<CallResult>;
}

/** Props of every block. */
export interface BlockProps<TBlock> {
  readonly block: TBlock;
  readonly page: BlockPage;
}

/** An operation of the specs whose types are not known here: the checker has compared the config with the specs. */
export type AnyOperation = ReadOperation<unknown, unknown> | WriteOperation<unknown, unknown>;

/** Fetches an operation by its id; one that was fetched before is there at once. */
export type LoadOperation = (operationId: string) => AnyOperation | Promise<AnyOperation>;
