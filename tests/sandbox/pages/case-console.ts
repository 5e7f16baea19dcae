import { SYSTEM } from '../database/access.ts';
import { knownObject } from '../database/repository.ts';
import type { Repository, RowQuery, WriteOptions } from '../database/repository.ts';
import type { Row } from '../database/statements.ts';
import { MOST_FILES } from '../html/form.ts';
import type { ObjectMetadata } from '../metadata/types.ts';
import type { Attachment, AttachmentPlace } from '../services/documents/attachments.ts';
import { ALL_FORMATS, MAX_BYTES } from '../services/documents/document-types.ts';
import { fitsFormat, formatOf } from '../services/documents/file-format.ts';
import { headOf } from '../services/documents/uploads.ts';
import { storeDocument } from '../services/files/stored-documents.ts';
import type { IncomingFile } from '../services/files/stored-documents.ts';
import type { Services } from '../services/services.ts';

/** A reply to a case, as an advisor gives it. */
export interface Reply {
  readonly caseId: string;
  readonly advisorId: string;
  readonly text: string;
  /** True when the customer sees it. */
  readonly isPublished: boolean;
  /** The status that the case gets. */
  readonly status: string;
  readonly files: readonly IncomingFile[];
}

/** A case with all that was written to it. */
export interface CaseFile {
  readonly row: Row;
  readonly customer: string;
  readonly comments: readonly { readonly row: Row; readonly author: string }[];
  readonly attachments: readonly Attachment[];
}

/** Cases as advisors work with them. */
export interface CaseConsole {
  /** Open ones first, the latest first. */
  list(limit: number): readonly { readonly row: Row; readonly customer: string }[];
  find(caseId: string): CaseFile | undefined;
  /** Users who can reply. */
  advisors(): readonly Row[];
  statuses(): readonly string[];
  reply(reply: Reply): 'done' | 'refused';
}

/** A console over the records of the org. */
export function createCaseConsole(
  services: Pick<Services, 'attachments' | 'clock' | 'files' | 'repository'>,
): CaseConsole {
  const { repository, clock, attachments } = services;
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
      const isText = body !== '' && body.length <= longestReply(comments);
      const isRight = isText && statuses().includes(status) && areAcceptable(reply.files);
      if (row === undefined || !isAdvisor || !isRight) return 'refused';
      const options = { userId: advisorId, now: clock.now() };
      repository.transaction(() => {
        const values = { ParentId: caseId, CommentBody: body, IsPublished: reply.isPublished };
        const replyId = repository.insert(comments, values, options);
        for (const file of reply.files) attach(services, file, { caseId, replyId, ...options });
        const change = { Status: status, ClosedDate: closedDate(row, status, options.now) };
        repository.update(cases, { id: caseId, values: change }, options);
      });
      return 'done';
    },
  };
}

/** The objects that a case is told by, and how to read them. */
function readRecords(repository: Repository) {
  return {
    cases: knownObject(repository, 'Case'),
    comments: knownObject(repository, 'CaseComment'),
    contacts: knownObject(repository, 'Contact'),
    users: knownObject(repository, 'User'),
    list: (object: ObjectMetadata, query: Partial<RowQuery>) =>
      repository.list(object, { conditions: [], orderBy: [], limit: 500, offset: 0, ...query }, SYSTEM),
    nameOf(object: ObjectMetadata, id: unknown): string {
      const row = typeof id === 'string' ? repository.find(object, id, SYSTEM) : undefined;
      return String(row?.['Name'] ?? 'Nobody');
    },
  };
}

/** The rules are those of customers' files. */
function areAcceptable(files: readonly IncomingFile[]): boolean {
  const isAcceptable = ({ fileName, bytes }: IncomingFile) => {
    const format = formatOf(fileName);
    const isKnown = ALL_FORMATS.some((known) => known === format);
    return isKnown && bytes.length > 0 && bytes.length <= MAX_BYTES && fitsFormat(format, headOf(bytes));
  };
  return files.length <= MOST_FILES && files.every(isAcceptable);
}

/** Keeps a file as the advisor's, linked to the case, in quarantine until it was scanned. */
function attach(
  services: Pick<Services, 'attachments' | 'files' | 'repository'>,
  file: IncomingFile,
  { caseId, replyId, ...options }: AttachmentPlace & WriteOptions,
): void {
  const { versionId: fileId } = storeDocument(services, file, { ...options, linkedTo: caseId });
  const { fileName, bytes } = file;
  services.attachments.add(
    { fileId, fileName, sizeBytes: bytes.length, head: headOf(bytes) },
    { caseId, replyId },
  );
}

/** Returns the closing time: a reply to a closed case does not close it again; one that was opened meanwhile is closed anew. */
function closedDate(row: Row, status: string, now: number): string | null {
  if (status !== 'Closed') return null;
  return typeof row['ClosedDate'] === 'string' ? row['ClosedDate'] : new Date(now).toISOString();
}

function longestReply(comments: ObjectMetadata): number {
  return comments.fields.find(({ name }) => name === 'CommentBody')?.length ?? 0;
}
