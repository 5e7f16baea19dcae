import type { Catalogue } from '../../load/catalogue.ts';
import { isWhole } from '../../load/project-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic } from '../../load/source-file.ts';
import { suggest } from '../words/closest.ts';
import { readPath } from '../../model/dotted-path.ts';

/** The languages of the site: known to the org, told apart by their addresses, with forms of numbers and days that there are. */
export function checkLanguages(files: ProjectFiles): readonly Diagnostic[] {
  const { languages: source, catalogue } = files;
  if (source === undefined || !isWhole(source, files)) return [];
  const rows = rowsOf(source.value);
  const known = ofOrg(catalogue);
  return rows.flatMap(({ id, row }, at) => {
    const found: Diagnostic[] = [];
    const org = textOf(row['org'] ?? id);
    if (known !== undefined && !known.includes(org)) {
      const message = `The org does not know the language "${org}".`;
      const place = row['org'] === undefined ? [id] : [id, 'org'];
      found.push(
        source.diagnostic(place, { rule: 'unknown-language', message, remedy: suggest(org, known) }),
      );
    }
    if (rows.some(({ row: other }, index) => index < at && other['prefix'] === row['prefix'])) {
      const message = `Another language has the prefix "${textOf(row['prefix'])}", too.`;
      found.push(
        source.diagnostic([id, 'prefix'], { rule: 'same-route', message, remedy: `Write "/${id}".` }),
      );
    }
    for (const member of ['numbers', 'dates']) {
      if (isLocale(row[member])) continue;
      const message = `"${textOf(row[member])}" is no language that browsers write ${member} in.`;
      found.push(
        source.diagnostic([id, member], { rule: 'unknown-language', message, remedy: 'Write it as en-US.' }),
      );
    }
    return found;
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function rowsOf(
  value: unknown,
): readonly { readonly id: string; readonly row: Readonly<Record<string, unknown>> }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(
    ([id, row]) =>
      typeof row === 'object' && row !== null ? [{ id, row: row as Readonly<Record<string, unknown>> }] : [], // an object
  );
}

function ofOrg({ constants }: Catalogue): readonly string[] | undefined {
  const listed = readPath(constants, 'languages');
  return Array.isArray(listed) ? listed.map(String) : undefined;
}

function isLocale(value: unknown): boolean {
  try {
    return typeof value === 'string' && Intl.NumberFormat.supportedLocalesOf([value]).length === 1;
  } catch {
    return false;
  }
}
