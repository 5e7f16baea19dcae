/** What a reviewer can say of a document. */
export const DECISIONS = ['clean', 'infected', 'refused'] as const;

export type Decision = (typeof DECISIONS)[number];

/** A document as reviewers see it. */
export interface DeskDocument {
  readonly id: string;
  readonly fileName: string;
  /** Who sent it, such as the customer's name. */
  readonly from: string;
  /** What it is for. */
  readonly purpose: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly state: 'quarantine' | Decision;
}

/** The reviewers' side of the documents that customers send in. */
export interface DocumentDesk {
  /** The latest first. */
  list(limit: number): readonly DeskDocument[];
  /** Decides on a document in quarantine; false when there is none with this id. */
  decide(id: string, decision: Decision): boolean;
}
