import { createHash } from 'node:crypto';
import type { Language } from '../../protocol/language.ts';

/** Facts that the org knows of a customer and others hardly do. */
export interface IdentityFacts {
  readonly orderId: string;
  readonly contactId: string;
  /** Without its number. */
  readonly street: string | null;
  readonly city: string | null;
  /** 1 to 12. */
  readonly birthMonth: number | null;
}

/** One possible answer. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A question in one language; `right` never leaves the org. */
interface Question {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly right: string;
}

const STREETS = ['Juniper Lane', 'Copper Mill Court', 'Quarry Hill Drive', 'Old Ferry Road', 'Larkspur Way'];
const CITIES = ['Abilene', 'Beaumont', 'Denton', 'Laredo', 'Tyler'];
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

const TEXTS = {
  en: {
    street: 'Which of these streets have you lived on?',
    city: 'In which of these towns do you get mail?',
    month: 'In which month were you born?',
    none: 'None of these',
  },
  es: {
    street: '¿En cuál de estas calles ha vivido?',
    city: '¿En cuál de estas ciudades recibe correo?',
    month: '¿En qué mes nació?',
    none: 'Ninguna de estas',
  },
} as const;

/** The number of questions of a verification. */
export const QUESTION_COUNT = 3;

/**
 * The questions about the customer of an order. Whoever starts anew gets the same choices: with others each time, the one
 * that always comes back would be the answer.
 */
export function createQuestions(facts: IdentityFacts, language: Language): readonly Question[] {
  const texts = TEXTS[language];
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1, 1));
  const questions = [
    { text: texts.street, about: facts.orderId, right: facts.street, others: STREETS },
    { text: texts.city, about: facts.contactId, right: facts.city, others: CITIES },
    {
      text: texts.month,
      about: facts.contactId,
      right: facts.birthMonth === null ? null : monthName(facts.birthMonth),
      others: MONTHS.map(monthName),
    },
  ];
  return questions.map(({ text, about, right, others }, index) => {
    const id = `q${index + 1}`;
    const labels = arrange(`${about}:${id}`, right, others);
    const choices = labels.map((label, place) => ({ value: 'abc'.charAt(place), label }));
    const rightChoice = choices.find((choice) => choice.label === right);
    return {
      id,
      text,
      choices: [...choices, { value: 'none', label: texts.none }],
      right: rightChoice?.value ?? 'none',
    };
  });
}

/** Two decoys with the right answer at a place that the seed decides; three decoys where nothing is known. */
function arrange(seed: string, right: string | null, others: readonly string[]): readonly string[] {
  const bytes = createHash('sha256').update(seed).digest();
  // One street is written in more ways than one: "Old Ferry Rd" and "Old Ferry Road" would both be right.
  const pool = others.filter((other) => right === null || firstWord(other) !== firstWord(right));
  const start = (bytes[0] ?? 0) % pool.length;
  const decoys = [...pool.slice(start), ...pool.slice(0, start)].slice(0, right === null ? 3 : 2);
  return right === null ? decoys : decoys.toSpliced((bytes[1] ?? 0) % 3, 0, right);
}

const firstWord = (text: string): string | undefined => text.trim().toLowerCase().split(/\s+/)[0];
