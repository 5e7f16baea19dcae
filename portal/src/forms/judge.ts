import { useEffect, useState } from 'react';
import { entriesIn } from '../../screen-language/model/entries.ts';
import { findBrokenRules } from '../../screen-language/model/rules.ts';
import type { Conditions } from '../../screen-language/model/conditions.ts';
import type { FieldModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { FormError } from '../../screen-language/model/state.ts';
import type { Texts } from '../page/texts.ts';
import { choicesOf } from './field-views.ts';
import { findBrokenKeywords } from './rjsf-adapter.tsx';
import type { StepValidators } from './rjsf-adapter.tsx';
import { messageOf, ruleOf } from './rule-texts.ts';

/** Returns true for a phone number. */
type IsPhone = (text: string) => boolean;

/** Validators, texts and checks for judging answers. */
interface JudgeOptions {
  /** By the id of the step. */
  readonly validators: { readonly [step: string]: StepValidators };
  readonly texts: Texts;
  readonly isPhone: IsPhone;
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
  { validators, texts, ...tools }: JudgeOptions,
): readonly FormError[] {
  const fields = step.fields.filter((field) => visible.includes(field));
  if (fields.length === 0) return [];
  const answers = Object.fromEntries(fields.map(({ name }) => [name, sources.answers[name]]));
  const keywords = findBrokenKeywords(step, validators[step.id] ?? {}, answers);
  const rules = findBrokenRules(fields, sources, tools);
  const errorsAt = (field: FieldModel, at: string, given: Sources): readonly FormError[] => {
    const broken = keywords.find((one) => one.field === at);
    const rule = broken
      ? ruleOf(broken.keyword, field)
      : (rules.find((one) => one.field === at)?.rule ?? goneRule(field, { texts, sources: given }));
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

/** The rule of an answer that is offered no more, because its options depend on another answer. */
function goneRule(field: FieldModel, words: Pick<JudgeOptions, 'texts'> & { readonly sources: Sources }) {
  if (field.awaits === undefined && field.slot === undefined) return undefined;
  const answer = words.sources.answers[field.name];
  const offered = choicesOf(field, words).map(({ value }) => value);
  const isGone = [answer ?? []].flat().some((value) => !offered.includes(String(value)));
  if (!isGone) return undefined;
  return field.slot === undefined ? 'option' : 'taken';
}

/** Stands in until the library has arrived. */
const hasTenDigits: IsPhone = (text) => text.replace(/\D/g, '').length >= 10;

/** Returns the check of phone numbers; its library is fetched when a form that asks for one is being filled in. */
export function useIsPhone(isAsked: boolean): IsPhone {
  const [isPhone, setIsPhone] = useState<IsPhone>(() => hasTenDigits);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const load = async () => {
      const { isValidPhoneNumber } = await import('libphonenumber-js/min');
      if (isWanted) setIsPhone(() => (text: string) => isValidPhoneNumber(text, 'US'));
    };
    // Without it the first judge goes on.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return isPhone;
}
