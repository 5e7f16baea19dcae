import type { Diagnostic, Finding, SourceFile } from '../../load/source-file.ts';
import { formattedTextsOf, readFormatted } from '../../model/formatted-text.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';
import { checkTrusted } from '../facts/trusted-hosts.ts';

/** The addresses that links in texts may lead to. */
export interface LinkTargets {
  readonly routes: readonly string[];
  /** Sites that brands.json trusts; undefined where that cannot be read. */
  readonly hosts: readonly string[] | undefined;
}

/** Marks of formatted texts that there are not, links that lead nowhere, and marks in texts that are not formatted. */
export function checkFormatted(
  { config }: CheckedScreen,
  texts: SourceFile,
  targets: LinkTargets,
): readonly Diagnostic[] {
  const formatted = formattedTextsOf(config);
  return leavesOf(texts.value).flatMap((key) => {
    const text = textAt(texts.value, key);
    const heading = key.replace(/\.body$/, '.heading');
    const findings = formatted.includes(key)
      ? findingsOf(text, { targets, first: firstLevel(key, textAt(texts.value, heading) !== '') })
      : plainFindings(text);
    return findings.map((finding) => texts.diagnostic(key.split('.'), finding));
  });
}

/** The level of a text's first heading; undefined for one that has none. */
function firstLevel(key: string, hasHeading: boolean): 2 | 3 | undefined {
  if (key.startsWith('fields.')) return undefined;
  return hasHeading ? 3 : 2;
}

interface Place {
  readonly targets: LinkTargets;
  readonly first: 2 | 3 | undefined;
}

function findingsOf(text: string, { targets, first }: Place): readonly Finding[] {
  const { strange, headings, links } = readFormatted(text);
  const marks = [...new Set(strange)].map((what) => ({
    rule: 'markup',
    message: `Formatted texts know no such thing: ${what}.`,
    remedy: 'There are paragraphs, ## headings, - lists, 1. lists, **bold**, *emphasis* and [links](/usage).',
  }));
  return [
    ...marks,
    ...checkHeadings(headings, first),
    ...links.flatMap((link) => checkLink(link, targets) ?? []),
  ];
}

/** Screen readers find their way by the levels of headings: none is left out. */
function checkHeadings(headings: readonly number[], first: Place['first']): readonly Finding[] {
  const wrong = headings.find((level, at) => {
    const before = headings[at - 1] ?? (first ?? 4) - 1;
    return first === undefined || level < first || level > 3 || level > before + 1;
  });
  if (wrong === undefined) return [];
  const message = `A heading ${'#'.repeat(wrong)} cannot stand here.`;
  const remedy =
    first === undefined
      ? 'A text at a question has no headings: give the step a title.'
      : `Begin with ${'#'.repeat(first)}${first === 2 ? ', and write ### below it' : ': the block has a heading already'}.`;
  return [{ rule: 'heading-level', message, remedy }];
}

function checkLink(address: string, { routes, hosts }: LinkTargets): Finding | undefined {
  if (!address.startsWith('/')) return checkTrusted(address, hosts);
  const [path = ''] = address.split(/[?#]/);
  const known = routes.filter((route) => !route.includes(':'));
  if (known.includes(path)) return undefined;
  if (routes.includes(path)) {
    const message = `${path} is a page of many; a text cannot say which of them.`;
    return { rule: 'unknown-route', message, remedy: 'Link to the list of them, or add a "links" block.' };
  }
  return { rule: 'unknown-route', message: `No screen has the route ${path}.`, remedy: suggest(path, known) };
}

/** Marks in a text that is shown as it stands. */
function plainFindings(text: string): readonly Finding[] {
  const [mark] = text.match(/\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#+ /m) ?? [];
  if (mark === undefined) return [];
  const message = `Customers would read "${mark}" as it stands: this text is not formatted.`;
  return [{ rule: 'markup', message, remedy: 'Take the marks out, or show the text by an "article".' }];
}
