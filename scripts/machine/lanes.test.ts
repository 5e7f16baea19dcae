import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

it('does two things at a time and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inLanes([3, 1, 2, 0], async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect({ results, most }).toEqual({ results: [30, 10, 20, 0], most: 2 });
});

it('rejects with the first error', async () => {
  const work = (item: string): Promise<never> => Promise.reject(new Error(item));
  await expect(inLanes(['a', 'b'], work)).rejects.toThrow('a');
});
