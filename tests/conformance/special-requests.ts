import { listAt, textAt } from '@energy-portal/generator';
import type { Facts } from './facts.ts';
import type { OrgRequest } from './org-connection.ts';
import { planRequest } from './requests.ts';
import type { Trial } from './trial.ts';

/** Requests that every org refuses, and the statuses that the layer's rules are made for. */
const WRONG_REQUESTS: readonly (readonly [
  id: string,
  facts: Readonly<Facts>,
  query: Facts,
  statuses: readonly number[],
])[] = [
  ['getObjectInfo', { objectApiName: 'Nobody_Has_This__c' }, {}, [403, 404]],
  ['getLayout', { objectApiName: 'Nobody_Has_This__c' }, {}, [400, 403, 404]],
  ['getListInfoByName', { listViewApiName: 'Nobody_Has_This' }, {}, [400, 404]],
  ['getListRecordsByName', { listViewApiName: 'Nobody_Has_This' }, {}, [400, 404]],
  ['getListRecordsByName', {}, { pageSize: '0' }, [400]],
  ['getListRecordsByName', {}, { fields: 'Case.Nobody_Has_This__c,Contact.Nobody_Has_This__c' }, [400]],
  ['getListRecordsByName', {}, { pageToken: '2001' }, [400]],
  ['getRecord', {}, { fields: 'User.Nobody_Has_This__c' }, [400]],
  ['getRecord', {}, { layoutTypes: 'Nothing' }, [400]],
];

/** Wrong requests are refused with the statuses that the layer knows what to do with. */
export async function tryWrongRequests(trial: Trial, facts: Readonly<Facts>): Promise<void> {
  for (const [id, changed, query, statuses] of WRONG_REQUESTS) {
    await expectStatus(trial, { id, facts: { ...facts, ...changed }, query, statuses });
  }
  const gone =
    facts['recordId'] === undefined ? undefined : `${facts['recordId'].slice(0, 3)}000000000000AAA`;
  if (gone !== undefined) {
    await expectStatus(trial, {
      id: 'getRecord',
      facts: { ...facts, recordId: gone },
      query: {},
      statuses: [404],
    });
  }
  for (const headers of [{}, { Authorization: 'Bearer 00Dnobody!knows.this' }]) {
    const unsigned = { headers, isSigned: false };
    await expectStatus(trial, { id: 'getObjectInfo', facts, query: {}, statuses: [401], more: unsigned });
  }
}

interface Expectation {
  readonly id: string;
  readonly facts: Readonly<Facts>;
  readonly query: Readonly<Facts>;
  readonly statuses: readonly number[];
  readonly more?: Partial<OrgRequest>;
}

async function expectStatus(trial: Trial, wanted: Expectation): Promise<void> {
  const operation = trial.operation(wanted.id);
  if (operation === undefined) return;
  const planned = planRequest(operation, wanted.facts, { query: wanted.query });
  if (planned.state !== 'ready') return;
  const { status } = await trial.send(operation, { ...planned.request, ...wanted.more });
  if (wanted.statuses.includes(status)) return;
  const what = Object.entries(wanted.query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const expected = wanted.statuses.join(' or ');
  const message = `${what === '' ? 'a request that has to be refused' : what} is answered with ${status}, not ${expected}`;
  trial.note({ operation: wanted.id, kind: 'error', status, pointer: '', message });
}

/** An answer that has a tag is not sent again to who knows it. */
export async function tryTags(trial: Trial, facts: Readonly<Facts>): Promise<void> {
  for (const id of ['getRecord', 'getObjectInfo', 'getListRecordsByName']) {
    const operation = trial.operation(id);
    const planned = operation && planRequest(operation, facts);
    if (operation === undefined || planned?.state !== 'ready') continue;
    const tag = (await trial.send(operation, planned.request)).headers.get('ETag');
    if (tag === null || !operation.statuses.includes('304')) continue;
    const { status } = await trial.send(operation, { ...planned.request, headers: { 'If-None-Match': tag } });
    if (status === 304) continue;
    const message = `what did not change is answered with ${status} to If-None-Match, not with 304`;
    trial.note({ operation: id, kind: 'condition', status, pointer: '', message });
  }
}

/** The second page is another than the first, by its token and by its address alike. */
export async function tryPages(trial: Trial, facts: Readonly<Facts>): Promise<void> {
  const operation = trial.operation('getListRecordsByName');
  const first = operation && planRequest(operation, facts, { query: { pageSize: '1' } });
  if (operation === undefined || first?.state !== 'ready') return;
  const { body, status } = await trial.send(operation, first.request);
  const pageToken = textAt(body, 'nextPageToken');
  if (pageToken === '') return;
  const byToken = planRequest(operation, facts, { query: { pageSize: '1', pageToken } });
  if (byToken.state !== 'ready') return;
  const second = await trial.send(operation, byToken.request);
  const byAddress = await trial.send(operation, { method: 'GET', path: textAt(body, 'nextPageUrl') });
  const ids = [body, second.body, byAddress.body].map((page) => textAt(listAt(page, 'records')[0], 'id'));
  const head = { operation: operation.id, kind: 'page', status, pointer: '' } as const;
  if (ids[0] === ids[1])
    trial.note({ ...head, message: 'the token of the next page leads to the same record' });
  if (ids[1] !== ids[2])
    trial.note({ ...head, message: 'address and token of the next page lead to different records' });
}
