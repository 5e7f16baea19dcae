import { describe, expect, it } from 'vitest';
import { createAttempts } from './submission.ts';

function numbered() {
  let count = 0;
  return createAttempts(() => `id${(count += 1)}`);
}

describe('attempts', () => {
  it('have one name while the same is sent again, and another for anything else', () => {
    const attempts = numbered();
    expect(['a', 'a', 'b', 'a'].map((content) => attempts.nameOf(content))).toEqual([
      'id1',
      'id1',
      'id2',
      'id3',
    ]);
  });

  it('begin anew once the org has what was sent', () => {
    const attempts = numbered();
    const first = attempts.nameOf('a');
    attempts.end();
    expect(attempts.nameOf('a')).not.toBe(first);
  });
});
