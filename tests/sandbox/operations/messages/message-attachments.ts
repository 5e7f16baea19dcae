import { timeOf } from '../../calendar/business-days.ts';
import { constants } from '../../contract/constants.ts';
import type { Viewer } from '../../database/access.ts';
import type { Answer } from '../../protocol/answer.ts';
import { readRecordId } from '../../protocol/parameters.ts';
import { notFound } from '../../protocol/problem.ts';
import { customerOf, objectOf } from '../../services/accounts/customer-account.ts';
import type { Attachment, AttachmentPlace } from '../../services/documents/attachments.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

/** GET the files that came with a message and with the replies to it. */
export const getMessageAttachments: Operation<'attachments' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const row = services.repository.find(
      objectOf(services, 'Case'),
      readRecordId(call, 'caseId'),
      customerOf(call),
    );
    if (row === undefined) throw notFound();
    const caseId = String(row['Id']);
    const attachments = services.attachments
      .list(caseId)
      .filter((attachment) => isReadable({ caseId, ...attachment }, customerOf(call), services))
      .map(describeAttachment);
    return { status: 200, body: { caseId, attachments } };
  },
};

/** Returns true when the viewer reads the message that a file came with: what advisors note among themselves is theirs. */
export function isReadable(
  { caseId, replyId }: AttachmentPlace,
  viewer: Viewer,
  services: Pick<Services, 'repository'>,
): boolean {
  if (services.repository.find(objectOf(services, 'Case'), caseId, viewer) === undefined) return false;
  return (
    replyId === null ||
    services.repository.find(objectOf(services, 'CaseComment'), replyId, viewer) !== undefined
  );
}

function describeAttachment({ attachedAt, ...attachment }: Attachment): object {
  const { fileId, state } = attachment;
  const path = `/services/data/${constants.apiVersion}/sobjects/ContentVersion/${fileId}/VersionData`;
  return {
    ...attachment,
    attachedAt: timeOf(attachedAt),
    downloadPath: state === 'clean' ? path : null,
  };
}
