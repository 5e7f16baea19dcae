import type { Binding, Bindings } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import { submittedCallsOf } from './check-links.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';

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
      if (other === undefined) continue;
      const message = `These are the words for ${other}, and this is ${code}.`;
      report([...place, 'message'], {
        rule: 'other-message',
        message,
        remedy: 'Name a text about this failure.',
      });
    }
  }
}

const camelOf = (code: string) =>
  code.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
