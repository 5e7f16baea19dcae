import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveThing, settled } from '../../../toys/index.ts';
import { createQueueScene, type QueuePage, type QueueScene } from '../../../toys/queue-scene.ts';
import { REFUSED_NAME, type Way } from '../../../toys/thing-server.ts';
import type { QueuedWrite } from './queued-write.ts';

type Step =
  | { readonly do: 'write'; readonly page: 0 | 1; readonly id: string; readonly isBad: boolean }
  | { readonly do: 'offline' | 'online' }
  | { readonly do: 'way'; readonly way: Way }
  | { readonly do: 'wait'; readonly page: 0 | 1; readonly milliseconds: number }
  | { readonly do: 'reload' | 'crash'; readonly page: 0 | 1 }
  | { readonly do: 'elsewhere'; readonly id: string }
  | { readonly do: 'answer'; readonly how: 'drop' | 'overwrite' };

const page = fc.constantFrom<(0 | 1)[]>(0, 1);
const id = fc.constantFrom('a', 'b');
const isBad = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), page, id, isBad }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('offline' as const, 'online' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('way' as const),
      way: fc.constantFrom<Way[]>('open', 'closed', 'answer lost', 'busy'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      page,
      milliseconds: fc.constantFrom(500, 4_000, 300_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'crash' as const), page }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      how: fc.constantFrom('drop' as const, 'overwrite' as const),
    }),
  },
);

/** One write, as the app knows it. */
interface Made {
  /** Page and record: what is written elsewhere at the same moment has no order. */
  readonly line: string;
  readonly name: string;
  fate: 'under way' | 'accepted' | 'refused to the caller';
}

interface Run {
  readonly scene: QueueScene;
  readonly pages: [QueuePage, QueuePage];
  readonly gone: QueuePage[];
  readonly made: Made[];
}

async function openPage(scene: QueueScene): Promise<QueuePage> {
  const opened = scene.open();
  await opened.queue.open('ann');
  return opened;
}

const nameOf = ({ config }: QueuedWrite): string =>
  // Every write of a history has this form.
  (config as { readonly fields: { readonly Name: string } }).fields.Name;

/** Made in view of the server's record. */
function write({ pages, made, scene }: Run, at: Step & { readonly do: 'write' }): void {
  const name = `${at.isBad ? REFUSED_NAME : 'n'}${made.length}`;
  const one: Made = { line: `${at.page} ${at.id}`, name, fate: 'under way' };
  made.push(one);
  const config = { fields: { Id: at.id, Name: name }, since: scene.server.thing(at.id).changed };
  const end = (fate: Made['fate']) => () => {
    one.fate = fate;
  };
  pages[at.page].queue.write(saveThing, config).then(end('accepted'), end('refused to the caller'));
}

/** Answers the first conflict. */
async function answer({ queue }: QueuePage, how: 'drop' | 'overwrite'): Promise<void> {
  const conflict = queue.entries().find(({ state }) => state === 'conflict');
  if (conflict) await queue.resolve(conflict.id, { do: how });
}

async function take(run: Run, at: Step): Promise<void> {
  const { scene, pages, gone } = run;
  switch (at.do) {
    case 'write':
      return write(run, at);
    case 'offline':
      return scene.goOffline();
    case 'online':
      return scene.goOnline();
    case 'way':
      scene.server.way = at.way;
      return;
    case 'wait':
      return pages[at.page].timer.advance(at.milliseconds);
    case 'elsewhere':
      return scene.server.changeElsewhere(at.id);
    case 'answer':
      return answer(pages[0], at.how);
    case 'reload':
    case 'crash':
      gone.push(pages[at.page]);
      pages[at.page].kill();
      pages[at.page] = await openPage(scene);
  }
}

/** All is well again, and every conflict is answered: what is left was set aside. */
async function finish(run: Run): Promise<void> {
  run.scene.server.way = 'open';
  run.scene.goOnline();
  await settled();
  for (let round = 0; round < 100; round += 1) {
    if (run.pages[0].queue.entries().every(({ state }) => state === 'refused')) return;
    await answer(run.pages[0], 'overwrite');
    await settled();
  }
}

async function live(steps: readonly (readonly [Step, boolean])[]): Promise<Run> {
  const scene = createQueueScene();
  const pages: Run['pages'] = [await openPage(scene), await openPage(scene)];
  const run: Run = { scene, pages, gone: [], made: [] };
  for (const [at, isHasty] of steps) {
    await take(run, at);
    // In haste, the next step comes while the consequences of this one are under way.
    if (!isHasty) await settled();
  }
  await settled();
  await finish(run);
  return run;
}

const hasty = fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0);

describe('whatever happens to pages, network and server', () => {
  it('applies every accepted write once and in order, or has set it aside in sight', async () => {
    const history = fc.array(fc.tuple(step, hasty), { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { scene, pages, gone, made } = await live(steps);
        const applied = scene.server.applied.map(({ name }) => name);
        const events = [...gone, ...pages].flatMap((each) => each.events);
        const dropped = events.flatMap((event) =>
          event.type === 'dropped' ? event.entries.map(nameOf) : [],
        );
        const aside = pages[0].queue.entries().map(nameOf);
        expect(new Set(applied).size).toBe(applied.length);
        expect(events.filter(({ type }) => type === 'error')).toEqual([]);
        for (const one of made.filter(({ fate }) => fate === 'accepted')) {
          const places = [applied, dropped, aside].filter((names) => names.includes(one.name));
          expect(places, one.name).toHaveLength(1);
        }
        for (const { name } of made.filter(({ fate }) => fate === 'refused to the caller')) {
          expect(applied).not.toContain(name);
        }
        for (const line of new Set(made.map((one) => one.line))) {
          const mine = made
            .filter((one) => one.line === line && one.fate === 'accepted')
            .map(({ name }) => name);
          expect(applied.filter((name) => mine.includes(name))).toEqual(
            mine.filter((name) => applied.includes(name)),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
