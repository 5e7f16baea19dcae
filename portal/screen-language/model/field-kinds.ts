import type { Field } from '../generated/screen-config.gen.ts';

/** The kinds of field. */
export type FieldKind = Field['as'];

/** The rules that a config can call by name. */
export type PatternName = NonNullable<Field['pattern']>;

/** The properties of a kind of field. */
export interface FieldKindRow {
  /** Type of its answer. */
  readonly answer: 'string' | 'number' | 'boolean' | 'list' | 'token' | 'entries';
  readonly autocomplete: string;
  /** Rule that every field of this kind has. */
  readonly pattern?: PatternName;
  /** Rules of the config that mean something for it. */
  readonly rules: readonly (keyof Field)[];
}

const typed = ['minLength', 'maxLength', 'pattern', 'ownPattern', 'matches', 'differs'] as const;
const ranged = ['min', 'max'] as const;
const chosen = ['options', 'groups'] as const;

/** One row per kind. A new kind is a row here, a value in screen.schema.json and a widget in the form theme. */
export const fieldKinds = {
  text: { answer: 'string', autocomplete: 'on', rules: typed },
  textarea: { answer: 'string', autocomplete: 'off', rules: [...typed, 'rows'] },
  email: { answer: 'string', autocomplete: 'email', pattern: 'email', rules: [...typed, 'check'] },
  tel: { answer: 'string', autocomplete: 'tel', pattern: 'phone', rules: typed },
  password: { answer: 'string', autocomplete: 'current-password', rules: typed },
  number: { answer: 'number', autocomplete: 'off', rules: ranged },
  zip: { answer: 'string', autocomplete: 'postal-code', pattern: 'zip', rules: typed },
  date: { answer: 'string', autocomplete: 'off', rules: ranged },
  time: { answer: 'string', autocomplete: 'off', rules: ranged },
  month: { answer: 'string', autocomplete: 'off', rules: ranged },
  money: { answer: 'number', autocomplete: 'off', rules: ranged },
  rating: { answer: 'number', autocomplete: 'off', rules: ['max'] },
  'yes-no': { answer: 'boolean', autocomplete: 'off', rules: [] },
  otp: { answer: 'string', autocomplete: 'one-time-code', pattern: 'digits', rules: typed },
  select: { answer: 'string', autocomplete: 'off', rules: [...chosen, 'differs'] },
  radio: { answer: 'string', autocomplete: 'off', rules: [...chosen, 'differs'] },
  checkboxes: { answer: 'list', autocomplete: 'off', rules: chosen },
  slot: { answer: 'string', autocomplete: 'off', rules: ['options', 'slot'] },
  search: { answer: 'string', autocomplete: 'off', rules: [...typed, 'suggest'] },
  consent: { answer: 'boolean', autocomplete: 'off', rules: ['documents', 'terms'] },
  files: { answer: 'list', autocomplete: 'off', rules: ['files'] },
  group: { answer: 'entries', autocomplete: 'off', rules: ['group'] },
  'hosted-card': { answer: 'token', autocomplete: 'off', rules: [] },
  'hosted-bank': { answer: 'token', autocomplete: 'off', rules: [] },
} as const satisfies { readonly [kind in FieldKind]: FieldKindRow };

/** The steps of a rating that names no `max`. */
export const ratingSteps = 5;

/** Members of a hosted field's answer; all are texts. `card.token` is what a call takes. */
export const tokenMembers = ['token', 'brand', 'lastFour'] as const;

/** The row of a kind. */
export function kindOf(kind: FieldKind): FieldKindRow {
  return fieldKinds[kind];
}

/**
 * The named rules as regular expressions. Spaces around typed text are allowed, because they are cut off before
 * it is sent. `phone` is judged by libphonenumber and only kept to plausible characters here.
 *
 * @see requirement 000 section 5
 */
export const patterns: { readonly [name in PatternName]: string } = {
  'password-strength': '^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).{8,}$',
  email: '^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$',
  phone: '^[0-9+()./\\s-]*$',
  zip: '^\\s*[0-9]{5}(-[0-9]{4})?\\s*$',
  digits: '^\\s*[0-9]+\\s*$',
  esiid: '^\\s*([0-9]{17}|[0-9]{22})\\s*$',
};

/**
 * The rule of a form that a config writes itself, for the whole answer. Spaces before and behind it are read in one way only: the
 * form begins and ends with what is no space.
 */
export const wholePattern = (expression: string): string => `^\\s*(?=\\S)(?:${expression})(?<=\\S)\\s*$`;

/** Returns true when a field's kind is one: a screen with another one is reported, and checked for everything else. */
export function hasKnownKind({ as }: { readonly as: Field['as'] | object }): boolean {
  return typeof as === 'string' && Object.hasOwn(fieldKinds, as);
}
