import { describe, expect, it } from 'vitest';
import { reduceQueue } from './file-queue.ts';
import type { QueueEvent, QueuedFile } from './file-queue.ts';

const queued = (id: number): QueuedFile => ({
  id,
  file: new File(['x'], `${id}.csv`),
  stage: { at: 'sending', share: 0 },
});
const half = { at: 'sending', share: 0.5 } as const;

describe('the queue of files', () => {
  const one = queued(1);
  it.each<readonly [string, readonly QueuedFile[], QueueEvent, readonly QueuedFile[]]>([
    ['takes files in their order', [one], { type: 'added', files: [] }, [one]],
    ['moves one', [one], { type: 'moved', id: 1, stage: half }, [{ ...one, stage: half }]],
    [
      'remembers what arrived',
      [one],
      { type: 'arrived', id: 1, sent: 'x' },
      [{ ...one, stage: { at: 'processing' }, sent: 'x' }],
    ],
    ['drops one', [one], { type: 'dropped', id: 1 }, []],
    ['hears nothing more of what was dropped', [], { type: 'moved', id: 1, stage: half }, []],
  ])('%s', (_, before, event, want) => expect(reduceQueue(before, event)).toEqual(want));
});
