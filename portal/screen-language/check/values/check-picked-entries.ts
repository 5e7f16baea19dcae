import type { Condition, EntryBinding, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkConfig, walkValues } from '../../model/walk-values.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { sureStatesOf } from '../facts/asked-states.ts';
import { namedAt } from '../facts/listed-values.ts';
import { conditionMembers, conditionsOf, countedLists } from '../facts/named-conditions.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';

/** Entries that are picked and grouped otherwise than the page shows them. */
export function checkPickedEntries(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  checkPicked({ screen, catalogue }, report);
  checkHeadings(screen, report);
  checkOfOneState({ screen, catalogue }, report);
}

/** An entry of another kind than those that the page counts and shows of the same list. */
function checkPicked(
  { screen, catalogue }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
  report: Report,
): void {
  const { config, blocks } = screen;
  const shown = blocks.flatMap(({ block, facts: { item } }) => {
    const matching: unknown = Reflect.get(block, 'matching');
    return item?.kind === 'entry' && typeof matching === 'string'
      ? [{ from: `reads.${item.read}.${item.items ?? ''}`, matching }]
      : [];
  });
  const lists = [...countedLists(config), ...shown];
  walkConfig(config, (value, path) => {
    if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
    const { entryOf, where, is } = value as EntryBinding; // the schema has seen it
    const beside = lists.filter(({ from }) => parentOf(from) === parentOf(entryOf));
    if (beside.length > 1 && beside.every(({ from }) => from !== entryOf) && typeof is === 'string')
      report([...path, 'entryOf'], {
        rule: 'other-entry',
        message: `An entry of "${entryOf}" is taken, and this page shows and counts those of "${beside[0]?.from ?? ''}".`,
        remedy: `Write "${beside[0]?.from ?? ''}".`,
      });
    const asked = lists.flatMap(({ from, matching }) =>
      from === entryOf ? valuesOf(matching, where, config) : [],
    );
    if (typeof is !== 'string' || asked.length === 0 || asked.includes(is)) return;
    const described = describedBy(`${entryOf}.0.${where}`, { screen, catalogue, items: [] });
    const named = namedAt(alternativesAt(described));
    // A value that there is not was reported as such.
    if (named.length > 0 && !asked.every((value) => named.includes(String(value)))) return;
    const message = `An entry whose "${where}" is "${is}" is taken, and this page shows and counts those with "${asked.join('", "')}".`;
    report([...path, 'is'], { rule: 'other-entry', message, remedy: `Write "${String(asked[0])}".` });
  });
}

const parentOf = (from: string) => from.split('.').slice(0, -1).join('.');

/** The values that a condition asks of a member of the entries. */
function valuesOf(name: string, member: string, { conditions = {} }: ScreenConfig): readonly unknown[] {
  const condition: Condition | undefined = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  const each = typeof condition === 'object' && 'all' in condition ? condition.all : [condition];
  return each.flatMap((one) => {
    if (typeof one !== 'object' || !('from' in one) || one.from !== `item.${member}`) return [];
    return one.is === undefined ? (one.in ?? []) : [one.is];
  });
}

/** A heading of what each entry says itself stands above each of them. */
function checkHeadings({ blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks) {
    if (block.block !== 'list' || block.groupBy === undefined) continue;
    const column = block.columns.find(({ value }) => value === block.groupBy);
    if (column === undefined) continue;
    const message = `The entries stand under headings by what their column "${column.name}" says: nearly each has its own.`;
    report([...path, 'groupBy'], {
      rule: 'same-value',
      message,
      remedy: 'Name a value that several entries share, or take the column out.',
    });
  }
}

/** All entries of a list that is called like one of their states have that one: `active` lists what is `active`. */
function checkOfOneState(
  { screen, catalogue }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
  report: Report,
): void {
  const { config, blocks } = screen;
  for (const { block, path, facts } of blocks) {
    const list = facts.item?.kind === 'entry' ? facts.item.items : undefined;
    if (list === undefined || facts.item?.kind !== 'entry') continue;
    const entry = `reads.${facts.item.read}.${list}.0`;
    for (const name of conditionsOf(block, config)) {
      const other = sureStatesOf([name], config).find(({ from, state }) => {
        if (!from.startsWith('item.') || state === list) return false;
        const described = describedBy(from.replace('item', entry), { screen, catalogue, items: [] });
        const named = namedAt(alternativesAt(described));
        return named.includes(list) && named.includes(state);
      });
      if (other === undefined) continue;
      const message = `"${name}" asks for "${other.state}", and the list "${list}" has none.`;
      const place = usesOf(name, { block, path });
      for (const one of [place, ['conditions', name]])
        report(one, {
          rule: 'never-holds',
          message,
          remedy: `Ask for "${list}", or show it in another list.`,
        });
    }
  }
}

/** The first place of a block that names a condition. */
function usesOf(name: string, { block, path }: Pick<PlacedBlock, 'block' | 'path'>): JsonPath {
  let found: JsonPath | undefined;
  walkValues(block, path, (value, place) => {
    if (value === name && conditionMembers.includes(String(place.at(-1)))) found ??= place;
  });
  return found ?? path;
}
