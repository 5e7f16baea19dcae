/** The messages about publications. */
import type { PlannedState } from '../publish/index.ts';
import type { PublishedManifest } from '../screen-language/manifest.ts';
import type { PreviewPlace } from './protocol.ts';

/** One publication of the history. */
interface PublicationSummary {
  readonly number: number;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly reason: string;
  /** Ids of the documents that it changed. */
  readonly changed: readonly string[];
}

/** The publications that are kept, and what is saved and not live. */
export interface PublicationList {
  /** Newest first: the first one is live. */
  readonly versions: readonly PublicationSummary[];
  /** Ids of documents. */
  readonly unpublished: readonly string[];
}

/** A publication to make, after drafts are saved. */
export interface PublishCall {
  readonly paths: readonly string[];
  /** Ids of the documents that go live; everything that is saved unless stated. */
  readonly documents?: readonly string[] | undefined;
  readonly author: string;
  readonly reason: string;
}

/** Hashes of documents as they were shown, by their ids. */
export type SeenHashes = Readonly<Record<string, string>>;

/** A file of a publication. */
export interface PlannedFile {
  readonly path: string;
  /** Undefined for a file that is not there. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A document that a publication changes. */
export interface ReviewedDocument {
  readonly id: string;
  /** Of all that it changes. */
  readonly hash: string;
  readonly files: readonly PlannedFile[];
}

/** All that could be published, with somebody's drafts of the document that he has open. */
export interface PublicationReview {
  readonly documents: readonly ReviewedDocument[];
  /** Everybody else who may publish; undefined where nobody has to approve it. */
  readonly approvers?: readonly Approver[] | undefined;
}

/** Somebody who may approve what others ask for. */
export interface Approver {
  readonly name: string;
  /** Ids of documents that he may not approve, as he has saved some of them. */
  readonly wrote: readonly string[];
}

/** A publication for a time, or for somebody else to approve. */
export interface PlanPublicationCall extends Omit<PublishCall, 'documents'> {
  /** The documents that go live, as they were looked at: where one is another by now, nothing is planned. */
  readonly seen: SeenHashes;
  /** Milliseconds since 1970: the time at which it goes live, and that of its end. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** A publication that was planned. */
export interface PlannedSummary {
  readonly id: string;
  readonly author: string;
  /** Whoever asks has planned it himself. */
  readonly isOwn: boolean;
  /** Whoever asks has saved some of it himself. */
  readonly hasWritten: boolean;
  readonly time: number;
  readonly reason: string;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly state: PlannedState;
  readonly decidedBy?: string | undefined;
  readonly note?: string | undefined;
  readonly files: readonly PlannedFile[];
  /** Of the documents that it changes. */
  readonly hashes: SeenHashes;
}

/** The decision on a publication that was planned. */
export interface PlanDecision {
  readonly id: string;
  readonly what: 'approve' | 'refuse' | 'withdraw';
  readonly note?: string | undefined;
  /** The documents as they were looked at: what is another by now is not approved. */
  readonly seen?: SeenHashes | undefined;
}

/** A publication that staff see in the portal instead of what is live. */
export interface StagedSummary {
  readonly author: string;
  /** Whoever asks has staged it himself. */
  readonly isOwn: boolean;
  /** Whoever asks has saved some of it himself. */
  readonly hasWritten: boolean;
  readonly time: number;
  readonly reason: string;
  /** The version of its manifest. */
  readonly version: string;
  /** Ids of the documents that it changes. */
  readonly changed: readonly string[];
}

/** Staging, and what is staged. */
export interface StagingState {
  /** Names and ports of the portals that show it to staff; none where the studio knows none. */
  readonly portals: readonly string[];
  readonly staged?: StagedSummary | undefined;
}

/** A publication to stage, after drafts are saved. */
export type StageCall = PublishCall;

/** The staged publication to put live. */
export interface PromoteCall {
  /** The version that was looked at. */
  readonly version: string;
  readonly author: string;
  readonly reason: string;
}

/** The address that shows a portal's staging to whoever asked for it, once. */
export interface StagingInvitation {
  readonly address: string;
}

/** A publication to go back to: all of it, or one screen. */
export interface PublishAgainCall {
  readonly number: number;
  readonly screen?: string | undefined;
  readonly author: string;
  readonly reason: string;
}

/** Two states of the project: saved and mine, live and mine, or live and saved. */
export type ComparedPair = 'saved' | 'live' | 'waiting';

/** A screen in two states of the project, for one portal that can show both. */
export interface ComparedPictures extends Pick<PreviewPlace, 'origin' | 'path'> {
  /** Undefined for a state that has problems and cannot be shown. */
  readonly before?: PublishedManifest | undefined;
  readonly after?: PublishedManifest | undefined;
}
