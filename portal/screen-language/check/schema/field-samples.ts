import type { Field, OwnPattern } from '../../generated/screen-config.gen.ts';
import { kindOf, patterns } from '../../model/field-kinds.ts';
import type { PatternName } from '../../model/field-kinds.ts';
import { acceptedBy } from './own-pattern.ts';

/** Answers that each named rule lets through, of different lengths and forms. */
const samples: { readonly [name in PatternName]: readonly string[] } = {
  'password-strength': ['Abcdef1!', 'a1#bcdefghijklmnop'],
  email: ['a@b.co', 'first.last+tag@mail.example.org'],
  phone: ['5125550142', '(512) 555-0142', '+1 512-555-0142'],
  zip: ['78701', '78701-1234'],
  digits: Array.from({ length: 20 }, (_, at) => '12345678901234567890'.slice(0, at + 1)),
  esiid: ['10443720000123456', '1044372000012345678901'],
};

const freeTexts = ['a', '0', 'Two words, é & 7!', '<none>'];

/**
 * Texts that a field accepts as an answer: what it offers, else examples for its rules. Empty where there is no
 * telling, for example because its options come out of a read.
 */
export function acceptedTexts(field: Field, offered: readonly string[] | undefined): readonly string[] {
  if (field.options !== undefined) return offered ?? [];
  const ofCalendar = { date: '2026-01-31', month: '2026-01', time: '08:30' }[String(field.as)];
  if (ofCalendar !== undefined) return [ofCalendar];
  if (field.ownPattern !== undefined) return ownTexts(field.ownPattern, field);
  const kind = kindOf(field.as);
  if (kind.answer !== 'string') return [];
  const rules = [field.pattern, kind.pattern].filter((name) => name !== undefined);
  // A rule that there is not is told by the screen's shape.
  if (!rules.every((name) => Object.hasOwn(samples, name))) return [];
  const texts = rules.length === 0 ? freeTexts : rules.flatMap((name) => samples[name]);
  return texts.filter(
    (text) =>
      text.length >= (field.minLength ?? 0) &&
      text.length <= (field.maxLength ?? Infinity) &&
      rules.every((name) => new RegExp(patterns[name]).test(text)),
  );
}

/** Forms of one's own are tried up to this length. */
const longestTried = 40;

/** Signs that people type between others. */
const between = [' ', '-', '.', '/', '_', '#', 'é', 'a', 'Z', '0'];

/** An answer with a sign more, in the middle and at its end, with one less, and in other letters. */
function variantsOf(text: string): readonly string[] {
  const middle = Math.floor(text.length / 2);
  return [
    ...between.flatMap((sign) => [
      `${text.slice(0, middle)}${sign}${text.slice(middle)}`,
      `${text.slice(0, middle)}${sign}${text.slice(middle + 1)}`,
      `${text}${sign}`,
    ]),
    text.slice(0, -1),
    text.toUpperCase(),
    text.toLowerCase(),
  ];
}

/** The examples of an own form, and the first of them as long as the form and the length let it be. */
function ownTexts(own: OwnPattern, { maxLength = longestTried }: Field): readonly string[] {
  const { takes = [] } = own;
  const [first] = takes;
  if (typeof first !== 'string' || first === '') return takes;
  const last = first.slice(-1);
  const longer = Array.from(
    { length: Math.max(0, Math.min(maxLength, longestTried) - first.length) },
    (_, at) => first.padEnd(first.length + at + 1, last),
  );
  const others = takes.flatMap(variantsOf);
  return [
    ...takes,
    ...[...longer, ...others].filter(
      (text) => text.length <= maxLength && text === text.trim() && acceptedBy(own, text) === true,
    ),
  ];
}
