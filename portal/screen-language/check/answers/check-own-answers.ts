import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Report } from '../facts/checked-screen.ts';

/** Answers that are compared with themselves. */
export function checkOwnAnswers({ steps }: ScreenConfig, report: Report): void {
  (steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ name, differs, matches }, f) => {
      const place = ['steps', s, 'fields', f];
      const tell = (member: string, message: string) =>
        report([...place, member], { rule: 'own-answer', message, remedy: 'Name another field.' });
      const isOwn = typeof differs === 'object' && 'field' in differs && differs.field === name;
      if (isOwn) tell('differs', `"${name}" never differs from itself.`);
      if (matches === name) tell('matches', `"${name}" repeats itself.`);
    }),
  );
}
