import { timeOf } from '../calendar/business-days.ts';
import type { Attachment } from '../documents/attachments.ts';
import type { Answer } from '../protocol/answer.ts';
import type { Handler } from '../protocol/call.ts';
import { readRecordId } from '../protocol/parameters.ts';
import { notFound } from '../protocol/problem.ts';
import { customerOf, objectOf } from './customer-account.ts';

/** GET the files that came with a message and with the replies to it. */
export const getMessageAttachments: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const row = world.repository.find(
      objectOf(world, 'Case'),
      readRecordId(call, 'caseId'),
      customerOf(call),
    );
    if (row === undefined) throw notFound();
    const caseId = String(row['Id']);
    const attachments = world.attachments.list(caseId).map(describeAttachment);
    return { status: 200, body: { caseId, attachments } };
  },
};

function describeAttachment({ attachedAt, ...attachment }: Attachment): object {
  const { fileId, state } = attachment;
  const path = `/services/data/v64.0/sobjects/ContentVersion/${fileId}/VersionData`;
  return {
    ...attachment,
    attachedAt: timeOf(attachedAt),
    downloadPath: state === 'clean' ? path : null,
  };
}
