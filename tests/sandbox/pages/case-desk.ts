import type { Viewer } from '../database/access.ts';
import type { Repository, RowQuery } from '../database/repository.ts';
import type { Row } from '../database/statements.ts';
import type { Attachment } from '../documents/attachments.ts';
import type { ObjectMetadata } from '../metadata/types.ts';
import type { World } from '../protocol/call.ts';
import { GUEST_USER_ID } from '../seed/fixed-ids.ts';

/** A reply to a case, as an advisor gives it. */
export interface Reply {
  readonly caseId: string;
  readonly advisorId: string;
  readonly text: string;
  /** Whether the customer sees it. */
  readonly isPublished: boolean;
  /** The status that the case gets. */
  readonly status: string;
}

/** A case with all that was written to it. */
export interface CaseFile {
  readonly row: Row;
  readonly customer: string;
  readonly comments: readonly { readonly row: Row; readonly author: string }[];
  readonly attachments: readonly Attachment[];
}

/** Cases as advisors work with them. */
export interface CaseDesk {
  /** Open ones first, the latest first. */
  list(limit: number): readonly { readonly row: Row; readonly customer: string }[];
  find(caseId: string): CaseFile | undefined;
  /** Users who can reply. */
  advisors(): readonly Row[];
  statuses(): readonly string[];
  reply(reply: Reply): 'done' | 'refused';
}

const SYSTEM: Viewer = { kind: 'system', userId: GUEST_USER_ID };

/** The desk over the records of the org. */
export function createCaseDesk({ repository, clock, attachments }: World): CaseDesk {
  const { cases, comments, contacts, users, list, nameOf } = readRecords(repository);
  const statuses = (): readonly string[] =>
    (cases.fields.find(({ name }) => name === 'Status')?.picklist?.values ?? []).map(({ value }) => value);
  const advisors = () =>
    list(users, { conditions: [{ sql: `"UserType" = 'Standard'`, values: [] }], orderBy: ['LastName'] });
  return {
    statuses,
    advisors,
    list: (limit) =>
      list(cases, { orderBy: ['IsClosed', '-CreatedDate'], limit }).map((row) => ({
        row,
        customer: nameOf(contacts, row['ContactId']),
      })),
    find(caseId) {
      const row = repository.find(cases, caseId, SYSTEM);
      if (row === undefined) return undefined;
      const conditions = [{ sql: '"ParentId" = ?', values: [caseId] }];
      const written = list(comments, { conditions, orderBy: ['CreatedDate'] });
      return {
        row,
        customer: nameOf(contacts, row['ContactId']),
        comments: written.map((comment) => ({ row: comment, author: nameOf(users, comment['CreatedById']) })),
        attachments: attachments.list(caseId),
      };
    },
    reply(reply) {
      const { caseId, advisorId, text, status } = reply;
      const row = repository.find(cases, caseId, SYSTEM);
      const body = text.trim();
      const isAdvisor = advisors().some(({ Id }) => Id === advisorId);
      const isRight = body !== '' && body.length <= longestReply(comments) && statuses().includes(status);
      if (row === undefined || !isAdvisor || !isRight) return 'refused';
      const options = { userId: advisorId, now: clock.now() };
      repository.transaction(() => {
        const values = { ParentId: caseId, CommentBody: body, IsPublished: reply.isPublished };
        repository.insert(comments, values, options);
        const change = { Status: status, ClosedDate: closedDate(row, status, options.now) };
        repository.update(cases, { id: caseId, values: change }, options);
      });
      return 'done';
    },
  };
}

/** The objects that a case is told by, and how to read them. */
function readRecords(repository: Repository) {
  const objectOf = (name: string): ObjectMetadata => {
    const object = repository.schema.object(name);
    if (object === undefined) throw new Error(`the case desk needs ${name}`);
    return object;
  };
  return {
    cases: objectOf('Case'),
    comments: objectOf('CaseComment'),
    contacts: objectOf('Contact'),
    users: objectOf('User'),
    list: (object: ObjectMetadata, query: Partial<RowQuery>) =>
      repository.list(object, { conditions: [], orderBy: [], limit: 500, offset: 0, ...query }, SYSTEM),
    nameOf(object: ObjectMetadata, id: unknown): string {
      const row = typeof id === 'string' ? repository.find(object, id, SYSTEM) : undefined;
      return String(row?.['Name'] ?? 'Nobody');
    },
  };
}

/** A case that is closed again keeps the day on which it was closed first. */
function closedDate(row: Row, status: string, now: number): string | null {
  if (status !== 'Closed') return null;
  return typeof row['ClosedDate'] === 'string' ? row['ClosedDate'] : new Date(now).toISOString();
}

function longestReply(comments: ObjectMetadata): number {
  return comments.fields.find(({ name }) => name === 'CommentBody')?.length ?? 0;
}
