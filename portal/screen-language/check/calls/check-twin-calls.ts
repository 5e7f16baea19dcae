import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { namedPlace } from '../facts/asking-places.ts';
import { isImplied } from '../facts/implied-conditions.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { PlacedSubmission } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf, sharedWords } from '../words/name-words.ts';

/** Two calls of one operation that take one thing out of two places, and buttons whose values are missing whenever they are there. */
export function checkTwinCalls(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const all = submissionsOf(screen);
  all.forEach((one, at) => {
    for (const other of all.slice(0, at)) {
      checkTwins(other, one, report);
      checkWritten(other, one, { screen, report });
      checkWritten(one, other, { screen, report });
    }
  });
  for (const one of all) checkMissing(one, { screen, catalogue, report });
}

const bindingsOf = (bindings: Bindings | undefined): readonly (readonly [string, Binding])[] =>
  Object.entries<Binding>(bindings ?? ({} as Bindings)); // no bindings are an empty object

const sourceOf = (binding: Binding | undefined): string =>
  typeof binding === 'object' && 'from' in binding ? binding.from : '';

const isOfStep = ({ path }: PlacedSubmission) => path[0] === 'steps';

const nameOf = (from: string) => from.split('.').at(-1);

/** The same operation with the same values, one of which is called alike and comes from elsewhere. */
function checkTwins(one: PlacedSubmission, other: PlacedSubmission, report: Report): void {
  // A step knows less than what comes after it.
  if (one.submit.operation !== other.submit.operation || [one, other].some(isOfStep)) return;
  const [own, others] = [bindingsOf(one.submit.with), new Map(bindingsOf(other.submit.with))];
  const differing = own.filter(
    ([member, binding]) => JSON.stringify(binding) !== JSON.stringify(others.get(member)),
  );
  const [[member = '', binding] = [], ...more] = differing;
  const [from, elsewhere] = [sourceOf(binding), sourceOf(others.get(member))];
  const isOneOfSeveral = own.length > 1 && own.length === others.size && more.length === 0;
  if (!isOneOfSeveral || from === '' || elsewhere === '' || nameOf(from) !== nameOf(elsewhere)) return;
  for (const { path } of [one, other])
    report([...path, 'with', member], {
      rule: 'other-source',
      message: `${one.submit.operation} is called twice with the same values, and "${member}" comes from "${from}" here and from "${elsewhere}" there.`,
      remedy: 'Take it from the same place in both.',
    });
}

/** A text that is always the same, where the same call takes an answer: who answered otherwise gets something else. */
function checkWritten(
  one: PlacedSubmission,
  other: PlacedSubmission,
  { screen, report }: { readonly screen: CheckedScreen; readonly report: Report },
): void {
  if (one.submit.operation !== other.submit.operation) return;
  const answered = new Map(bindingsOf(one.submit.with));
  const name: unknown = readPath(screen.config, [...other.path.slice(0, -1), 'name'].join('.'));
  for (const [member, binding] of bindingsOf(other.submit.with)) {
    const asked = answered.get(member);
    if (typeof binding !== 'string' || typeof asked !== 'object' || !('field' in asked)) continue;
    // A button "byEmail" sends what it says.
    if (sharedWords(allWordsOf(String(name)), allWordsOf(binding)).length > 0) continue;
    report([...other.path, 'with', member], {
      rule: 'other-source',
      message: `${one.submit.operation} is sent "${binding}" here, and elsewhere on this page the answer "${asked.field}".`,
      remedy: `Send { "field": "${asked.field}" }, or call the button by what it sends.`,
    });
  }
}

/** A value that the conditions of its button say is not there. */
function checkMissing(
  { submit, path }: PlacedSubmission,
  {
    screen: { config, blocks },
    catalogue,
    report,
  }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue; readonly report: Report },
): void {
  const isOfForm = path.join() === 'submit';
  const placed = blocks.find((one) =>
    isOfForm ? one.block.block === 'form' : path.length > 6 && one.path.join() === path.slice(0, 6).join(),
  );
  if (placed === undefined) return;
  const inside = isOfForm ? [] : ownShow(placed.block, path.slice(6, -1));
  const names = [...conditionsAround(placed.path, config), ...inside];
  const asked = sourcesAskedBy(names, config);
  for (const [member, binding] of bindingsOf(submit.with)) {
    const from = sourceOf(binding);
    const isOptional = typeof binding === 'object' && Reflect.get(binding, 'optional') === true;
    if (isOptional || !asked.includes(from)) continue;
    const missing = { from, filled: false } as const;
    if (!isImplied(names, missing, { config, constants: catalogue.constants })) continue;
    const { show = '' } = placed.block;
    const condition = isOfForm ? config.conditions?.[show] : undefined;
    const start = ['conditions', show];
    const asking = condition === undefined ? undefined : namedPlace(from, condition, { path: start, config });
    const around = isOfForm ? ['sections', placed.path[1] ?? 0, 'show'] : undefined;
    report(asking ?? around ?? [...path, 'with', member], {
      rule: 'never-there',
      message: `"${from}" is never there while this is shown: ${names.map((name) => `"${name}"`).join(' and ')} says so.`,
      remedy: 'Take a value that is there, or show this at another time.',
    });
  }
}

/** The condition of a button of its own, where a block has several. */
function ownShow(block: object, inside: JsonPath): readonly string[] {
  const holder: unknown = inside.length === 0 ? undefined : readPath(block, inside.join('.'));
  const show: unknown = Reflect.get(Object(holder), 'show');
  return typeof show === 'string' ? [show] : [];
}
