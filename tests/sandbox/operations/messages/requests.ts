import { timeOf } from '../../calendar/business-days.ts';
import { SYSTEM } from '../../database/access.ts';
import type { FieldValues, WriteOptions } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import { asId18 } from '../../metadata/record-id.ts';
import { defaultRecordTypeOf } from '../../metadata/record-types.ts';
import type { Answer } from '../../protocol/answer.ts';
import { invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { refuseCardNumber } from '../../protocol/card-number.ts';
import { readLanguage } from '../../protocol/language.ts';
import { notFound } from '../../protocol/problem.ts';
import { customerOf, findAccount, objectOf } from '../../services/accounts/customer-account.ts';
import type { AttachmentPlace } from '../../services/documents/attachments.ts';
import type { Upload } from '../../services/documents/uploads.ts';
import { nextSystemNumber } from '../../services/records/automation.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { readAttachments } from './attachments.ts';
import { REQUEST_TYPES, answerDueAt, promiseBy, promiseOf } from './request-types.ts';
import type { ReplyPromise } from './request-types.ts';

/** Messages that one customer has in a quarter of an hour. */
const MOST_REQUESTS = 30;

/** GET what a customer can ask for, and who answers by when. */
export const getRequestTypes: Operation = {
  access: 'customer',
  changes: false,
  handle(call): Answer {
    const language = readLanguage(call);
    const types = REQUEST_TYPES.map(({ value, labels, promise }) => ({
      value,
      label: labels[language],
      ...promiseBy(promise),
    }));
    return { status: 200, body: { types } };
  },
};

/** POST a request: a case of a type. */
export const submitServiceRequest: Operation<
  'attachments' | 'clock' | 'intents' | 'repository' | 'throttles' | 'uploads'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'submitServiceRequest');
    return onceForKey(
      'submitServiceRequest',
      call,
      services,
    )(() => {
      const type = REQUEST_TYPES.find(({ value }) => value === body.caseType);
      if (type === undefined) throw invalidInput('caseType');
      const fields = { ...readSubject(body), Type: type.caseType };
      return openCase({ fields, accountNumber: body.accountNumber, files: [] }, call, services);
    });
  },
};

/** POST a message: a case with attachments. */
export const sendMessage: Operation<
  'attachments' | 'clock' | 'intents' | 'repository' | 'throttles' | 'uploads'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const body = bodyOf(call, 'sendMessage');
    return onceForKey(
      'sendMessage',
      call,
      services,
    )(() => {
      refuseCardNumber(body.comments ?? '', 'comments');
      const fields = { ...readSubject(body), Type: 'Other', Comments__c: body.comments ?? null };
      const files = readAttachments(body.fileIds ?? [], call, services);
      return openCase({ fields, accountNumber: body.accountNumber, files }, call, services);
    });
  },
};

/** POST a reply in a case; a closed one opens again. */
export const replyToMessage: Operation<
  'attachments' | 'clock' | 'intents' | 'repository' | 'throttles' | 'uploads'
> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { caseId, body, fileIds = [] } = bodyOf(call, 'replyToMessage');
    return onceForKey(
      'replyToMessage',
      call,
      services,
    )(() => {
      const customer = customerOf(call);
      const { repository, clock } = services;
      const cases = objectOf(services, 'Case');
      const row = repository.find(cases, asId18(caseId), customer);
      if (row === undefined) throw notFound();
      if (body.trim() === '') throw invalidInput('body');
      refuseCardNumber(body, 'body');
      const id = String(row['Id']);
      const attached = readAttachments(fileIds, call, services);
      const how = { userId: customer.userId, now: clock.now() };
      const comment = { ParentId: id, CommentBody: body, IsPublished: true };
      const replyId = repository.insert(objectOf(services, 'CaseComment'), comment, how);
      const status = row['Status'] === 'New' ? 'New' : 'Working';
      repository.update(cases, { id, values: { Status: status, ClosedDate: null } }, how);
      attachAll(attached, { caseId: id, replyId, how }, services);
      return receipt({ id, promise: promiseOf(row['Type']) }, services);
    });
  },
};

/** Work that happens once for each key of the customer; tries that go on are counted. */
function onceForKey(
  operation: 'submitServiceRequest' | 'sendMessage' | 'replyToMessage',
  call: Call,
  services: Pick<Services, 'intents' | 'throttles'>,
) {
  const { userId } = customerOf(call);
  const request = bodyOf(call, operation);
  const intent = { scope: `${operation}:${userId}`, key: request.idempotencyKey, request };
  // Somebody who did not hear that it is stored is told that, not that there were too many.
  if (!services.intents.knows(intent)) refuseTooMany(services, intent.scope, MOST_REQUESTS);
  return (work: () => Answer): Answer =>
    services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
}

/** Blanks are no subject and no description. */
function readSubject(body: { readonly subject: string; readonly description: string }): FieldValues {
  if (body.subject.trim() === '') throw invalidInput('subject');
  if (body.description.trim() === '') throw invalidInput('description');
  refuseCardNumber(body.subject, 'subject');
  refuseCardNumber(body.description, 'description');
  return { Subject: body.subject, Description: body.description };
}

function openCase(
  wanted: {
    readonly fields: FieldValues;
    readonly accountNumber: string | undefined;
    readonly files: readonly Upload[];
  },
  call: Call,
  services: Pick<Services, 'attachments' | 'clock' | 'repository' | 'uploads'>,
): Answer {
  const { userId, contactId } = customerOf(call);
  const { repository, clock } = services;
  const account =
    wanted.accountNumber === undefined ? undefined : findAccount(wanted.accountNumber, call, services);
  const contact = repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  const owner = { ContactId: contactId, AccountId: account?.id ?? textOf(contact, 'AccountId') };
  const cases = objectOf(services, 'Case');
  const values = {
    ...wanted.fields,
    ...owner,
    Origin: 'Web',
    RecordTypeId: defaultRecordTypeOf(cases).id,
    ...nextSystemNumber(repository, cases),
  };
  const how = { userId, now: clock.now() };
  const id = repository.insert(cases, values, how);
  attachAll(wanted.files, { caseId: id, replyId: null, how }, services);
  return receipt({ id, promise: promiseOf(wanted.fields['Type']) }, services);
}

/** Files belong to the case, as everywhere in the record interface; the portal is told the reply, too. */
function attachAll(
  files: readonly Upload[],
  place: AttachmentPlace & { readonly how: WriteOptions },
  services: Pick<Services, 'attachments' | 'uploads'>,
): void {
  for (const file of files) {
    services.uploads.attach(file.fileId, place.caseId, place.how);
    services.attachments.add(file, place);
  }
}

function receipt(
  saved: { readonly id: string; readonly promise: ReplyPromise },
  services: Pick<Services, 'clock' | 'repository'>,
): Answer {
  const row = services.repository.find(objectOf(services, 'Case'), saved.id, SYSTEM);
  const now = services.clock.now();
  const body = {
    caseId: saved.id,
    caseNumber: String(row?.['CaseNumber']),
    status: String(row?.['Status']),
    createdDateTime: timeOf(now),
    ...saved.promise,
    answerDueAt: answerDueAt(saved.promise, now),
  };
  return { status: 200, body };
}
