import { describe, expect, it } from 'vitest';
import {
  createClient,
  getRecord,
  getRelatedListRecords,
  type updateRecord,
  type ReadOperation,
} from './index.ts';

const recordId = '003RM0000068xVCYAY';
const client = createClient({ baseUrl: 'https://org.example.com', fetch: () => Promise.reject(new Error()) });

/** Reads as a caller without types does. */
async function refusedBy(config: object, operation: unknown = getRecord): Promise<readonly unknown[]> {
  const read = await client.read(operation as ReadOperation<object, unknown>, config);
  if (read.state !== 'unfulfilled') throw new Error(`It is ${read.state}`);
  return [read.missing, read.invalid?.map(({ member, reason }) => `${member} | ${reason}`)];
}

describe('an unusable configuration', () => {
  it.each<readonly [string, object, readonly string[], readonly string[]]>([
    [
      'a short id',
      { recordId: '003RM0000068', fields: ['Contact.Email'] },
      [],
      ['recordId | recordId: expected 15 or 18 characters, got 12'],
    ],
    [
      'an id with other characters',
      { recordId: '003-M0000068xVC', fields: ['Contact.Email'] },
      [],
      [`recordId | recordId: expected 15 or 18 characters, got '003-M0000068xVC'`],
    ],
    [
      'a field without its object',
      { recordId, fields: ['Email'] },
      [],
      [`fields.0 | fields[0]: expected Object.Field, got 'Email'`],
    ],
    ['no id', { fields: ['Contact.Email'] }, ['recordId'], []],
    ['null for an id', { recordId: null, fields: ['Contact.Email'] }, ['recordId'], []],
    [
      'nothing to read',
      { recordId },
      ['fields', 'optionalFields', 'layoutTypes'],
      ['fields | one of fields, optionalFields, layoutTypes is needed'],
    ],
    [
      'a misspelt member',
      { recordId, feilds: ['Contact.Email'] },
      ['fields', 'optionalFields', 'layoutTypes'],
      [
        'feilds | feilds: no such member; did you mean fields?',
        'fields | one of fields, optionalFields, layoutTypes is needed',
      ],
    ],
    [
      'a number out of its range, an unknown value and a member of no name',
      { recordId, fields: ['Contact.Email'], modes: ['Huge'], pageSize: 0, xyz: 1 },
      [],
      [
        `modes.0 | modes[0]: expected one of View, Edit, Create, got 'Huge'`,
        'pageSize | pageSize: expected a whole number from 1 to 2000, got 0',
        'xyz | xyz: no such member',
      ],
    ],
    [
      'a list that is a text',
      { recordId, fields: 'Contact.Email' },
      [],
      [`fields | fields: expected a list that is not empty, got 'Contact.Email'`],
    ],
    [
      'an empty list',
      { recordId, fields: [] },
      [],
      ['fields | fields: expected a list that is not empty, got an empty list'],
    ],
  ])('says which member and why: %s', async (_, config, missing, invalid) => {
    expect(await refusedBy(config)).toEqual([missing, invalid]);
  });

  it('says so of a value that would lead to another address', async () => {
    const config = { parentRecordId: recordId, relatedListId: '..' };
    expect(await refusedBy(config, getRelatedListRecords)).toEqual([
      [],
      [`relatedListId | relatedListId: expected a text like ^[A-Za-z][A-Za-z0-9_]*$, got '..'`],
    ]);
  });

  it('names the keyword at once, and the words where somebody waits for them', async () => {
    const config = { recordId: '003', fields: ['Contact.Email'] };
    expect(client.peek(getRecord, config)).toEqual({
      state: 'unfulfilled',
      missing: [],
      invalid: [{ member: 'recordId', reason: 'pattern' }],
    });
    const reason = 'recordId: expected 15 or 18 characters, got 3';
    const words = { invalid: [{ member: 'recordId', reason }] };
    expect(await client.observe(getRecord, config).refresh()).toMatchObject(words);
    expect(await client.refresh(getRecord, config)).toMatchObject(words);
  });

  it.each(['getRecord', undefined])('is not the same as no operation: %s', async (operation) => {
    const reading = client.read(operation as unknown as typeof getRecord, { recordId });
    await expect(reading).rejects.toMatchObject({ code: 'INVARIANT', message: 'No operation' });
  });

  it('is not the same as no operation to write with', async () => {
    const writing = client.write(undefined as unknown as typeof updateRecord, { fields: { Id: recordId } });
    await expect(writing).rejects.toMatchObject({ code: 'INVARIANT', message: 'No operation' });
  });
});
