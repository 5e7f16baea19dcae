import { submissionsOf } from './check-links.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';

/** A failure is not told in the words of a success: nobody would try again. */
export function checkToldFailures(screen: CheckedScreen, report: Report): void {
  const submissions = submissionsOf(screen);
  const successes = new Set(submissions.flatMap(({ submit }) => submit.done.message ?? []));
  for (const { submit, path } of submissions)
    for (const [code, { message }] of Object.entries(submit.failed ?? {})) {
      if (!successes.has(message)) continue;
      const told = `"${message}" is told where it went well, and here it did not.`;
      const remedy = 'Name the message of this failure.';
      report([...path, 'failed', code, 'message'], { rule: 'told-as-success', message: told, remedy });
    }
}
