import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlannedPublications } from './planned-publications.ts';
import type { NewPlan } from './planned-publications.ts';
import type { Published, Signature } from './publications.ts';
import type { ChangedFiles } from './sources.ts';

let folder = '';
let now = 0;
let live: Map<string, string>;
let signed: Signature[];
let answer: Published['state'];
let onceLive: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planned-'));
  now = 100;
  live = new Map([
    ['a', 'old a'],
    ['b', 'old b'],
  ]);
  signed = [];
  answer = 'published';
  onceLive = () => undefined;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  openPlannedPublications({
    folder,
    clock: { now: () => now },
    publications: {
      liveText: (path) => live.get(path),
      async publishFiles(files: ChangedFiles, signature: Signature): Promise<Published> {
        if (answer !== 'published') return { state: answer, lines: ['Nothing was published.'] };
        signed.push(signature);
        for (const [path, text] of files) {
          if (text === undefined) live.delete(path);
          else live.set(path, text);
        }
        onceLive();
        return { state: 'published', lines: ['Published.'] };
      },
    },
  });
const wanted = (more: Partial<NewPlan> = {}): NewPlan => ({
  author: 'Tomás',
  authorId: 't',
  reason: 'Plainer',
  files: new Map([
    ['a', 'new a'],
    ['c', 'new c'],
  ]),
  isApproved: false,
  ...more,
});
const idOf = async (more?: Partial<NewPlan>) => {
  const step = await open().plan(wanted(more));
  return step.state === 'done' ? step.plan.id : '';
};
const stateOf = (id: string) =>
  open()
    .all()
    .find((plan) => plan.id === id)?.state;
const liveNow = () => Object.fromEntries(live);

it('waits for approval, then goes live under both names, and is decided once', async () => {
  const id = await idOf();
  expect([stateOf(id), liveNow()]).toEqual(['asked', { a: 'old a', b: 'old b' }]);
  expect(await open().approve(id, 'Maria')).toMatchObject({ state: 'done', plan: { state: 'live' } });
  expect(liveNow()).toEqual({ a: 'new a', b: 'old b', c: 'new c' });
  expect(signed).toEqual([{ author: 'Tomás', reason: 'Plainer (approved by Maria)' }]);
  expect(await open().approve(id, 'Maria')).toMatchObject({ state: 'failed' });
});

it.each(['refused', 'withdrawn'] as const)('is %s, and never goes live', async (state) => {
  const id = await idOf();
  expect(open().close(id, { state, by: 'Maria' })).toMatchObject({ state: 'done' });
  expect(await open().approve(id, 'Paul')).toMatchObject({ state: 'failed' });
  expect([stateOf(id), signed]).toEqual([state, []]);
});

it('is not approved over what was published otherwise meanwhile, and can be once that is taken back', async () => {
  const id = await idOf();
  live.set('a', 'another a');
  expect(await open().approve(id, 'Maria')).toMatchObject({
    state: 'failed',
    line: expect.stringContaining('a has been published otherwise since'),
  });
  live.set('a', 'old a');
  expect(await open().approve(id, 'Maria')).toMatchObject({ state: 'done' });
});

it('goes live at its time and ends at its end, over a new start, and leaves what was published since', async () => {
  const id = await idOf({ isApproved: true, from: 200, until: 300 });
  expect([await open().run(), stateOf(id)]).toEqual([[], 'scheduled']);
  now = 200;
  expect([await open().run(), stateOf(id)]).toEqual([['Published.'], 'live']);
  expect(await open().run()).toEqual([]);
  live.set('a', 'a hotfix');
  now = 300;
  expect([await open().run(), stateOf(id)]).toEqual([['Published.'], 'over']);
  expect(liveNow()).toEqual({ a: 'a hotfix', b: 'old b' });
  expect(await open().run()).toEqual([]);
});

it('ends without a publication where all of it has been published otherwise since', async () => {
  const id = await idOf({ isApproved: true, until: 300 });
  live.set('a', 'a hotfix').set('c', 'another c');
  now = 300;
  expect(await open().run()).toEqual([expect.stringContaining('Nothing was taken back')]);
  expect([stateOf(id), signed.length]).toEqual(['over', 1]);
});

it('is live at once and only until its end, or never, where its time has come before its approval', async () => {
  const id = await idOf({ from: 50, until: 300 });
  await open().approve(id, 'Maria');
  expect(stateOf(id)).toBe('live');
  const later = await idOf({ from: 500, isApproved: true, files: new Map([['b', 'new b']]) });
  open().close(later, { state: 'withdrawn', by: 'Maria' });
  now = 600;
  expect(await open().run()).toEqual(['Published.']);
  expect([stateOf(later), live.get('b')]).toEqual(['withdrawn', 'old b']);
});

it('says why it could not be done at its time, and does not try for ever', async () => {
  const id = await idOf({ isApproved: true, from: 200 });
  answer = 'diagnostics';
  now = 200;
  expect(await open().run()).toEqual(['Nothing was published.']);
  expect([stateOf(id), await open().run()]).toEqual(['failed', []]);
});

const ends: readonly (readonly [string, string, () => void])[] = [
  [
    'its program is ended',
    'Ended.',
    () => {
      throw new Error('Ended.');
    },
  ],
  [
    'nothing can be written down',
    'EISDIR',
    () => {
      for (const name of readdirSync(folder)) mkdirSync(join(folder, `${name}.next`));
    },
  ],
];

it.each(ends)('keeps its end where %s once it is live', async (_, why, end) => {
  const id = await idOf({ isApproved: true, from: 200, until: 300 });
  onceLive = end;
  now = 200;
  await expect(open().run()).rejects.toThrow(why);
  onceLive = () => undefined;
  for (const name of readdirSync(folder)) if (name.endsWith('.next')) rmdirSync(join(folder, name));
  expect([await open().run(), stateOf(id)]).toEqual([['"Plainer" is live already.'], 'live']);
  now = 300;
  expect([await open().run(), stateOf(id)]).toEqual([['Published.'], 'over']);
  expect(liveNow()).toEqual({ a: 'old a', b: 'old b' });
});

it.each([
  ['planned', async () => open().plan(wanted({ isApproved: true, until: 300 }))],
  ['approved', async () => open().approve(await idOf({ until: 300 }), 'Maria')],
] as const)('keeps its end where its program is ended as soon as it is %s and live', async (_, goLive) => {
  onceLive = () => {
    throw new Error('Ended.');
  };
  await expect(goLive()).rejects.toThrow('Ended.');
  onceLive = () => undefined;
  expect(await open().run()).toEqual(['"Plainer" is live already.']);
  now = 300;
  await open().run();
  expect(liveNow()).toEqual({ a: 'old a', b: 'old b' });
});

it.each<readonly [string, () => void, string]>([
  ['is answered no', () => (answer = 'diagnostics'), 'Nothing was published.'],
  [
    'fails',
    () => {
      onceLive = () => {
        live.set('a', 'old a').delete('c');
        throw new Error('Full.');
      };
    },
    'Full.',
  ],
])('is as it was before where its publication at once %s', async (_, prepare, why) => {
  const id = await idOf();
  prepare();
  const lineOf = async (step: ReturnType<ReturnType<typeof open>['approve']>) =>
    step.then(
      ({ line }) => line,
      (error: Error) => error.message,
    );
  expect(await lineOf(open().plan(wanted({ isApproved: true })))).toBe(why);
  expect(await lineOf(open().approve(id, 'Maria'))).toBe(why);
  expect(open().all()).toMatchObject([{ id, state: 'asked' }]);
  expect(await open().run()).toEqual([]);
});

it('is live, and ends, where somebody else has published the same', async () => {
  const id = await idOf({ isApproved: true, from: 200, until: 300 });
  live.set('a', 'new a').set('c', 'new c');
  now = 200;
  await open().run();
  expect([stateOf(id), signed]).toEqual(['live', []]);
  now = 300;
  await open().run();
  expect(liveNow()).toEqual({ a: 'old a', b: 'old b' });
});

it('passes over a plan that was tampered with', async () => {
  const id = await idOf({ isApproved: true, from: 200 });
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('new a', 'evil a'));
  now = 200;
  expect([await open().run(), stateOf(id), liveNow()]).toEqual([[], undefined, { a: 'old a', b: 'old b' }]);
});

it('is never forgotten while it waits for approval, however many come after it', async () => {
  const id = await idOf();
  now = 200;
  const other = await idOf();
  open().close(other, { state: 'withdrawn', by: 'Maria' });
  for (let copy = 0; copy < 200; copy += 1)
    copyFileSync(join(folder, `${other}.json`), join(folder, `${other}-${copy}.json`));
  await idOf();
  expect(stateOf(id)).toBe('asked');
});

it('is not one of more than 20 of somebody that wait for approval', async () => {
  for (let count = 0; count < 20; count += 1) await idOf();
  expect(await open().plan(wanted())).toEqual({
    state: 'failed',
    line: 'Nothing was asked for: 20 of yours wait for approval already. Withdraw one first.',
  });
  expect(open().all()).toHaveLength(20);
  const id = await idOf({ authorId: 'p' });
  expect(stateOf(id)).toBe('asked');
  expect(await open().plan(wanted({ isApproved: true, from: 200 }))).toMatchObject({ state: 'done' });
  open().close(
    open()
      .all()
      .find(({ authorId, state }) => authorId === 't' && state === 'asked')?.id ?? '',
    { state: 'withdrawn', by: 'T' },
  );
  expect(await open().plan(wanted())).toMatchObject({ state: 'done' });
});
