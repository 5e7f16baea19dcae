import { expect, it } from 'vitest';
import { createSharedFiles } from './shared-files.ts';

const file = (name: string) => new File(['%PDF-1.7'], name);
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

it.each<readonly [string, readonly unknown[], number, readonly string[]]>([
  ['in their order', [file('lease.pdf'), file('id.png')], 0, ['lease.pdf', 'id.png']],
  ['without what is no file', ['text', file('lease.pdf')], 0, ['lease.pdf']],
  [
    'up to twenty',
    Array.from({ length: 25 }, (_, at) => file(String(at))),
    0,
    Array.from({ length: 20 }, (_, at) => String(at)),
  ],
  ['for ten minutes', [file('lease.pdf')], 600_000, ['lease.pdf']],
  ['no longer', [file('lease.pdf')], 600_001, []],
])('hands the files of a share over %s', (_, given, later, want) => {
  let time = 0;
  const shared = createSharedFiles(() => time);
  shared.put(given);
  time = later;
  expect(namesOf(shared.take())).toEqual(want);
});

it('hands files over once, and those of the last share alone', () => {
  const shared = createSharedFiles(() => 0);
  shared.put([file('old.pdf')]);
  shared.put([file('new.pdf')]);
  expect(namesOf(shared.take())).toEqual(['new.pdf']);
  expect(shared.take()).toEqual([]);
});
