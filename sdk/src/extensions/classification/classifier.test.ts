import { describe, expect, it } from 'vitest';
import { classifyObject } from '../../entry/classification.ts';
import { dataOf } from '../../query/lookup.ts';
import { ann, annsName, getThing, listThings } from '../../../toys/toy-api.ts';
import { createToyClient } from '../../../toys/toy-client.ts';
import { createClassifier, createRecordFilter } from './classifier.ts';

const table = {
  entity: 'Thing',
  by: 'kind',
  standard: ['person', 'newsFeed'],
  excluded: ['Log__c'],
  excludedSuffixes: ['Feed', '__e'],
  customSuffixes: ['__c', '__dlm'],
};

describe('createClassifier', () => {
  it.each([
    ['person', 'standard'],
    ['PERSON', 'standard'],
    ['newsFeed', 'standard'],
    ['personFeed', 'excluded'],
    ['Log__c', 'excluded'],
    ['Alarm__e', 'excluded'],
    ['Meter__c', 'custom'],
    ['ns__Meter__C', 'custom'],
    ['Usage__dlm', 'custom'],
    ['Robot', 'unknown'],
    ['__c', 'unknown'],
    ['', 'unknown'],
  ] as const)('says that %s is %s', (name, want) => {
    expect(createClassifier(table)(name)).toBe(want);
  });
});

describe('classifyObject', () => {
  it.each([
    ['Contact', 'standard'],
    ['Case', 'standard'],
    ['EventLogFile', 'excluded'],
    ['AccountChangeEvent', 'excluded'],
    ['Service_Point__c', 'custom'],
    ['Usage__dlm', 'custom'],
    ['Order__x', 'unknown'],
  ] as const)('says that %s is %s', (name, want) => {
    expect(classifyObject(name)).toBe(want);
  });
});

describe('a client that keeps some records', () => {
  const robot = { ...ann, id: 'r', kind: 'robot' };

  it('keeps the others in the answers that brought them', async () => {
    const { client, server } = createToyClient({ keeps: createRecordFilter(table) });
    void client.read(listThings, { shelf: 'new' });
    await server.last().answer({ things: [ann, robot], next: null });
    expect(dataOf(client.peek(listThings, { shelf: 'new' }))?.things).toEqual([ann, robot]);
    expect(client.peek(getThing, annsName).state).toBe('fulfilled');
    expect(client.peek(getThing, { ...annsName, thingId: 'r' }).state).toBe('unfulfilled');
  });

  it('still answers a read of one of them', async () => {
    const { client, server } = createToyClient({ keeps: createRecordFilter(table) });
    const config = { thingId: 'r', fields: ['robot.Name'] };
    const reading = client.read(getThing, config);
    await server.last().answer(robot);
    expect(await reading).toMatchObject({ state: 'fulfilled', data: robot });
    expect((await client.read(getThing, config)).state).toBe('fulfilled');
    expect(server.sent).toHaveLength(1);
  });
});
