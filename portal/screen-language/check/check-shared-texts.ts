import type { CheckedScreen, Report } from './checked-screen.ts';
import type { JsonPath, SourceFile } from '../load/source-file.ts';
import { submissionsOf } from './check-links.ts';
import { leavesOf } from './text-keys.ts';
import { suggest } from './closest.ts';

const start = 'errors.';

/**
 * Messages `errors.<name>` that a screen borrows from the texts of all screens.
 *
 * @param errors `errors.json` of one language
 */
export function checkSharedTexts(screen: CheckedScreen, errors: SourceFile, report: Report): void {
  const known = leavesOf(errors.value).map((name) => start + name);
  for (const { message: key, path } of messagesOf(screen)) {
    if (!key.startsWith(start) || known.includes(key)) continue;
    const message = `There is no shared message "${key}" in ${errors.file}.`;
    const remedy = `${suggest(key, known)} Or write a message of this screen, without "${start}".`;
    report(path, { rule: 'unknown-message', message, remedy });
  }
}

function messagesOf(screen: CheckedScreen): readonly { readonly message: string; readonly path: JsonPath }[] {
  return submissionsOf(screen).flatMap(({ submit: { done, failed = {} }, path }) => [
    ...(done.message === undefined ? [] : [{ message: done.message, path: [...path, 'done', 'message'] }]),
    ...Object.entries(failed).map(([code, { message }]) => {
      return { message, path: [...path, 'failed', code, 'message'] };
    }),
  ]);
}
