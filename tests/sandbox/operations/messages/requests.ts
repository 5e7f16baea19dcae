import { timeOf } from '../../calendar/business-days.ts';
import { asId18 } from '../../metadata/record-id.ts';
import type { FieldValues, WriteOptions } from '../../database/repository.ts';
import type { AttachmentPlace } from '../../services/documents/attachments.ts';
import type { Upload } from '../../services/documents/uploads.ts';
import { defaultRecordTypeOf } from '../../metadata/record-types.ts';
import { nextSystemNumber } from '../../services/records/automation.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { notFound } from '../../protocol/problem.ts';
import { textOf } from '../../database/row-text.ts';
import { bodyOf } from '../body.ts';
import { readAttachments } from './attachments.ts';
import { customerOf, findAccount, objectOf, SYSTEM } from '../customer-account.ts';
import { readLanguage } from '../language.ts';
import { REQUEST_TYPES, answerDueAt, promiseBy, promiseOf } from './request-types.ts';
import type { ReplyPromise } from './request-types.ts';
import { invalidInput, refuseTooMany, serviceProblem } from '../service-problems.ts';

/** Messages that one customer has in a quarter of an hour. */
const MOST = 30;

/** GET what a customer can ask for, and who answers by when. */
export const getRequestTypes: Handler = {
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
export const submitServiceRequest: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const body = bodyOf(call, 'submitServiceRequest');
    return onceForKey(
      'submitServiceRequest',
      call,
      world,
    )(() => {
      const type = REQUEST_TYPES.find(({ value }) => value === body.caseType);
      if (type === undefined) throw invalidInput('caseType');
      const fields = { ...readSubject(body), Type: type.caseType };
      return openCase({ fields, accountNumber: body.accountNumber, files: [] }, call, world);
    });
  },
};

/** POST a message: a case with attachments. */
export const sendMessage: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const body = bodyOf(call, 'sendMessage');
    return onceForKey(
      'sendMessage',
      call,
      world,
    )(() => {
      const fields = { ...readSubject(body), Type: 'Other', Comments__c: body.comments ?? null };
      const files = readAttachments(body.fileIds ?? [], call, world);
      return openCase({ fields, accountNumber: body.accountNumber, files }, call, world);
    });
  },
};

/** POST a reply in a case; a closed one opens again. */
export const replyToMessage: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { caseId, body, fileIds = [] } = bodyOf(call, 'replyToMessage');
    return onceForKey(
      'replyToMessage',
      call,
      world,
    )(() => {
      const customer = customerOf(call);
      const { repository, clock } = world;
      const cases = objectOf(world, 'Case');
      const row = repository.find(cases, asId18(caseId), customer);
      if (row === undefined) throw notFound();
      if (body.trim() === '') throw invalidInput('body');
      const id = String(row['Id']);
      const attached = readAttachments(fileIds, call, world);
      const how = { userId: customer.userId, now: clock.now() };
      const comment = { ParentId: id, CommentBody: body, IsPublished: true };
      const replyId = repository.insert(objectOf(world, 'CaseComment'), comment, how);
      const status = row['Status'] === 'New' ? 'New' : 'Working';
      repository.update(cases, { id, values: { Status: status, ClosedDate: null } }, how);
      attachAll(attached, { caseId: id, replyId, how }, world);
      return receipt({ id, promise: promiseOf(row['Type']) }, world);
    });
  },
};

/** Work that happens once for each key of the customer; tries that go on are counted. */
function onceForKey(
  operation: 'submitServiceRequest' | 'sendMessage' | 'replyToMessage',
  call: Call,
  world: World,
) {
  const { userId } = customerOf(call);
  const request = bodyOf(call, operation);
  refuseTooMany(world, `${operation}:${userId}`, MOST);
  const intent = { scope: `${operation}:${userId}`, key: request.idempotencyKey, request };
  return (work: () => Answer): Answer =>
    world.intents.once(intent, work, () => {
      throw serviceProblem('UNABLE_TO_PROCESS');
    });
}

/** Blanks are no subject and no description. */
function readSubject(body: { readonly subject: string; readonly description: string }): FieldValues {
  if (body.subject.trim() === '') throw invalidInput('subject');
  if (body.description.trim() === '') throw invalidInput('description');
  return { Subject: body.subject, Description: body.description };
}

function openCase(
  wanted: {
    readonly fields: FieldValues;
    readonly accountNumber: string | undefined;
    readonly files: readonly Upload[];
  },
  call: Call,
  world: World,
): Answer {
  const { userId, contactId } = customerOf(call);
  const { repository, clock } = world;
  const account =
    wanted.accountNumber === undefined ? undefined : findAccount(wanted.accountNumber, call, world);
  const contact = repository.find(objectOf(world, 'Contact'), contactId, SYSTEM);
  const owner = { ContactId: contactId, AccountId: account?.id ?? textOf(contact, 'AccountId') };
  const cases = objectOf(world, 'Case');
  const values = {
    ...wanted.fields,
    ...owner,
    Origin: 'Web',
    RecordTypeId: defaultRecordTypeOf(cases).id,
    ...nextSystemNumber(repository, cases),
  };
  const how = { userId, now: clock.now() };
  const id = repository.insert(cases, values, how);
  attachAll(wanted.files, { caseId: id, replyId: null, how }, world);
  return receipt({ id, promise: promiseOf(wanted.fields['Type']) }, world);
}

/** Files belong to the case, as everywhere in the record interface; the portal is told the reply, too. */
function attachAll(
  files: readonly Upload[],
  place: AttachmentPlace & { readonly how: WriteOptions },
  world: World,
): void {
  for (const file of files) {
    world.uploads.attach(file.fileId, place.caseId, place.how);
    world.attachments.add(file, place);
  }
}

function receipt(saved: { readonly id: string; readonly promise: ReplyPromise }, world: World): Answer {
  const row = world.repository.find(objectOf(world, 'Case'), saved.id, SYSTEM);
  const now = world.clock.now();
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
