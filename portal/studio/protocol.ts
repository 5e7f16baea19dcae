/** The messages between the studio's page and its server. */
import type { Diagnostic } from '../publish/index.ts';

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
  readonly files: readonly FileSummary[];
}

/** One file of a document. */
export interface FileSummary {
  /** From the project's root. */
  readonly path: string;
  readonly role: FileRole;
  readonly isChanged: boolean;
  /** The file has been changed or removed by somebody else since its draft was begun. */
  readonly isOvertaken: boolean;
}

/** The role of a file in a document. */
export type FileRole = 'config' | 'en' | 'es';

/** A file as it is edited. */
export interface FileText extends FileSummary {
  /** The draft where there is one. */
  readonly text: string;
  /** The text on the disk; undefined for a file that is not there yet. */
  readonly saved: string | undefined;
}

/** The state of the project as it would be with all drafts. */
export interface ProjectState {
  readonly documents: readonly StudioDocument[];
  readonly diagnostics: readonly Diagnostic[];
  /** Counts what previews can show; the same number shows the same. */
  readonly revision: number;
}

/** The settings of the studio, which never change while it runs. */
export interface StudioSettings {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly viewers: readonly Viewer[];
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
  /** An address at which the screen has something to show; undefined where none is known. */
  readonly path: string | undefined;
}

/** A text that was typed into a file. */
export interface DraftCall {
  readonly path: string;
  readonly text: string;
  /** The text, draft or file, that it was typed over: another one means that somebody else was there meanwhile. */
  readonly over?: string | undefined;
}

/** The beginning of a new screen. */
export interface NewScreen {
  readonly area: string;
  readonly name: string;
  readonly route: string;
  readonly access: 'guest' | 'customer' | 'anyone';
  readonly title: { readonly en: string; readonly es: string };
}

/** Why something was not done. */
export type ProblemCode =
  | 'FOREIGN_REQUEST'
  | 'INVALID_REQUEST'
  | 'NOT_FOUND'
  | 'TAKEN'
  | 'DIAGNOSTICS'
  | 'OVERTAKEN'
  | 'OTHER_BUILD'
  | 'PREVIEW_FAILED'
  | 'DISK_FAILED';

/** An answer that says no. */
export interface Problem {
  readonly code: ProblemCode;
  /** The error, its place and the remedy, in one or two sentences. */
  readonly message: string;
}
