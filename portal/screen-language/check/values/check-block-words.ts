import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { Pages } from '../pages/check-addresses.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { answerOfRead, listOf } from '../schema/item-path.ts';
import { limitOf } from '../schema/schema-limits.ts';
import { alternativesOf, membersOf } from '../schema/schema-path.ts';
import { unitOf } from '../facts/quantities.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly pages: Pages;
}

/** Words of blocks that lead to nothing: what nobody reads out of the address, choices that are the same, lists without a column. */
export function checkBlockWords(context: Context, report: Report): void {
  const { screen } = context;
  for (const placed of screen.blocks) {
    checkWriters(placed, context, report);
    checkColumns(placed, report);
    checkStages(placed, context, report);
    checkRestart(placed, report);
    checkPasskey(placed, report);
    checkEnergy(placed, report);
    checkSingle(placed, context, report);
    checkPlans(placed, context, report);
  }
  checkPassedChoices(context, report);
  for (const [name, { with: bindings = {} }] of Object.entries(screen.config.reads ?? {}))
    for (const [member, binding] of Object.entries<Binding>(bindings))
      if (typeof binding === 'object' && 'choice' in binding)
        checkSame(binding.of, ['reads', name, 'with', member, 'of'], report);
}

/** A member of the address that a search or a period writes is read by something of the page. */
function checkWriters({ block, path }: PlacedBlock, { screen }: Context, report: Report): void {
  if (block.block !== 'search') return;
  let isRead = false;
  walkTexts(screen.config, (value) => {
    isRead ||= value === `route.query.${block.query}`;
  });
  if (isRead) return;
  const message = `Nothing of this page takes "route.query.${block.query}", so a search finds nothing.`;
  report([...path, 'query'], { rule: 'idle-control', message, remedy: 'Write the name that a read takes.' });
}

/** Columns that only wide screens have leave nothing on a phone. */
function checkColumns({ block, path }: PlacedBlock, report: Report): void {
  if (block.block !== 'list' || !block.columns.every(({ wide }) => wide === true)) return;
  const message = 'On a phone this list has no column: all of them are for wide screens.';
  report([...path, 'columns'], {
    rule: 'no-column',
    message,
    remedy: 'Take "wide" out of those that matter most.',
  });
}

/** Stages follow each other as the specs list them. */
function checkStages({ block, path }: PlacedBlock, { catalogue }: Context, report: Report): void {
  if (block.block !== 'stepper') return;
  const own = block.stages.join();
  const sorted = block.stages.toSorted().join();
  const isOther = listsIn(catalogue.constants).some(
    (list) => list.toSorted().join() === sorted && list.join() !== own,
  );
  if (!isOther) return;
  const message = 'The specs list these stages in another order.';
  report([...path, 'stages'], {
    rule: 'other-order',
    message,
    remedy: 'Write them in the order in which they come.',
  });
}

function listsIn(value: unknown): readonly (readonly string[])[] {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
}

/** A form begins anew when what a read answers changes. */
function checkRestart({ block, path }: PlacedBlock, report: Report): void {
  if (block.block !== 'form' || block.restart === undefined || /^(?:reads|results?)\./.test(block.restart))
    return;
  const message = `"${block.restart}" does not change while the form is open, so it never begins anew.`;
  report([...path, 'restart'], { rule: 'idle-restart', message, remedy: 'Name what a read answers.' });
}

/** A passkey is made to be kept, and used to log in. */
function checkPasskey({ block, path }: PlacedBlock, report: Report): void {
  if (block.block !== 'passkey') return;
  const { does, submit } = block;
  const isOther =
    does === 'create' ? submit.operation.startsWith('logIn') : submit.operation.startsWith('add');
  if (!isOther) return;
  const message = `"${does}" does not go with ${submit.operation}.`;
  report([...path, 'does'], {
    rule: 'other-kind',
    message,
    remedy: does === 'create' ? 'Write "use".' : 'Write "create".',
  });
}

/** A file for energy apps counts in the unit of what it holds. */
function checkEnergy({ block, path }: PlacedBlock, report: Report): void {
  if (block.block !== 'download') return;
  block.formats.forEach((format, at) => {
    if (format.as !== 'green-button') return;
    const unit = unitOf(format.used);
    const wanted = unit === 'therms' ? 'therm' : unit === 'kilowatt hours' ? 'kWh' : undefined;
    if (wanted === undefined || format.unit === wanted) return;
    const message = `"${format.used}" counts ${String(unit)}, and the file says ${format.unit}.`;
    report([...path, 'formats', at, 'unit'], { rule: 'wrong-unit', message, remedy: `Write "${wanted}".` });
  });
}

/** One offer is an answer that is it, and no list of them. */
function checkSingle({ block, path }: PlacedBlock, { screen, catalogue }: Context, report: Report): void {
  if (block.block !== 'plans' || block.single !== true) return;
  const schema = answerOfRead(block.read, screen.config, catalogue);
  const known = schema === undefined ? [] : membersOf(alternativesOf(schema, schema));
  const isThere = known.includes(block.id.split('.')[1] ?? '');
  if (isThere || listOf({ kind: 'entry', read: block.read, items: undefined }, schema) === undefined) return;
  const message = `The answer of "${block.read}" is a list of offers, and "single" takes it for one.`;
  report([...path, 'single'], { rule: 'wrong-shape', message, remedy: 'Take "single" out.' });
}

/** Filters that no plan or every plan passes, and a comparison of one or of very many. */
function checkPlans(placed: PlacedBlock, { screen, catalogue }: Context, report: Report): void {
  const { block, path } = placed;
  if (block.block !== 'plans') return;
  const items = itemsOf(placed, { screen, catalogue });
  (block.filters ?? []).forEach(({ value, atLeast, atMost }, at) => {
    const alternatives = alternativesAt(describedBy(value, { screen, catalogue, items })) ?? [];
    const [least, most] = [limitOf('minimum', alternatives), limitOf('maximum', alternatives)];
    const isAbove = atLeast !== undefined && most !== undefined && atLeast > most;
    const isBelow = atMost !== undefined && atMost < (least ?? 0);
    if (!isAbove && !isBelow) return;
    const message = `"${value}" is never ${isAbove ? `${atLeast} or more` : `${String(atMost)} or less`}, so nothing would be left.`;
    report([...path, 'filters', at, isAbove ? 'atLeast' : 'atMost'], {
      rule: 'never-holds',
      message,
      remedy: 'Write a number that it can have.',
    });
  });
  const from = typeof block.compare === 'object' && 'from' in block.compare ? block.compare.from : '';
  const most: unknown = from.startsWith('constants.')
    ? readPath(catalogue.constants, from.slice('constants.'.length))
    : block.compare;
  if (typeof most !== 'number' || (most >= 2 && most <= 6)) return;
  const message = `${most} plans would stand beside each other.`;
  report([...path, 'compare'], { rule: 'wrong-limit', message, remedy: 'Name a number from 2 to 6.' });
}

/** Two names of a choice that come to the same offer something that changes nothing. */
function checkSame(of: { readonly [name: string]: unknown }, path: JsonPath, report: Report): void {
  const seen = new Map<string, string>();
  for (const [name, value] of Object.entries(of)) {
    const text = JSON.stringify(value);
    const other = seen.get(text);
    seen.set(text, name);
    if (other === undefined) continue;
    const message = `"${name}" is the same as "${other}", so choosing it changes nothing.`;
    report([...path, name], { rule: 'same-twice', message, remedy: 'Change one of them.' });
  }
}

/** A written value in the address of a page that chooses by it is one of its names. */
function checkPassedChoices({ screen, pages }: Context, report: Report): void {
  const passed = screen.blocks.flatMap(({ facts, path }) =>
    facts.links.flatMap(({ link, path: inside }) =>
      Object.entries<Binding>(link.query ?? {}).flatMap(([name, binding]) => {
        const known = pages.get(link.to)?.choices.get(name);
        const place = [...path, ...inside, 'query', name];
        return known === undefined ? [] : writtenIn(binding, place).map((one) => ({ ...one, known, name }));
      }),
    ),
  );
  for (const { value, place, known, name } of passed) {
    if (known.includes(value)) continue;
    const message = `The page of this link has no choice "${value}" for "${name}".`;
    report(place, { rule: 'unknown-option', message, remedy: suggest(value, known) });
  }
}

/** The texts that a binding is written as. */
function writtenIn(
  binding: Binding,
  place: JsonPath,
): readonly { readonly value: string; readonly place: JsonPath }[] {
  if (typeof binding === 'string') return [{ value: binding, place }];
  if (typeof binding !== 'object' || !('choice' in binding)) return [];
  return Object.entries(binding.of).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ value, place: [...place, 'of', name] }] : [],
  );
}
