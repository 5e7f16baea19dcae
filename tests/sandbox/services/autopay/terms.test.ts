import { describe, expect, it } from 'vitest';
import { constants } from '../../contract/constants.ts';
import { termsOf } from './terms.ts';

// The words are agreed to as they stand, so they are no template; but they promise what the specs say.
describe.each(['card', 'bank'] as const)('the terms of a %s', (method) => {
  const { noticeDays, stopBusinessDays } = constants.autopay;
  it.each([
    ['en', `At least ${noticeDays} days before`, `up to ${stopBusinessDays} business days before`],
    ['es', `Al menos ${noticeDays} días antes`, `hasta ${stopBusinessDays} días hábiles antes`],
  ] as const)('promise in %s what the specs say', (language, notice, stop) => {
    const { paragraphs } = termsOf({ brand: 'Brand A', method, language });
    expect(paragraphs.join(' ')).toContain(notice);
    expect(paragraphs.join(' ')).toContain(stop);
  });
});
