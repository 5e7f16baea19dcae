import { entriesIn } from '../../screen-language/model/entries.ts';
import { findBrokenRules } from '../../screen-language/model/rules.ts';
import type { Conditions } from '../../screen-language/model/conditions.ts';
import type { FieldModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { FormError } from '../../screen-language/model/state.ts';
import type { Texts } from '../page/texts.ts';
import { findBrokenKeywords } from './broken-keywords.ts';
import type { StepValidators } from './broken-keywords.ts';
import { isPhone, prefetchPhones } from './phone-check.ts';
import { messageOf, ruleOf } from './rule-texts.ts';

/** Validators, texts and checks for judging answers. */
interface JudgeOptions {
  /** By the id of the step. */
  readonly validators: { readonly [step: string]: StepValidators };
  readonly texts: Texts;
  /** The values that a field offers to these sources. */
  readonly offeredBy: (field: FieldModel, sources: Sources) => readonly string[];
  /** Of the screen: they say which answers are needed. */
  readonly conditions?: Conditions;
}

/**
 * Judges the answers of a step by its schema, and by the rules that no schema can say.
 *
 * @param visible the visible fields of the form: hidden answers are not judged
 * @returns one error a field, in the order of the form; those inside a group at `<group>.<number>.<question>`
 */
export function judgeStep(
  step: StepModel,
  { visible, sources }: { readonly visible: readonly FieldModel[]; readonly sources: Sources },
  { validators, texts, offeredBy, ...tools }: JudgeOptions,
): readonly FormError[] {
  const fields = step.fields.filter((field) => visible.includes(field));
  if (fields.length === 0) return [];
  const answers = Object.fromEntries(fields.map(({ name }) => [name, sources.answers[name]]));
  const keywords = findBrokenKeywords(step, validators[step.id] ?? {}, answers);
  const rules = findBrokenRules(fields, sources, { ...tools, isPhone });
  const errorsAt = (field: FieldModel, at: string, given: Sources): readonly FormError[] => {
    const found = [...keywords, ...rules].find((one) => one.field === at);
    const rule = found ? ruleOf(found.rule, field) : goneRule(field, given, offeredBy);
    if (rule !== undefined)
      return [{ field: at, message: messageOf(field, rule, { texts, sources: given }) }];
    return entriesIn(field.group && given.answers[at]).flatMap((entry, index) =>
      (field.group?.fields ?? []).flatMap((one) =>
        errorsAt(one, `${at}.${index}.${one.name}`, { ...given, answers: { ...given.answers, ...entry } }),
      ),
    );
  };
  return fields.flatMap((field) => errorsAt(field, field.name, sources));
}

/** Fetches what judging the answers of these fields takes. */
export function prefetchChecks(fields: readonly FieldModel[]): void {
  if (fields.some(({ pattern }) => pattern === 'phone')) prefetchPhones();
}

/** The rule of an answer that is offered no more, because its options depend on another answer. */
function goneRule(field: FieldModel, sources: Sources, offeredBy: JudgeOptions['offeredBy']) {
  if (field.awaits === undefined && field.slot === undefined) return undefined;
  const offered = offeredBy(field, sources);
  const isGone = [sources.answers[field.name] ?? []].flat().some((value) => !offered.includes(String(value)));
  if (!isGone) return undefined;
  return field.slot === undefined ? 'option' : 'taken';
}
