import type { Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { orgLanguages } from '../../language.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Report } from '../facts/checked-screen.ts';
import { findCircle } from '../facts/find-circle.ts';
import { awaitedBy } from '../../model/late-reads.ts';
import { dependenciesOf } from '../../model/read-dependencies.ts';
import { walkValues } from '../../model/walk-values.ts';
import { conditionsOf } from '../facts/named-conditions.ts';

/** Reports waiting without end: reads for each other, and a form for what only its own answers can bring. */
export function checkWaiting(config: ScreenConfig, report: Report): void {
  checkCircles(config, report);
  const asked: string[] = [];
  const passed: string[] = [];
  for (const [s, { id, fields = [], submit }] of (config.steps ?? []).entries()) {
    for (const [f, field] of fields.entries()) {
      const path = ['steps', s, 'fields', f];
      const { options, prefill } = field;
      checkBeginning({ value: prefill, path: [...path, 'prefill'] }, config, report);
      checkOptions({ value: options, path: [...path, 'options'], asked, passed }, config, report);
      for (const [from, ...inside] of shownWith(field))
        checkShownWith({ value: { from }, path: [...path, ...inside], asked, passed }, config, report);
      asked.push(field.name);
    }
    if (submit !== undefined) passed.push(id);
  }
}

/** A value of a field that may come out of a read. */
interface PlacedSource {
  readonly value: unknown;
  readonly path: JsonPath;
}

function readOf({
  value,
  path,
}: PlacedSource): { readonly read: string; readonly place: JsonPath } | undefined {
  const isObject = typeof value === 'object' && value !== null;
  const from = isObject && 'from' in value ? String(value.from) : '';
  const [start, read = ''] = from.split('.');
  return start === 'reads' ? { read, place: [...path, 'from'] } : undefined;
}

/** The sources of what stands with a question: what is agreed to, documents, and limits. */
const shownWith = ({ terms, documents, min, max }: Field): readonly (readonly [string, ...JsonPath])[] => [
  ...(terms === undefined
    ? []
    : ([
        [terms.title, 'terms', 'title'],
        [terms.paragraphs, 'terms', 'paragraphs'],
      ] as const)),
  ...(documents ?? []).flatMap((document, at) =>
    orgLanguages.map((language) => [document[language], 'documents', at, language] as const),
  ),
  ...Object.entries({ min, max }).flatMap(([member, limit]) =>
    typeof limit === 'object' ? [[limit.from, member, 'from'] as const] : [],
  ),
];

/** The questions and the steps that come before a place. */
type Given = Readonly<Record<'asked' | 'passed', readonly string[]>>;

/** The values that a question is shown with may wait for what is answered before it, and for nothing else. */
function checkShownWith(source: PlacedSource & Given, config: ScreenConfig, report: Report): void {
  const found = readOf(source);
  if (found === undefined) return;
  const needed = neededFor(found.read, source, config);
  if (needed === undefined) return;
  reportEndless({ ...found, place: source.path }, needed, report);
  // Nobody knows which of the two is meant to be there first.
  if (config.reads?.[found.read]?.when !== undefined)
    reportEndless({ ...found, place: ['reads', found.read, 'when'] }, needed, report);
}

/** A first answer: the form is shown once its read has come, and so may not bring that about. */
function checkBeginning(source: PlacedSource, config: ScreenConfig, report: Report): void {
  const found = readOf(source);
  if (found === undefined) return;
  const needed = neededFor(found.read, { asked: [], passed: [] }, config);
  if (needed !== undefined) reportEndless(found, needed, report);
}

/** Options may wait for what is answered before them, and then say so by themselves. */
function checkOptions(source: PlacedSource & Given, config: ScreenConfig, report: Report): void {
  const found = readOf(source);
  if (found === undefined) return;
  const needed = neededFor(found.read, source, config);
  if (needed !== undefined) {
    reportEndless(found, needed, report);
    for (const [member, binding] of Object.entries(config.reads?.[found.read]?.with ?? {}))
      if (needed.includes('answer') && JSON.stringify(binding).includes('"field":'))
        reportEndless({ ...found, place: ['reads', found.read, 'with', member] }, needed, report);
    return;
  }
  const { answers, results } = awaitedBy(found.read, config);
  if (answers.size + results.size === 0 || config.reads?.[found.read]?.needed === false) return;
  const message = `The failure of the read "${found.read}" is told at this question, and at the top of the page, too.`;
  report(['reads', found.read], { rule: 'told-twice', message, remedy: 'Write "needed": false.' });
}

/** The answer or the step that a read waits for and that is not there yet, in words. */
function neededFor(read: string, { asked, passed }: Given, config: ScreenConfig): string | undefined {
  const { answers, results } = awaitedBy(read, config);
  const answer = [...answers].find((name) => !asked.includes(name));
  if (answer !== undefined) return `the answer of "${answer}"`;
  const result = [...results].find((step) => !passed.includes(step));
  return result === undefined ? undefined : `the step "${result}"`;
}

function reportEndless(
  { read, place }: { readonly read: string; readonly place: JsonPath },
  needed: string,
  report: Report,
): void {
  const message = `This waits for the read "${read}", and that waits for ${needed}: neither would ever come.`;
  const remedy = 'Take the values from something that is there before.';
  report(place, { rule: 'waits-for-ever', message, remedy });
}

/** The place where a read names the other one that it waits for: in what it is asked with, or in a condition of it. */
function placeOfWait(name: string, other: string, config: ScreenConfig): JsonPath {
  const read = config.reads?.[name];
  const places: JsonPath[] = [];
  const visit = (value: unknown, path: JsonPath): void =>
    walkValues(value, path, (inner, place) => {
      if (typeof inner === 'string' && inner.startsWith(`reads.${other}.`)) places.push(place);
    });
  visit(read?.with, ['reads', name, 'with']);
  if (places[0] === undefined && name === other) return ['reads', name, 'when'];
  for (const condition of conditionsOf(read?.when, config))
    visit(config.conditions?.[condition], ['conditions', condition]);
  return places[0] ?? ['reads', name];
}

function checkCircles(config: ScreenConfig, report: Report): void {
  const reported = new Set<string>();
  const needs = new Map(
    Object.keys(config.reads ?? {}).map((name) => [name, dependenciesOf(name, config).reads] as const),
  );
  for (const name of needs.keys()) {
    const circle = reported.has(name) ? undefined : findCircle(name, (from) => needs.get(from) ?? []);
    if (circle === undefined) continue;
    for (const member of circle) reported.add(member);
    const message = `The read "${name}" waits for itself: ${circle.join(' → ')}.`;
    report(placeOfWait(name, circle[1] ?? name, config), {
      rule: 'read-circle',
      message,
      remedy: 'Let one of them ask for something else.',
    });
  }
  for (const name of needs.keys())
    checkAlternatives(name, (from) => needs.get(from) ?? [], { config, report });
}

/** The first value that is there: one out of a read that waits for this very read never is. */
function checkAlternatives(
  name: string,
  needs: (name: string) => Iterable<string>,
  { config, report }: { readonly config: ScreenConfig; readonly report: Report },
): void {
  walkValues(config.reads?.[name]?.with, ['reads', name, 'with'], (value, path) => {
    const [start, other = ''] = typeof value === 'string' ? value.split('.') : [];
    if (start !== 'reads' || !path.includes('first') || other === name) return;
    const circle = findCircle(name, (from) => (from === name ? [other] : needs(from)));
    if (circle === undefined) return;
    const message = `This comes out of the read "${other}", and that waits for "${name}": ${circle.join(' → ')}.`;
    report(path, {
      rule: 'read-circle',
      message,
      remedy: 'Take the value from something that is there before.',
    });
  });
}
