import type { LinkTarget, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { sourcesOf } from '../../model/conditions.ts';
import { readPath } from '../../model/dotted-path.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { allOf, isImplied, mayHold } from '../facts/implied-conditions.ts';
import type { JudgedConfig } from '../facts/implied-conditions.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

/** Two things that say the same, or that exclude each other, where both stand at once. */
export function checkAtOnce(
  { config, blocks }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  const context = { config, constants };
  for (const placed of blocks) {
    checkLinks(placed, context, report);
    checkRows(placed, context, report);
  }
  checkLinksBeside(blocks, context, report);
  checkSuccesses(blocks, context, report);
  checkFormBeside(blocks, context, report);
}

interface Shown {
  readonly key: string;
  readonly names: readonly string[];
  readonly place: JsonPath;
}

/** The places of a pair and its conditions' own: either may be the one that was changed last. */
const placesOf = (pair: readonly Shown[], { config }: JudgedConfig): readonly JsonPath[] =>
  pair.flatMap(({ names, place }) => {
    const name = names.at(-1) ?? '';
    const isNamed = place.at(-1) === 'show' && Object.hasOwn(config.conditions ?? {}, name);
    return isNamed ? [place, ['conditions', name]] : [place];
  });

/** Two of the same kind that can be there together. */
function pairOf(
  all: readonly Shown[],
  context: JudgedConfig,
): readonly [one: Shown, other: Shown] | undefined {
  for (const [at, one] of all.entries())
    for (const other of all.slice(0, at))
      if (one.key === other.key && mayHold([...new Set([...other.names, ...one.names])], context))
        return [other, one];
  return undefined;
}

const ownShow = (value: unknown): readonly string[] => {
  const show: unknown = Reflect.get(Object(value), 'show');
  return typeof show === 'string' ? [show] : [];
};

const showOf = (value: unknown, path: JsonPath): JsonPath =>
  ownShow(value).length > 0 ? [...path, 'show'] : path;

function linksOf({ block, path, facts }: PlacedBlock, config: ScreenConfig): readonly Shown[] {
  const around = conditionsAround(path, config);
  return facts.links.map(({ link, path: inside }) => {
    const place = [...path, ...inside];
    const own: unknown = inside.length === 0 ? block : readPath(block, inside.join('.'));
    return {
      key: keyOf(link),
      names: [...around, ...ownShow(own).filter((name) => !around.includes(name))],
      place: showOf(own, place),
    };
  });
}

const keyOf = ({ to, with: names, query }: LinkTarget) => JSON.stringify([to, names, query]);

function checkLinks(placed: PlacedBlock, context: JudgedConfig, report: Report): void {
  // Two ways that are always there are meant: to book something, and to call it off.
  const chosen = linksOf(placed, context.config).filter(({ place }) => place.at(-1) === 'show');
  const pair = pairOf(chosen, context);
  if (pair === undefined) return;
  for (const place of placesOf(pair, context))
    report(place, {
      rule: 'same-link',
      message: 'Another link beside this one opens the very same page, and both can be there at once.',
      remedy: 'Let one of them open another page, or show each where the other one is not.',
    });
}

/** Links of two blocks of a column that are there under the very same conditions. */
function checkLinksBeside(
  blocks: readonly PlacedBlock[],
  { config, constants }: JudgedConfig,
  report: Report,
): void {
  const seen = new Map<string, PlacedBlock>();
  checkWaysAtOnce(blocks, { config, constants }, report);
  for (const placed of blocks) {
    if (placed.block.block !== 'links') continue;
    for (const { key, names } of linksOf(placed, config)) {
      if (names.length === 0) continue;
      const all = JSON.stringify([key, names.toSorted(), placed.path.slice(0, 4)]);
      const other = seen.get(all);
      seen.set(all, placed);
      if (other === undefined || other === placed) continue;
      const message = `"${nameOf(other)}" and "${placed.block.name}" have a link to the very same page, shown under the same conditions.`;
      for (const { block, path } of [other, placed])
        report(showOf(block, path), {
          rule: 'same-link',
          message,
          remedy: 'Show each of them where it is wanted, or remove one.',
        });
    }
  }
}

/** A link of its own condition that is there only where another one beside it opens the very same page. */
function checkWaysAtOnce(blocks: readonly PlacedBlock[], context: JudgedConfig, report: Report): void {
  const all = blocks.flatMap((placed) =>
    placed.block.block === 'links'
      ? linksOf(placed, context.config).map((shown) => ({ ...shown, column: placed.path.slice(0, 4).join() }))
      : [],
  );
  for (const one of all)
    for (const other of all) {
      const isBeside = one !== other && one.key === other.key && one.column === other.column;
      if (!isBeside || one.place.at(-1) !== 'show' || other.names.length === 0) continue;
      if (one.names.toSorted().join() === other.names.toSorted().join()) continue;
      if (!isImplied(one.names, allOf(other.names), context)) continue;
      for (const place of placesOf([one], context))
        report(place, {
          rule: 'same-link',
          message: 'This link is there only where another one beside it opens the very same page.',
          remedy: 'Show it where the other one is not, or remove it.',
        });
    }
}

/** Two rows, columns or flags of a block that show the same value at once. */
function checkRows(placed: PlacedBlock, context: JudgedConfig, report: Report): void {
  for (const list of ['rows', 'columns', 'flags']) checkListed(list, placed, { context, report });
}

function checkListed(
  list: string,
  { block, path }: PlacedBlock,
  { context, report }: { readonly context: JudgedConfig; readonly report: Report },
): void {
  const rows: unknown = Reflect.get(block, list);
  if (!Array.isArray(rows)) return;
  const around = conditionsAround(path, context.config);
  const all = rows.flatMap((row: unknown, at): readonly Shown[] => {
    const value: unknown = Reflect.get(Object(row), 'value');
    if (typeof value !== 'string') return [];
    const place = [...path, list, at];
    return [{ key: keyOfRow(value, row), names: [...around, ...ownShow(row)], place: showOf(row, place) }];
  });
  const pair = pairOf(all, context);
  if (pair === undefined) return;
  for (const place of placesOf(pair, context))
    report(place, {
      rule: 'same-value',
      message: `Two rows show "${pair[0].key.split(' ')[0]}" at once, under two names.`,
      remedy: 'Show each of them where the other one is not, or let one show another value.',
    });
}

/** A day may be told as a weekday, too; with its time it is the same day. */
const keyOfRow = (value: string, row: unknown) => {
  const form: unknown = Reflect.get(Object(row), 'as') ?? '';
  return `${value} ${form === 'datetime' ? 'date' : String(form)}`;
};

/** A success that stands there whenever another one does. */
function checkSuccesses(blocks: readonly PlacedBlock[], context: JudgedConfig, report: Report): void {
  const { config } = context;
  const told = blocks.filter(({ facts, path }) => facts.isSuccess && resultsIn(path, config).length > 0);
  for (const one of told)
    for (const other of told) {
      if (one === other || one.block.block !== other.block.block) continue;
      const wanted = conditionsAround(other.path, config);
      if (!isImplied(conditionsAround(one.path, config), allOf(wanted), context)) continue;
      const message = `"${nameOf(other)}" tells of a success whenever this does: customers read both.`;
      const remedy = 'Show each of them where the other one is not.';
      const places = [one, other].flatMap(({ path, block }) => [
        showOf(block, path),
        ...(block.show === undefined ? [] : [['conditions', block.show]]),
      ]);
      for (const place of places) report(place, { rule: 'shown-twice', message, remedy });
    }
}

const nameOf = ({ block }: PlacedBlock) => ('name' in block ? block.name : block.block);

/** The answers to what was sent that the conditions around a block ask about. */
function resultsIn(path: JsonPath, config: ScreenConfig): readonly string[] {
  const sources = conditionsAround(path, config).flatMap((name) => sourcesOf(name, config.conditions ?? {}));
  return sources.filter((from) => from.startsWith('result.'));
}

/** A form that is still there when a notice tells that it was sent. */
function checkFormBeside(blocks: readonly PlacedBlock[], context: JudgedConfig, report: Report): void {
  const { config } = context;
  const { submit } = config;
  if (submit === undefined || submit.done.message !== undefined || submit.done.go !== undefined) return;
  const form = blocks.find(({ block }) => block.block === 'form');
  const shown = form === undefined ? [] : conditionsAround(form.path, config);
  if (form === undefined || shown.length === 0) return;
  // One that never or always holds is told as such.
  if (judgeTogether(shown, config, context.constants) !== 'open') return;
  const told = blocks.filter(({ facts, path }) => facts.isSuccess && resultsIn(path, config).length > 0);
  const hidesByResult = resultsIn(form.path, config).length > 0;
  for (const notice of told) {
    const names = conditionsAround(notice.path, config);
    const staysOpen = !hidesByResult && mayHold([...new Set([...names, ...shown])], context);
    if (!staysOpen && !isImplied(names, allOf(shown), context)) continue;
    const message = `The form is still there while "${nameOf(notice)}" tells that it was sent: customers would send it again.`;
    report(showOf(form.block, form.path), {
      rule: 'shown-twice',
      message,
      remedy: 'Show the form where this notice is not: { "not": … } of what holds once it was sent.',
    });
  }
}
