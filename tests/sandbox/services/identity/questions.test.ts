import { describe, expect, it } from 'vitest';
import { createQuestions } from './questions.ts';
import type { IdentityFacts } from './questions.ts';

const maria: IdentityFacts = {
  orderId: '801RM000000aBcDYAU',
  contactId: '003RM0000078mKpYAI',
  street: 'Barton Springs Rd',
  city: 'Austin',
  birthMonth: 7,
};
const labels = (facts: IdentityFacts, language: 'en' | 'es' = 'en') =>
  createQuestions(facts, language).map(({ choices }) => choices.map(({ label }) => label));

describe('the questions', () => {
  it('have the right answer once, between two others', () => {
    const [street, city, month] = createQuestions(maria, 'en');
    for (const [question, right] of [
      [street, 'Barton Springs Rd'],
      [city, 'Austin'],
      [month, 'July'],
    ] as const) {
      expect(question?.choices.map(({ value }) => value)).toEqual(['a', 'b', 'c', 'none']);
      expect(question?.choices.find(({ value }) => value === question.right)?.label).toBe(right);
      expect(new Set(question?.choices.map(({ label }) => label)).size).toBe(4);
    }
  });

  it('have an answer also where nothing is known', () => {
    const unknown = { ...maria, street: null, city: null, birthMonth: null };
    const questions = createQuestions(unknown, 'en');
    expect(questions.map(({ right, choices }) => [right, choices.length])).toEqual(
      Array.from({ length: 3 }, () => ['none', 4]),
    );
  });

  it('about the person are those of every order, so that two orders tell no more than one', () => {
    const [, ...one] = labels(maria);
    const [, ...other] = labels({ ...maria, orderId: '801RM000000other0' });
    expect(other).toEqual(one);
  });

  it.each(['Juniper Ln', 'OLD FERRY RD', ' Larkspur  Way', 'quarry hill dr'])(
    'offer nothing like %j, which is the right street',
    (street) => {
      for (let order = 0; order < 40; order += 1) {
        const [streets = []] = labels({ ...maria, orderId: `801-${order}`, street });
        const start = street.trim().split(' ')[0] ?? '';
        expect(streets.filter((label) => label.trim().toLowerCase().startsWith(start.toLowerCase()))).toEqual(
          [street],
        );
      }
    },
  );
});
