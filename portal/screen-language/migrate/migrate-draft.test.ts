import { describe, expect, it } from 'vitest';
import { languageVersion } from '../language-version.ts';
import { migrateDraft } from './migrate-draft.ts';
import type { Migration } from './migration.ts';

/** Drafts as each past version wrote them. */
const past = [
  ['1, before attempts had names', '{"step":"details","answers":{"topic":"billing","note":null}}'],
  ['1', '{"step":"details","seed":"s-1","answers":{"amount":1250,"people":[{"who":"Ana"}]}}'],
] as const;

describe('a draft of a past version', () => {
  it.each(past)('%s is one of today, with its answers', (_, content) => {
    const migrated = migrateDraft(content);
    expect(JSON.parse(migrated)).toEqual({ ...JSON.parse(content), version: languageVersion });
  });

  it('has its answers changed by every step after its version', () => {
    const cents: Migration = {
      to: 2,
      summary: '',
      config: (config) => config,
      draft: ({ amount, ...others }) => ({ ...others, amount: Number(amount) * 100 }),
    };
    const silent: Migration = { to: 3, summary: '', config: (config) => config };
    const renamed: Migration = {
      ...silent,
      to: 4,
      draft: ({ amount, ...others }) => ({ ...others, cents: amount }),
    };
    const steps = [cents, silent, renamed];
    const draft = JSON.stringify({ step: 'a', seed: 's', answers: { amount: '12.50', note: 'x' } });
    expect(JSON.parse(migrateDraft(draft, steps))).toEqual({
      step: 'a',
      seed: 's',
      version: 4,
      answers: { cents: 1250, note: 'x' },
    });
    expect(JSON.parse(migrateDraft(draft.replace('{', '{"version":2,'), steps))).toMatchObject({
      answers: { cents: '12.50', note: 'x' },
    });
  });

  it.each(['', 'no JSON', '[]', 'null', '{"answers":7}', '{"answers":["__proto__"]}'])(
    'that is %j harms nothing',
    (content) => {
      expect(() => migrateDraft(content)).not.toThrow();
    },
  );

  it('is refused where a newer portal wrote it', () => {
    expect(() => migrateDraft('{"version":99,"answers":{}}')).toThrow('version 99 of the screen language');
  });
});
