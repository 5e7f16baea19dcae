import type { QueuedFile } from '../../files/file-queue.ts';
import type { NoticeTone } from '../../ui/index.ts';

/** The state of a document, and of the requirement that it is for. */
type DocumentState = 'missing' | 'quarantined' | 'clean' | 'infected' | 'refused' | 'accepted';

/** The state as customers read it: what arrived is ready, and nobody looks at it before everything is submitted. */
type ShownState = DocumentState | 'ready';

/** Returns the state as customers read it, before and after everything is submitted. */
export function shownState(state: DocumentState, isSubmitted: boolean): ShownState {
  return state === 'clean' && !isSubmitted ? 'ready' : state;
}

/** A type of document and what makes one acceptable, as the org tells it. */
export interface DocumentType {
  readonly type: string;
  readonly rules: readonly string[];
  readonly formats: readonly string[];
  readonly maxBytes: number;
  readonly minPages: number;
}

/** A document that was handed in. */
export interface HandedDocument {
  readonly documentId: string;
  readonly documentType: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: DocumentState;
  readonly reason: string | null;
  readonly uploadedAt: string;
}

/** One thing to be shown, by any one of several types. */
export interface Requirement {
  readonly requirementId: string;
  readonly purpose: string;
  readonly acceptedTypes: readonly string[];
  readonly state: DocumentState;
  /** The newest first. */
  readonly documents: readonly HandedDocument[];
}

/** The list behind a source that the schema of screen configs binds to one shape; empty before it is there. */
export function listOf<TEntry>(value: unknown): readonly TEntry[] {
  return Array.isArray(value) ? (value as readonly TEntry[]) : []; // the SDK refuses answers that the specs do not allow
}

/** Returns true when another document is needed, or nothing was handed in yet. */
export function isWanting({ state }: Requirement): boolean {
  return state === 'missing' || state === 'refused' || state === 'infected';
}

/** The document that a new one stands in for: the newest, where it was turned down. */
export function replacedBy({ documents: [newest] }: Requirement): HandedDocument | undefined {
  return newest?.state === 'refused' || newest?.state === 'infected' ? newest : undefined;
}

/** The colour of each state. */
export const toneOf: { readonly [state in ShownState]: NoticeTone | 'neutral' } = {
  missing: 'warning',
  quarantined: 'info',
  ready: 'info',
  clean: 'info',
  infected: 'error',
  refused: 'error',
  accepted: 'success',
};

/** The type that is chosen for a requirement. */
export interface Choice {
  readonly requirement: Requirement;
  readonly type: DocumentType;
}

/** A document on its way, and what it is for. */
export interface QueuedDocument extends QueuedFile {
  readonly requirementId: string;
  readonly type: string;
}
