import type { OrgDescription } from '@energy-portal/portal/publish';
import type { OrgFinding } from './org-finding.ts';

/** The source of a screen. */
interface ScreenSource {
  readonly file: string;
  readonly value: unknown;
}

/** Fields that screens name and that are of another type in the org: a date that is a text there is shown wrongly. */
export function checkFieldTypes(
  { expected, live }: { readonly expected: OrgDescription; readonly live: OrgDescription },
  screens: readonly ScreenSource[],
): readonly OrgFinding[] {
  const texts = screens.map(({ file, value }) => ({ file, text: JSON.stringify(value) }));
  return Object.entries(expected.objects).flatMap(([object, { fields }]) =>
    Object.entries(fields).flatMap(([field, { type }]): OrgFinding[] => {
      const found = live.objects[object]?.fields[field];
      if (found === undefined || found.type === type) return [];
      const users = texts.filter(({ text }) => text.includes(`"${object}.${field}"`));
      const message = `${object}.${field} is ${withArticle(found.type)} in the org; screens show it as ${withArticle(type)}.`;
      const remedy = `Change the field's type, or what the screen shows.`;
      return users.map(({ file }) => ({ code: 'field-type', place: file, message, remedy }));
    }),
  );
}

function withArticle(type: string): string {
  return `${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`;
}
