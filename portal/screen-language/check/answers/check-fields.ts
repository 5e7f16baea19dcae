import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { fieldOf } from '../../model/bindings.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import { checkGroup } from './check-groups.ts';
import { suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';

type Step = NonNullable<ScreenConfig['steps']>[number];
type Field = NonNullable<Step['fields']>[number];

/** One field, and what was asked before it. */
interface PlacedField {
  readonly field: Field;
  readonly path: JsonPath;
  readonly asked: readonly string[];
}

const mostFields = 50;
const kindRules = [
  'minLength',
  'maxLength',
  'min',
  'max',
  'pattern',
  'ownPattern',
  'matches',
  'differs',
  'options',
  'groups',
  'slot',
  'suggest',
  'rows',
  'files',
  'documents',
  'terms',
  'check',
  'group',
] as const;

/** Members that only stand beside the options of a radio. */
const ofRadio = ['icons', 'notices'] as const;

/** The questions of a screen: each asked once, after those that it depends on, with rules that fit its kind. */
export function checkFields(config: ScreenConfig, report: Report): void {
  const asked: string[] = [];
  (config.steps ?? []).forEach((step, s) => {
    checkStep(step, ['steps', s], report);
    checkShow({ show: step.show, path: ['steps', s], asked }, config, report);
    (step.fields ?? []).forEach((field, f) => {
      const placed = { field, path: ['steps', s, 'fields', f], asked };
      checkField(placed, report);
      checkInside(placed, report);
      checkOffered(placed, report);
      checkOrder(placed, report);
      checkShow({ ...placed, show: field.show }, config, report);
      checkShow({ ...placed, show: field.requiredWhen, member: 'requiredWhen' }, config, report);
      checkShow({ ...placed, show: field.readOnlyWhen, member: 'readOnlyWhen' }, config, report);
      checkShow({ ...placed, show: field.introWhen, member: 'introWhen' }, config, report);
      for (const [option, condition] of Object.entries(field.offered ?? {}))
        checkShow({ ...placed, show: condition, member: ['offered', option] }, config, report);
      asked.push(field.name);
    });
  });
}

function checkStep(step: Step, path: JsonPath, report: Report): void {
  const fields = step.fields ?? [];
  if (fields.length > mostFields) {
    const message = `This step asks ${fields.length} questions.`;
    report([...path, 'fields'], {
      rule: 'too-many-fields',
      message,
      remedy: `Split it: ${mostFields} at most.`,
    });
  }
  if (step.as === 'review') checkReview(step, path, report);
  if (step.as !== 'review' && fields.length === 0) {
    report(path, { rule: 'empty-step', message: `Step "${step.id}" asks nothing.`, remedy: 'Add fields.' });
  }
}

/** A page of answers shows what was asked before it, and asks nothing. */
function checkReview(step: Step, path: JsonPath, report: Report): void {
  if (step.fields !== undefined) {
    const message = 'A review shows answers and asks nothing, so these questions would never be seen.';
    const remedy = 'Ask them in a step of their own, or remove "as".';
    report([...path, 'fields'], { rule: 'review-with-fields', message, remedy });
  }
  if (path.at(-1) !== 0) return;
  const message = 'There is nothing to review before the first question.';
  report([...path, 'as'], { rule: 'empty-step', message, remedy: 'Move it behind the questions.' });
}

function checkField({ field, path, asked }: PlacedField, report: Report): void {
  if (asked.includes(field.name)) {
    const message = `Two fields are called "${field.name}".`;
    report([...path, 'name'], { rule: 'same-name', message, remedy: 'Rename one.' });
  }
  if (field.as === 'consent' && field.prefill !== undefined) {
    const message = 'A consent is never ticked beforehand.';
    report([...path, 'prefill'], { rule: 'ticked-consent', message, remedy: 'Remove "prefill".' });
  }
  for (const [always, member] of [
    ['required', 'requiredWhen'],
    ['readOnly', 'readOnlyWhen'],
  ] as const) {
    if (field[always] !== true || field[member] === undefined) continue;
    const message = `"${always}" is always true here, so "${member}" decides nothing.`;
    report([...path, member], { rule: 'useless-rule', message, remedy: 'Remove one of them.' });
  }
  if (field.introWhen !== undefined && field.intro === undefined) {
    const message = '"introWhen" shows a text above the question, and there is none.';
    report([...path, 'introWhen'], { rule: 'useless-rule', message, remedy: 'Add "intro": true.' });
  }
  // A kind that is not known was reported as such.
  if (!hasKnownKind(field)) return;
  const kind = kindOf(field.as);
  if (kind.rules.includes('options') && field.options === undefined) {
    const message = `"${field.name}" offers nothing to choose.`;
    report(path, { rule: 'no-options', message, remedy: 'Add "options".' });
  }
  if (kind.rules.includes('files') && field.files === undefined) {
    const message = `"${field.name}" does not say which files it takes.`;
    report(path, { rule: 'no-files', message, remedy: 'Add "files".' });
  }
  if (kind.rules.includes('slot') && field.slot === undefined) {
    const message = `"${field.name}" does not say where its entries have their days and times.`;
    report(path, { rule: 'no-slot', message, remedy: 'Add "slot".' });
  }
  if (kind.rules.includes('suggest') && field.suggest === undefined) {
    const message = `"${field.name}" does not say who suggests answers.`;
    report(path, { rule: 'no-suggestions', message, remedy: 'Add "suggest", or make it "as": "text".' });
  }
  if (kind.rules.includes('group') && field.group === undefined) {
    const message = `"${field.name}" does not say what it asks of each.`;
    report(path, { rule: 'no-questions', message, remedy: 'Add "group".' });
  }
  checkRules({ field, path }, report);
}

/** Rules that mean something for other kinds. */
function checkRules({ field, path }: Pick<PlacedField, 'field' | 'path'>, report: Report): void {
  const { rules } = kindOf(field.as);
  const isOther = field.as !== 'radio' && !typed.includes(field.as);
  const others = [...kindRules.filter((one) => !rules.includes(one)), ...(isOther ? ofRadio : [])];
  for (const rule of others.filter((one) => field[one] !== undefined)) {
    const message = `"${rule}" means nothing for a ${field.as} field.`;
    report([...path, rule], { rule: 'useless-rule', message, remedy: 'Remove it.' });
  }
}

/** The questions of a group. */
function checkInside({ field, path }: PlacedField, report: Report): void {
  const { group } = field;
  if (group === undefined) return;
  checkGroup(
    { field, group, path },
    (member, place, asked) => checkField({ field: member, path: place, asked }, report),
    report,
  );
}

/** Kinds whose answers are typed. */
const typed: readonly string[] = ['text', 'textarea', 'email', 'tel', 'zip', 'number', 'date', 'password'];

/** Conditions, icons and notices of options that the field does not have. */
function checkOffered({ field, path }: PlacedField, report: Report): void {
  const { options } = field;
  const members = ['offered', 'icons', 'notices'] as const;
  if (options === undefined && typed.includes(field.as))
    for (const member of members.filter((name) => field[name] !== undefined)) {
      const message = `"${field.name}" is typed, and has no options.`;
      report([...path, member], { rule: 'unknown-option', message, remedy: `Remove "${member}".` });
    }
  if (!Array.isArray(options)) return;
  for (const member of members)
    for (const value of Object.keys(field[member] ?? {}).filter((name) => !options.includes(name))) {
      const message = `"${field.name}" has no option "${value}".`;
      report([...path, member, value], { rule: 'unknown-option', message, remedy: suggest(value, options) });
    }
}

function checkOrder({ field, path, asked }: PlacedField, report: Report): void {
  const { differs } = field;
  const others = [
    { member: 'matches', name: field.matches },
    { member: 'differs', name: differs === undefined ? undefined : fieldOf(differs) },
  ];
  for (const { member, name } of others) {
    // A question that is compared with itself is told elsewhere.
    if (name === undefined || asked.includes(name) || (member === 'differs' && name === field.name)) continue;
    const message = `"${name}" is not asked before "${field.name}".`;
    report([...path, member], { rule: 'asked-later', message, remedy: suggest(name, asked) });
  }
}

/** A step or a field under a condition. */
interface PlacedShow extends Pick<PlacedField, 'path' | 'asked'> {
  readonly show: string | undefined;
  /** The member that names the condition. */
  readonly member?: string | readonly string[];
}

function checkShow(
  { show, path, asked, member = 'show' }: PlacedShow,
  config: ScreenConfig,
  report: Report,
): void {
  for (const name of conditionFields(show, config)) {
    if (asked.includes(name)) continue;
    const message = `The condition asks about "${name}", which is not asked before.`;
    const remedy = asked.length === 0 ? 'Ask that first.' : `${suggest(name, asked)} Or ask that first.`;
    report([...path, ...[member].flat()], { rule: 'asked-later', message, remedy });
  }
}

function conditionFields(condition: Condition | undefined, config: ScreenConfig): readonly string[] {
  const found: string[] = [];
  const visit = (inner: unknown, depth: number): void => {
    const named = typeof inner === 'string' ? config.conditions?.[inner] : inner;
    if (depth > 20 || typeof named !== 'object' || named === null) return;
    if ('from' in named && String(named.from).startsWith('values.'))
      visit(config.values?.[String(named.from).split('.')[1] ?? ''], depth + 1);
    if ('field' in named) found.push(String(named.field).split('.')[0] ?? '');
    for (const inner of Object.values(named).flat()) visit(inner, depth + 1);
  };
  visit(condition, 0);
  return found;
}
