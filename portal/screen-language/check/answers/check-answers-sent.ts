import type {
  Binding,
  Bindings,
  Field,
  ScreenConfig,
  Submission,
} from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { placedForms } from '../facts/placed-forms.ts';

/** Answers that go elsewhere than their names say: something else under the name of a question, secrets in the open, cards without their token. */
export function checkAnswersSent(screen: CheckedScreen, report: Report): void {
  const fields = placedFields(screen.config);
  for (const { submit, path } of submissionsOf(screen)) {
    const isOfForm = path[0] === 'submit' || path[0] === 'forms';
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const place = [...path, 'with', member];
      if (isOfForm) checkNamed({ member, binding, place }, { fields, submit }, report);
      walkValues(binding, place, (value, at) => {
        if (at.at(-1) === 'field' && typeof value === 'string')
          checkAnswer({ member, value, at }, fields, report);
      });
    }
  }
  checkHosted(screen.config, report);
}

/** A question that is called like what is sent is what is sent. */
function checkNamed(
  {
    member,
    binding,
    place,
  }: { readonly member: string; readonly binding: Binding; readonly place: JsonPath },
  { fields, submit }: { readonly fields: readonly PlacedField[]; readonly submit: Submission },
  report: Report,
): void {
  const own = fields.find(({ field }) => field.name === member);
  const isWritten = typeof binding !== 'object' || Array.isArray(binding);
  const isSource = !isWritten && 'from' in binding && !/^(?:values|answers)\./.test(binding.from);
  const isAnswer = !isWritten && 'field' in binding && binding.field !== member;
  const isOther = isSource || isAnswer;
  if (own === undefined || own.field.readOnly === true || !(isWritten || isOther)) return;
  // An answer may be sent as something else, where nothing else is sent in its place.
  if (!isAnswer && JSON.stringify(submit.with).includes(`"field":"${member}"`)) return;
  const message = `Customers answer "${member}", and something else is sent as "${member}".`;
  report(place, {
    rule: 'other-answer',
    message,
    remedy: `Send { "field": "${member}" }, or remove the question.`,
  });
}

/** Members that hold a secret. */
const secret = /^(?:\w+P|p)assword$/;

function checkAnswer(
  { member, value, at }: { readonly member: string; readonly value: string; readonly at: JsonPath },
  fields: readonly PlacedField[],
  report: Report,
): void {
  const [name = '', inside] = value.split('.');
  const found = fields.find(({ field }) => field.name === name);
  if (found === undefined) return;
  const { field, path } = found;
  if (secret.test(member) && ['text', 'textarea', 'otp', 'search'].includes(field.as)) {
    const message = `"${name}" is sent as "${member}", and everybody beside the customer could read it.`;
    report([...path, 'as'], { rule: 'open-secret', message, remedy: 'Make it "as": "password".' });
  }
  if (
    !field.as.startsWith('hosted-') ||
    inside === undefined ||
    inside === 'token' ||
    !/[tT]oken$/.test(member)
  )
    return;
  const message = `"${value}" is no token, and "${member}" is one.`;
  report(at, { rule: 'other-answer', message, remedy: `Send "${name}.token".` });
}

/** The ways to pay by their kinds of question. */
const ways: { readonly [as: string]: { readonly own: string; readonly other: string } | undefined } = {
  'hosted-card': { own: 'card', other: 'bank' },
  'hosted-bank': { own: 'bank', other: 'card' },
};

/** A method that is typed at the processor is sent by the form that asks for it, and asked of those who pay that way. */
function checkHosted(config: ScreenConfig, report: Report): void {
  const submissions = [
    config.submit,
    ...placedForms(config).map(({ submit }) => submit),
    ...(config.steps ?? []).map(({ submit }) => submit),
  ];
  const sent = JSON.stringify(submissions);
  for (const { field, path } of placedFields(config)) {
    const way = Object.hasOwn(ways, field.as) ? ways[field.as] : undefined;
    if (way === undefined) continue;
    if (!sent.includes(`"field":"${field.name}.`) && !sent.includes(`"field":"${field.name}"`)) {
      const message = `The form does not send what "${field.name}" is answered with.`;
      report([...path, 'name'], {
        rule: 'unsent-answer',
        message,
        remedy: `Send { "field": "${field.name}.token" }.`,
      });
    }
    const shown = JSON.stringify(conditionOf(field, config) ?? '');
    if (!shown.includes(`"${way.other}"`) || shown.includes(`"${way.own}"`)) continue;
    const message = `"${field.name}" asks for a ${way.own}, and is shown to those who chose "${way.other}".`;
    report([...path, 'show'], { rule: 'other-answer', message, remedy: `Show it for "${way.own}".` });
  }
}

const conditionOf = ({ show = '' }: Field, { conditions = {} }: ScreenConfig) =>
  Object.hasOwn(conditions, show) ? conditions[show] : undefined;
