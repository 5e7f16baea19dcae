import type { Field } from '../generated/screen-config.gen.ts';
import { kindOf, patterns } from '../model/field-kinds.ts';
import type { PatternName } from '../model/field-kinds.ts';

/** Answers that each named rule lets through, of different lengths and forms. */
const samples: { readonly [name in PatternName]: readonly string[] } = {
  'password-strength': ['Abcdef1!', 'a1#bcdefghijklmnop'],
  email: ['a@b.co', 'first.last+tag@mail.example.org'],
  phone: ['5125550142', '(512) 555-0142', '+1 512-555-0142'],
  zip: ['78701', '78701-1234'],
  digits: ['0', '12345', '12345678901234567890'],
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
  if (field.ownPattern !== undefined) return field.ownPattern.takes;
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
