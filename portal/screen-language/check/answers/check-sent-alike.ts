import type { Binding, Bindings, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { submissionsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { sharedWords, wordsIn } from '../words/name-words.ts';

/** Calls of one screen that take a thing of one name from different places, or answers under the name of another one. */
export function checkSentAlike(screen: CheckedScreen, report: Report): void {
  checkSentAnswers(screen, report);
  checkAskedAlike(screen, report);
  checkPairs(screen, report);
}

const bindingsOf = (bindings: Bindings | undefined): readonly (readonly [string, Binding])[] =>
  Object.entries<Binding>(bindings ?? ({} as Bindings));

/** Answers are sent as what they are called: the other phone as the other phone. */
function checkSentAnswers(screen: CheckedScreen, report: Report): void {
  const fields = placedFields(screen.config).map(({ field }) => field);
  for (const { submit, path } of submittedCallsOf(screen)) {
    const sent = Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'field' in binding
        ? [{ member, field: binding.field.split('.')[0] ?? '' }]
        : [],
    );
    for (const { member, field } of sent) {
      const own = fields.find(({ name }) => name === field);
      const likeness = (name: string) => sharedWords(wordsIn(name), wordsIn(member)).length;
      const better = fields.find(
        ({ name, as }) =>
          name !== field &&
          as === own?.as &&
          likeness(name) > likeness(field) &&
          !isBetterSent(name, member, sent),
      );
      if (better === undefined) continue;
      const message = `"${field}" is sent as "${member}", and there is an answer "${better.name}".`;
      report([...path, 'with', member], { rule: 'other-answer', message, remedy: `Send "${better.name}".` });
    }
  }
}

/** An answer that is sent as something that is as much like it. */
const isBetterSent = (
  name: string,
  member: string,
  sent: readonly { readonly member: string; readonly field: string }[],
): boolean => {
  const likeness = (one: string) => sharedWords(wordsIn(name), wordsIn(one)).length;
  return sent.some(
    (one) => one.field === name && one.member !== member && likeness(one.member) >= likeness(member),
  );
};

/** A read asks with what is sent under the same name, too: its terms, its prices, its times. */
function checkAskedAlike(screen: CheckedScreen, report: Report): void {
  const sent = submissionsOf(screen).filter(({ path }) => path[0] === 'submit' || path[0] === 'forms');
  for (const { submit, path } of sent)
    for (const [member, binding] of bindingsOf(submit.with)) {
      const asked = askedAs(member, screen.config);
      for (const { name } of asked.filter(({ value }) => isOtherwise(binding, value))) {
        const message = `"${member}" is sent from another place than the read "${name}" asks with.`;
        const remedy = `Ask with the same: ${JSON.stringify(binding).slice(0, 80)}.`;
        report(['reads', name, 'with', member], { rule: 'asked-otherwise', message, remedy });
      }
      const values = asked.map(({ value }) => value);
      checkAddressed({ member, binding, asked: values }, [...path, 'with', member], report);
    }
}

/** The values under a name that the reads of a screen ask with. */
const askedAs = (member: string, { reads = {} }: ScreenConfig) =>
  Object.entries(reads).flatMap(([name, read]) =>
    bindingsOf(read.with).flatMap(([one, value]) => (one === member ? [{ name, value }] : [])),
  );

/** A thing that the address names, and that reads ask about, is the one that is sent. */
function checkAddressed(
  {
    member,
    binding,
    asked,
  }: { readonly member: string; readonly binding: Binding; readonly asked: readonly Binding[] },
  place: JsonPath,
  report: Report,
): void {
  const [first, ...others] = new Set(asked.map(sourceOf));
  const own = sourceOf(binding);
  if (first === undefined || others.length > 0 || !/^route\.(?!query|hash)/.test(first)) return;
  if (own === undefined || own === first || !own.startsWith('reads.')) return;
  const message = `The page is about "${first}", and "${own}" is sent as "${member}".`;
  report([...place, 'from'], { rule: 'asked-otherwise', message, remedy: `Take "${first}".` });
}

const sourceOf = (binding: Binding): string | undefined =>
  typeof binding === 'object' && 'from' in binding ? binding.from : undefined;

const isAnswer = (binding: Binding): boolean => JSON.stringify(binding).includes('"field":');

/** An answer and what nobody answers; or what the page knows, and a written word. */
function isOtherwise(sent: Binding, asked: Binding): boolean {
  if (isAnswer(sent)) return isFixed(asked) || sourceOf(asked)?.startsWith('reads.') === true;
  return sourceOf(sent) === 'language' && typeof asked === 'string';
}

/** Written values, and the language of the page, are the same whatever customers answer. */
const isFixed = (binding: Binding): boolean =>
  typeof binding !== 'object' || ('from' in binding && /^(?:language|pageLanguage)$/.test(binding.from));

/** A button that sends again what the form sends takes all of it from the same places. */
function checkPairs(screen: CheckedScreen, report: Report): void {
  const sent = submittedCallsOf(screen);
  const form = sent.find(({ path }) => path[0] === 'submit')?.submit;
  const again = sent.filter(
    ({ submit, path }) => path[0] === 'sections' && submit.operation === form?.operation,
  );
  for (const { submit, path } of again)
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const own =
        form?.with !== undefined && Object.hasOwn(form.with, member) ? form.with[member] : undefined;
      if (own === undefined || JSON.stringify(own) === JSON.stringify(binding) || !isOfAnswers(own)) continue;
      const message = `The form sends "${member}" to ${submit.operation}, too, and takes it from somewhere else.`;
      const remedy = `Write ${JSON.stringify(own).slice(0, 90)}.`;
      report([...path, 'with', member], { rule: 'sent-otherwise', message, remedy });
    }
}

const isOfAnswers = (binding: Binding) => /"field":|"(?:values|answers)\./.test(JSON.stringify(binding));
