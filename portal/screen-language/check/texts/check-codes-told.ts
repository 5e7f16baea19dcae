import type { Binding, Bindings, Submission } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf } from '../words/name-words.ts';
import { remembered } from '../words/remembered.ts';

/** Words of codes and members that say nothing about which member is meant. */
const general: readonly string[] = [
  'invalid',
  'not',
  'found',
  'error',
  'failed',
  'refused',
  'required',
  'too',
  'many',
  'requests',
  'new',
  'id',
  'ids',
  'changed',
  'possible',
  'taken',
  'number',
  'method',
  'payment',
  'account',
  'service',
  'order',
  'link',
  'input',
  'old',
  'expired',
  'used',
  'limit',
  'large',
  'unable',
  'to',
  'process',
  'already',
  'registered',
  'session',
  'state',
  'name',
  'date',
  'day',
];

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => !general.includes(word));

/** A failure is told at the question whose answer it is about, and in the words of its own code. */
export function checkCodesTold(screen: CheckedScreen, { operations }: Catalogue, report: Report): void {
  for (const { submit, path } of submittedCallsOf(screen)) {
    const bound = Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) => {
      const fields = [...JSON.stringify(binding).matchAll(/"field":"(\w+)/g)].map(([, name = '']) => name);
      return fields.map((field) => ({ member, field }));
    });
    const codes = operations[submit.operation]?.errorCodes ?? [];
    for (const [code, failure] of Object.entries(submit.failed ?? {})) {
      if (code === '*') continue;
      const words = wordsOf(code);
      const meant = bound.filter(({ member }) => wordsOf(member).some((word) => words.includes(word)));
      const place = [...path, 'failed', code];
      if (
        failure.field !== undefined &&
        meant.length > 0 &&
        !meant.some(({ field }) => field === failure.field)
      ) {
        const message = `${code} is about "${meant[0]?.field ?? ''}", and is told at "${failure.field}".`;
        report([...place, 'field'], {
          rule: 'other-field',
          message,
          remedy: `Tell it at "${meant[0]?.field ?? ''}".`,
        });
      }
      const told = /^errors\.(\w+)$/.exec(failure.message)?.[1];
      const other = codes.find((one) => one !== code && camelOf(one) === told);
      if (other === undefined && (told === undefined || !isOfOther(code, told, operations))) continue;
      const message = `These are the words for ${other ?? `"${String(told)}"`}, and this is ${code}.`;
      report([...place, 'message'], {
        rule: 'other-message',
        message,
        remedy: 'Name a text about this failure.',
      });
    }
    checkRest(submit, [...path, 'failed', '*', 'message'], report);
  }
}

/** Returns true for the words of a code that no operation here has, and that is as near as this one: an expired link of another kind. */
function isOfOther(code: string, told: string, operations: Catalogue['operations']): boolean {
  const [own, others] = [allWordsOf(code), allWordsOf(told)];
  const isNear = own.at(-1) === others.at(-1) && own.length === 2 && others.length === 2;
  const isOwn = camelOf(code) === told;
  return (
    isNear &&
    !isOwn &&
    Object.values(operations).some(({ errorCodes }) => errorCodes.some((one) => camelOf(one) === told))
  );
}

/** A failure with a message of its own does not share that of any other one. */
function checkRest({ failed = {} }: Submission, place: JsonPath, report: Report): void {
  const rest = failed['*']?.message;
  const same = Object.entries(failed).find(
    // Shared sentences are right for any failure.
    ([code, { message }]) => code !== '*' && message === rest && !message.startsWith('errors.'),
  );
  if (same === undefined) return;
  const message = `Any other failure is told like ${same[0]}.`;
  report(place, { rule: 'same-message', message, remedy: 'Say that it did not work, and what to do.' });
}

/** `EMAIL_LINK_EXPIRED` is told by `emailLinkExpired`. */
export const camelOf = remembered((code) =>
  code.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
