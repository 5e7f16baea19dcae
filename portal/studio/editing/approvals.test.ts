import { expect, it } from 'vitest';
import { approvalOf } from './approvals.ts';

const person = (name: string, ...wrote: string[]) => ({ name, wrote });

it.each([
  [[person('Maria')], 'Maria may approve it.'],
  [[person('Maria'), person('Paul', 'a'), person('Tomás')], 'Maria or Tomás may approve it.'],
  [['A', 'B', 'C', 'D'].map((name) => person(name)), 'A, B or 2 others may approve it.'],
  // What stays as it is has no say.
  [[person('Maria', 'c')], 'Maria may approve it.'],
])('names those who may approve %j', (approvers, words) => {
  expect(approvalOf(approvers, ['a', 'b'])).toEqual({ isStuck: false, words });
});

it.each([
  [
    [],
    /^Nobody may approve it: nobody else may publish\. Ask whoever runs the studio to give another person/,
  ],
  [
    [person('Maria', 'a', 'b'), person('Paul', 'b')],
    /has saved some of it\. Leave out b, which Paul has saved, or ask whoever runs the studio/,
  ],
  [
    [person('Maria', 'a', 'b')],
    /has saved some of it\. Ask whoever runs the studio to give the role “publish” to/,
  ],
])('says plainly that nobody may, and what to do: %j', (approvers, words) => {
  expect(approvalOf(approvers, ['a', 'b'])).toEqual({ isStuck: true, words: expect.stringMatching(words) });
});
