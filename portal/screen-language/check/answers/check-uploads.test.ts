import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { describeScreen } from '../facts/checked-screen.ts';
import type { Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { checkUploads } from './check-uploads.ts';

const operations = {
  sendFile: {
    api: 'test',
    module: 'test',
    kind: 'write',
    errorCodes: [],
    config: {},
    data: { type: 'object', properties: { version: { type: 'object', properties: { id: {} } } } },
  },
} as const;

const field = (id: string, file = 'item.file'): Field => ({
  name: 'papers',
  as: 'files',
  files: {
    most: 'constants.most',
    formats: 'constants.formats',
    maxBytes: 'constants.maxBytes',
    longestName: 'constants.longestName',
    send: { operation: 'sendFile', with: { fileData: { from: file } }, done: {} },
    id,
  },
});

const screen = (...steps: readonly (readonly [Field])[]): ScreenConfig => {
  const [first, ...others] = steps.map((fields, at) => ({ id: `step${at}`, fields: [...fields] as [Field] })); // one each
  return {
    version: 2,
    id: 'a/form',
    route: '/form',
    access: 'customer',
    ...(first !== undefined && { steps: [first, ...others] }),
  };
};

const other: Field = { name: 'note', as: 'text' };

describe('fields of files', () => {
  it.each<readonly [string, ScreenConfig, readonly string[]]>([
    ['what they find is there', screen([field('item.sent.version.id')]), []],
    [
      'a member that the answer has not',
      screen([field('item.sent.version.number')]),
      ['unknown-data steps/0/fields/0/files/id | An upload has no "item.sent.version.number".'],
    ],
    [
      'what only the upload block has',
      screen([field('item.sent.version.id', 'item.requirement')]),
      ['unknown-data steps/0/fields/0/files/send/with/fileData/from | An upload has no "item.requirement".'],
    ],
    [
      'a form of several steps',
      screen([field('item.sent.version.id')], [other]),
      ['forgotten-files steps/0/fields/0/as | Files are forgotten when their step is left.'],
    ],
  ])('%s', (_, config, want) => {
    const found: string[] = [];
    checkUploads(describeScreen(config, blockDescriptors), { operations }, (path, { rule, message }) => {
      found.push(`${rule} ${path.join('/')} | ${message}`);
    });
    expect(found).toEqual(want);
  });
});
