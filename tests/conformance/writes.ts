import { textAt } from '@energy-portal/generator';
import type { Json } from '@energy-portal/generator';
import type { Facts } from './facts.ts';
import type { OrgAnswer } from './org-connection.ts';
import { planRequest } from './requests.ts';
import type { Trial } from './trial.ts';

/** The object of which a record is made, and its fields, unless facts name others. */
const USUAL = { writeObject: 'Case', writeField: 'Description' } as const;
const TEXT = 'Made by the conformance suite, which deletes it again.';

/** Makes one record, changes it, changes it too late, deletes it, and asks for what is refused. */
export async function tryWrites(trial: Trial, facts: Readonly<Facts>): Promise<void> {
  const { writeObject = USUAL.writeObject, writeField = USUAL.writeField } = facts;
  const fields = { Subject: TEXT, [writeField]: TEXT };
  const unknown = { apiName: writeObject, fields: { Nobody_Has_This__c: '1' } };
  await write(trial, 'createRecord', { body: unknown, statuses: [400] });
  const body = { apiName: writeObject, fields };
  const made = await write(trial, 'createRecord', { body, statuses: [201] });
  const recordId = textAt(made?.body, 'id');
  if (recordId === '') return;
  const change = { recordId, body: { fields: { [writeField]: `${TEXT} Changed.` } } };
  await write(trial, 'updateRecord', { ...change, statuses: [200] });
  const early = { 'If-Unmodified-Since': new Date(0).toUTCString() };
  await write(trial, 'updateRecord', { ...change, headers: early, statuses: [412] });
  await write(trial, 'deleteRecord', { recordId, statuses: [204] });
  await write(trial, 'deleteRecord', { recordId, statuses: [404] });
}

interface Write {
  readonly recordId?: string;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  /** The statuses of an org that keeps the specs. */
  readonly statuses: readonly number[];
}

async function write(
  trial: Trial,
  id: string,
  { recordId = '', body, headers = {}, statuses }: Write,
): Promise<OrgAnswer | undefined> {
  const operation = trial.operation(id);
  const planned = operation && planRequest(operation, { recordId }, { body: body ?? {} });
  if (operation === undefined || planned?.state !== 'ready') return undefined;
  const { method, path } = planned.request;
  const request = { method, path, headers: { 'X-Requested-With': 'conformance', ...headers } };
  const answer = await trial.send(operation, body === undefined ? request : { ...request, body });
  if (!statuses.includes(answer.status)) {
    const message = `answered with ${answer.status}, not ${statuses.join(' or ')}`;
    trial.note({ operation: id, kind: 'status', status: answer.status, pointer: '', message });
  }
  return answer;
}
