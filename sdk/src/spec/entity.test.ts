import { expect, it } from 'vitest';
import { type EntityTable, keyIn } from './entity.ts';
import type { JsonObject } from '../core/json-value.ts';

const tableOf = (key: readonly string[], caseless?: true): EntityTable => ({
  name: 'Thing',
  key,
  ...(caseless && { caseless }),
  version: [],
  mergeByMember: [],
  lifetime: 'Thing',
  shape: { kind: 'plain' },
});

it.each<[string, EntityTable, JsonObject, string | undefined]>([
  ['one text', tableOf(['id']), { id: 'Ab' }, 'Ab'],
  ['a number', tableOf(['id']), { id: 7 }, '7'],
  ['one text in any case', tableOf(['id'], true), { id: 'Ab' }, 'ab'],
  ['several members', tableOf(['a', 'b']), { a: 'X', b: 2 }, 'X|2'],
  ['several members in any case', tableOf(['a', 'b'], true), { a: 'X', b: 'Y' }, 'x|y'],
  ['a member that stands deeper', tableOf(['ref.id']), { ref: { id: 'r' } }, 'r'],
  ['no member', tableOf(['id']), {}, undefined],
  ['only some members', tableOf(['a', 'b']), { a: 'X' }, undefined],
  ['something else', tableOf(['id']), { id: { deep: 'x' } }, undefined],
  ['what every object inherits', tableOf(['toString']), {}, undefined],
])('makes a key out of %s', (_, table, data, want) => expect(keyIn(table, data)).toBe(want));
