import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { listedAt } from '../facts/listed-values.ts';

/** Tones and icons are of states that the specs list: one of another state is never seen. */
export function checkTones(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  checkAskedStates(screen, report);
  for (const placed of screen.blocks) {
    const items = itemsOf(placed, { screen, catalogue });
    walkValues(placed.block, placed.path, (value, path) => {
      checkColoured(value, path, report);
      for (const { member, from, named, others = [] } of namedStates(value)) {
        const listed = listedAt(alternativesAt(describedBy(from, { screen, catalogue, items })));
        if (listed === undefined) continue;
        const known = [...listed, ...others];
        for (const state of Object.keys(named).filter((name) => !known.includes(name))) {
          const message = `"${from}" is never "${state}".`;
          const finding = { rule: 'impossible-value', message, remedy: suggest(state, known) };
          report([...path, member, state], finding);
        }
      }
    });
  }
}

/** Fewer colours than these do not tell all states. */
const fewest = 3;

/** A condition asks for a state that has a colour, where the same value is shown with the colours of its states. */
function checkAskedStates({ config, blocks }: CheckedScreen, report: Report): void {
  const coloured = new Map<string, ReadonlySet<string>>();
  for (const { block } of blocks)
    for (const row of block.block === 'record' ? block.rows : [])
      if (row.tones !== undefined)
        coloured.set(row.value, new Set([...(coloured.get(row.value) ?? []), ...Object.keys(row.tones)]));
  if (coloured.size === 0) return;
  walkValues(config.conditions ?? {}, ['conditions'], (value, path) => {
    const from: unknown = Reflect.get(Object(value), 'from');
    const known = typeof from === 'string' ? coloured.get(from) : undefined;
    if (known === undefined || known.size < fewest) return;
    const is: unknown = Reflect.get(Object(value), 'is');
    if (typeof is !== 'string' || known.has(is)) return;
    const message = `"${String(from)}" is shown with the colours of its states, and "${is}" is none of them.`;
    report([...path, 'is'], { rule: 'impossible-value', message, remedy: suggest(is, [...known]) });
  });
}

/** Rows and columns show colours as a status alone. */
function checkColoured(value: unknown, path: JsonPath, report: Report): void {
  if (!['rows', 'columns'].includes(String(path.at(-2)))) return;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'tones')) return;
  if (Reflect.get(value, 'as') === 'status') return;
  const message = 'Only what is shown as "status" has colours.';
  report([...path, 'tones'], { rule: 'useless-rule', message, remedy: 'Add "as": "status", or remove it.' });
}

interface NamedStates {
  readonly member: string;
  readonly from: string;
  /** An object whose members are called like the states. */
  readonly named: object;
  /** Names that stand for no state. */
  readonly others?: readonly string[];
}

/** Tones by the value beside them, the icons of entries by their kind, and stages by what is current. */
function namedStates(value: unknown): readonly NamedStates[] {
  if (typeof value !== 'object' || value === null) return [];
  const read = (member: string): unknown =>
    Object.hasOwn(value, member) ? Reflect.get(value, member) : undefined;
  return [
    { member: 'tones', from: read('value'), named: read('tones') },
    { member: 'icons', from: read('kind'), named: read('icons'), others: ['other'] },
    { member: 'values', from: read('current'), named: read('values') },
  ].flatMap(({ from, named, ...rest }) =>
    typeof from === 'string' && typeof named === 'object' && named !== null ? [{ ...rest, from, named }] : [],
  );
}
