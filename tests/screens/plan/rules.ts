import type { FieldModel, StepModel } from '@energy-portal/portal/publish';
import { answerFor, brokenByPattern, limitsOf, type AnswerContext } from './answers.ts';
import { stepFrom } from './condition-solver.ts';
import { valueAt } from './contract.ts';
import type { FindText } from './texts.ts';
import type { ExpectedText, Gap, RuleCase } from './types.ts';

/** A rule of a field, with an answer that breaks it and nothing else. */
interface BrokenRule extends Pick<RuleCase, 'rule' | 'answer' | 'message'> {
  readonly beyond?: RuleCase['beyond'] | undefined;
  readonly held?: RuleCase['held'] | undefined;
  readonly field: FieldModel;
  readonly step: StepModel;
  /** A condition that must hold so that the rule counts. */
  readonly when?: string | undefined;
  /** The source of its first answer, which must be empty so that nothing is answered. */
  readonly empty?: string | undefined;
  /** The source whose value is the answer. */
  readonly sameAs?: string | undefined;
}

/** A rule that cannot be broken on the page. */
interface UnbrokenRule {
  readonly rule: string;
  readonly reason: Gap['reason'];
}

interface Attempt {
  readonly rule: string;
  readonly answer?: unknown;
  readonly beyond?: RuleCase['beyond'];
  readonly held?: RuleCase['held'];
  readonly when?: string;
  readonly empty?: string;
  readonly sameAs?: string;
}

/** The rules of a field, and those among them that no customer can break. */
export function rulesOf(
  field: FieldModel,
  step: StepModel,
  { context, text }: { readonly context: AnswerContext; readonly text: FindText },
): { readonly broken: readonly BrokenRule[]; readonly unbroken: readonly UnbrokenRule[] } {
  const attempts = [
    ...presence(field),
    ...lengths(field),
    ...forms(field, context),
    ...limits(field),
    ...counts(field),
  ];
  const broken: BrokenRule[] = [];
  const unbroken: UnbrokenRule[] = [];
  for (const attempt of attempts) {
    if ('reason' in attempt) unbroken.push(attempt);
    else
      broken.push({
        ...attempt,
        answer: attempt.answer,
        field,
        step,
        message: messageOf(field, attempt.rule, text),
      });
  }
  return { broken, unbroken };
}

type Attempts = readonly (Attempt | UnbrokenRule)[];

function presence(field: FieldModel): Attempts {
  const { required, requiredWhen, readOnly, group } = field;
  if (readOnly) return [];
  const rule = (group?.least ?? 1) > 1 ? 'least' : 'required';
  const always: Attempts = !required ? [] : [emptied(rule, field)];
  return requiredWhen === undefined ? always : [...always, { rule, when: requiredWhen }];
}

/** A choice of one cannot be taken back: nothing is chosen only where there is no first answer. */
function emptied(rule: string, { prefill, as, options }: FieldModel): Attempt | UnbrokenRule {
  const isOfOne = ['radio', 'yes-no', 'rating'].includes(as);
  const canBeEmptied = as === 'checkboxes' || (!isOfOne && options === undefined);
  if (prefill === undefined || canBeEmptied) return { rule };
  const empty = valueAt(prefill, ['from']);
  return typeof empty === 'string' ? { rule, empty } : { rule, reason: 'prefilled' };
}

function lengths(field: FieldModel): Attempts {
  if (field.readOnly) return [];
  const { minLength, maxLength } = field;
  const { least } = limitsOf(field);
  const few =
    minLength !== undefined && minLength > 1 ? [{ rule: 'minLength', answer: textOf(field, least - 1) }] : [];
  const many = maxLength === undefined ? [] : [tooMany(field, maxLength)];
  return [...few, ...many];
}

/** A search takes no more characters than it may have. */
const tooMany = (field: FieldModel, most: number): Attempts[number] =>
  field.as === 'search'
    ? { rule: 'maxLength', reason: 'control' }
    : { rule: 'maxLength', answer: textOf(field, most + 1) };

/** A text of so many characters that breaks no pattern where that is possible. */
function textOf({ pattern, as }: FieldModel, length: number): string {
  const fill = (start: string, more: string, end = '') =>
    (start + more.repeat(length)).slice(0, Math.max(0, length - end.length)) + end;
  if (pattern === 'email') return fill('a', 'a', '@example.com');
  if (pattern === 'digits' || pattern === 'esiid') return fill('', '1');
  if (pattern === 'phone') return fill('5125550142', ' ');
  if (pattern === 'zip') return fill('78701', ' ');
  if (pattern === 'password-strength') return fill('Aa1-', 'b');
  // No space at its end, which does not count.
  return as === 'textarea' ? fill('', 'word ', 's') : fill('', 'a');
}

/** Pattern, twin, and difference from something else. */
function forms(field: FieldModel, context: AnswerContext): Attempts {
  if (field.readOnly) return [];
  const { pattern, ownPattern, matches, as, minLength = 0, maxLength = 4000 } = field;
  const bad = pattern === undefined ? undefined : brokenByPattern[pattern];
  const named: Attempts =
    pattern === undefined
      ? []
      : [{ rule: pattern, answer: bad?.padEnd(minLength, bad.at(-1)).slice(0, maxLength) }];
  const own: Attempts =
    ownPattern === undefined ? [] : [{ rule: 'ownPattern', answer: ownPattern.refuses[0] }];
  const twin: Attempts =
    matches === undefined ? [] : [{ rule: 'matches', answer: `x${String(answerFor(field, context))}` }];
  const number: Attempts = as === 'number' || as === 'money' ? [{ rule: as, answer: 'many' }] : [];
  const date: Attempts = as === 'date' ? [{ rule: 'date', reason: 'control' }] : [];
  return [...named, ...own, ...twin, ...differences(field, context), ...number, ...date];
}

/** The answer that must not be given: that of another field, which the driver has typed by then, or what the org knows. */
function differences({ differs }: FieldModel, context: AnswerContext): Attempts {
  if (differs === undefined) return [];
  const [field, from] = [valueAt(differs, ['field']), valueAt(differs, ['from'])];
  if (typeof from === 'string') return [{ rule: 'differs', sameAs: from }];
  const other = context.fields.find(({ name }) => name === field);
  const answer = other === undefined ? undefined : answerFor(other, context);
  return [answer === undefined ? { rule: 'differs', reason: 'answer' } : { rule: 'differs', answer }];
}

function limits({ min, max, readOnly }: FieldModel): Attempts {
  if (readOnly) return [];
  const one = (limit: 'min' | 'max', value: FieldModel['min'], by: number): Attempts => {
    if (value === undefined) return [];
    return typeof value === 'object'
      ? [{ rule: limit, beyond: { limit, by } }]
      : [{ rule: limit, answer: stepFrom(value, by) }];
  };
  return [...one('min', min, -1), ...one('max', max, 1)];
}

/** Entries of a group, and files: the control offers no more than there may be. */
function counts({ group, options, files }: FieldModel): Attempts {
  return [
    ...(group?.most === undefined ? [] : [{ rule: 'most', reason: 'control' } as const]),
    ...(options === undefined ? [] : [{ rule: 'option', reason: 'control' } as const]),
    ...(files === undefined ? [] : [{ rule: 'pending', held: files.send.operation }]),
  ];
}

/** The message of a broken rule: the screen's own, or that of every form. */
function messageOf(field: FieldModel, rule: string, text: FindText): ExpectedText {
  const written = (limit: FieldModel['min']) =>
    field.as === 'number' && typeof limit !== 'object' ? limit : undefined;
  const values = {
    label: text(`fields.${field.text}.label`),
    minLength: field.minLength,
    maxLength: field.maxLength,
    min: written(field.min),
    max: written(field.max),
    least: field.group?.least,
    most: field.group?.most,
  };
  return (
    text(`fields.${field.text}.errors.${rule}`, values) ??
    text(`rules.${rule}`, values) ?? { en: `rules.${rule}`, es: `rules.${rule}` }
  );
}
