import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cellPath, createSelections, type Selection } from './selection.ts';

setFlagsFromString('--expose-gc');
// What the flag above brings.
const collect = runInNewContext('gc') as () => void;

/** What a job has looked at stays until the job ends. */
const nextJob = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const cells = (name: string) => new Map([[cellPath(name), { need: 'kept' as const }]]);

it('forgets a look that nobody has any more, and no other', async () => {
  const selections = createSelections();
  const held = selections.of(cells('a'), 'none');
  const look = (): readonly WeakRef<Selection>[] => {
    const other = selections.of(cells('b'), 'none');
    return [new WeakRef(other), new WeakRef(selections.union(held, other))];
  };
  const looks = look();
  for (let index = 0; index < 1_000; index += 1) selections.of(cells(`c${index}`), 'none');
  await nextJob();
  collect();
  expect(looks.map((one) => one.deref())).toEqual([undefined, undefined]);
  expect(selections.of(cells('a'), 'none')).toBe(held);
  expect(selections.of(cells('b'), 'none').id).not.toBe(held.id);
});
