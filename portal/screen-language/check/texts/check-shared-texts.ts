import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import { camelOf } from './check-codes-told.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { allWordsOf } from '../words/name-words.ts';
import { leavesOf } from '../facts/text-keys.ts';
import { suggest } from '../words/closest.ts';

const start = 'errors.';

/**
 * Messages `errors.<name>` that a screen borrows from the texts of all screens.
 *
 * @param errors `errors.json` of one language
 */
export function checkSharedTexts(
  screen: CheckedScreen,
  { errors, catalogue }: { readonly errors: SourceFile; readonly catalogue: Catalogue },
  report: Report,
): void {
  const known = leavesOf(errors.value).map((name) => start + name);
  for (const { message: key, path } of messagesOf(screen)) {
    if (!key.startsWith(start) || known.includes(key)) continue;
    const message = `There is no shared message "${key}" in ${errors.file}.`;
    const remedy = `${suggest(key, known)} Or write a message of this screen, without "${start}".`;
    report(path, { rule: 'unknown-message', message, remedy });
  }
  checkOwnWords(screen, { known, catalogue }, report);
}

/** A failure that has words of its own is told in them, and not in those of another code. */
function checkOwnWords(
  screen: CheckedScreen,
  { known, catalogue: { operations } }: { readonly known: readonly string[]; readonly catalogue: Catalogue },
  report: Report,
): void {
  for (const { submit, path } of submissionsOf(screen))
    for (const [code, { message: key }] of Object.entries(submit.failed ?? {})) {
      const own = start + camelOf(code);
      const last = (one: string) => allWordsOf(one).at(-1);
      const isTold = Object.entries(submit.failed ?? {}).some(
        ([other, { message, field }]) => other !== code && field !== undefined && message === key,
      );
      const isOther = isTold || last(own) === last(key) || isOfOthers(key, submit.operation, operations);
      if (key === own || !key.startsWith(start) || !known.includes(own) || !isOther) continue;
      const message = `${code} has words of its own, "${own}", and is told in those of another failure.`;
      report([...path, 'failed', code, 'message'], {
        rule: 'other-message',
        message,
        remedy: `Write "${own}".`,
      });
    }
}

/** Returns true for the words of a code that other operations give, and this one does not. */
function isOfOthers(key: string, operation: string, operations: Catalogue['operations']): boolean {
  const gives = (name: string) => operations[name]?.errorCodes.some((code) => start + camelOf(code) === key);
  return gives(operation) === false && Object.keys(operations).some((name) => gives(name) === true);
}

function messagesOf(screen: CheckedScreen): readonly { readonly message: string; readonly path: JsonPath }[] {
  return submissionsOf(screen).flatMap(({ submit: { done, failed = {} }, path }) => [
    ...(done.message === undefined ? [] : [{ message: done.message, path: [...path, 'done', 'message'] }]),
    ...Object.entries(failed).map(([code, { message }]) => {
      return { message, path: [...path, 'failed', code, 'message'] };
    }),
  ]);
}
