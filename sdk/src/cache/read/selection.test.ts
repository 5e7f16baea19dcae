import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fieldPath, createSelections, type Selection } from './selection.ts';

setFlagsFromString('--expose-gc');
// What the flag above brings.
const collect = runInNewContext('gc') as () => void;

/** A job's snapshot, which stays until the job ends. */
const nextJob = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const fields = (name: string) => new Map([[fieldPath(name), { need: 'kept' as const }]]);

it('forgets a look that nobody has any more, and no other', async () => {
  const selections = createSelections();
  const retained = selections.of(fields('a'), 'none');
  const look = (): readonly WeakRef<Selection>[] => {
    const other = selections.of(fields('b'), 'none');
    return [new WeakRef(other), new WeakRef(selections.union(retained, other))];
  };
  const dropped = look();
  for (let index = 0; index < 1_000; index += 1) selections.of(fields(`c${index}`), 'none');
  await nextJob();
  collect();
  expect(dropped.map((one) => one.deref())).toEqual([undefined, undefined]);
  expect(selections.of(fields('a'), 'none')).toBe(retained);
  expect(selections.of(fields('b'), 'none').id).not.toBe(retained.id);
});
