import type { Binding, Bindings } from '../generated/screen-config.gen.ts';
import { placedFields } from '../model/placed-fields.ts';
import { submissionsOf, submittedCallsOf } from './check-links.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { sharedWords, wordsIn } from './name-words.ts';

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

/** A read asks with the answer that is sent under the same name, too: its terms, its prices, its times. */
function checkAskedAlike(screen: CheckedScreen, report: Report): void {
  const { reads = {} } = screen.config;
  const sent = submissionsOf(screen).filter(({ path }) => path[0] === 'submit' || path[0] === 'forms');
  const answers = sent.flatMap(({ submit }) =>
    bindingsOf(submit.with).filter(([, binding]) => isAnswer(binding)),
  );
  for (const [member, binding] of answers)
    for (const [name, read] of Object.entries(reads)) {
      const asked = bindingsOf(read.with).find(([one]) => one === member)?.[1];
      if (asked === undefined || !isFixed(asked)) continue;
      const message = `Customers answer what is sent as "${member}", and the read "${name}" asks with something else.`;
      const remedy = `Ask with the same: ${JSON.stringify(binding).slice(0, 80)}.`;
      report(['reads', name, 'with', member], { rule: 'asked-otherwise', message, remedy });
    }
}

const isAnswer = (binding: Binding): boolean => JSON.stringify(binding).includes('"field":');

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
