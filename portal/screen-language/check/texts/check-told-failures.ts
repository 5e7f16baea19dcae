import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { oppositeIn } from '../words/opposites.ts';

/** A failure is told at the question that it is about, and not in the words of a success: nobody would try again. */
export function checkToldFailures(screen: CheckedScreen, report: Report): void {
  const submissions = submissionsOf(screen);
  const successes = new Set(submissions.flatMap(({ submit }) => submit.done.message ?? []));
  for (const { submit, path } of submissions)
    for (const [code, { message, field = '' }] of Object.entries(submit.failed ?? {})) {
      const [said, excluded] = oppositeIn(code, field) ?? [];
      if (said !== undefined)
        report([...path, 'failed', code, 'field'], {
          rule: 'other-question',
          message: `${code} is about "${said}", and told at a question about "${excluded}".`,
          remedy: 'Name the question that it is about.',
        });
      if (!successes.has(message)) continue;
      const told = `"${message}" is told where it went well, and here it did not.`;
      const remedy = 'Name the message of this failure.';
      report([...path, 'failed', code, 'message'], { rule: 'told-as-success', message: told, remedy });
    }
}
