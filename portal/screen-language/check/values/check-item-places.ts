import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkTexts, walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionMembers, conditionsOf } from '../facts/named-conditions.ts';

/** `item` stands for one entry: it means nothing outside of what is shown or sent for each entry. */
export function checkItemPlaces(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  const aboutItem = new Set(Object.keys(config.conditions ?? {}).filter((name) => asksForItem(name, config)));
  const [placed, misplaced] = [new Set<string>(), new Set<string>()];
  walkTexts(config, (value, path) => {
    if (path[0] === 'conditions') return checkPick(value, path, { aboutItem, config, report });
    if (hasItem(path, screen)) {
      placed.add(value);
      return checkPick(value, path, { aboutItem, config, report });
    }
    if (/^item(\.|$)/.test(value) && isSourcePlace(path)) {
      const message = `"${value}" is a part of an entry, and there is no entry here.`;
      const remedy = 'Read it from a "reads", or put it into what is shown for each entry of a list.';
      report(path, { rule: 'no-entry', message, remedy });
    }
    const isCondition = conditionMembers.includes(String(path.at(-1))) || path.at(-2) === 'offered';
    if (!isCondition || !aboutItem.has(value)) return;
    const message = `The condition "${value}" asks about an entry, and there is no entry here.`;
    misplaced.add(value);
    report(path, { rule: 'no-entry', message, remedy: 'Name a condition that does not ask about "item".' });
  });
  for (const name of misplaced) {
    if (placed.has(name)) continue;
    const message = `"${name}" asks about an entry, and nothing that uses it has one.`;
    report(['conditions', name], { rule: 'no-entry', message, remedy: 'Ask about a read.' });
  }
}

/** A condition that picks the entries on offer asks about each of them: any other offers all of them, or none. */
function checkPick(
  value: string,
  path: JsonPath,
  {
    aboutItem,
    config,
    report,
  }: { readonly aboutItem: ReadonlySet<string>; readonly config: ScreenConfig; readonly report: Report },
): void {
  const isOffer = path[0] === 'steps' && path.at(-2) === 'options' && path.at(-1) === 'show';
  const isPick = isOffer || ['matching', 'done', 'mark'].includes(String(path.at(-1)));
  // A condition that is not there was reported as such.
  const isKnown = Object.hasOwn(config.conditions ?? {}, value);
  if (!isPick || !isKnown || aboutItem.has(value)) return;
  const message = `The condition "${value}" asks about no entry, so it ${isOffer ? 'offers' : 'picks'} all of them or none.`;
  report(path, { rule: 'no-entry', message, remedy: 'Ask about a member of "item".' });
}

/** Ids and names may well be called like a source. */
const isSourcePlace = (path: JsonPath) =>
  !['name', 'id', 'text', 'field', '$schema'].includes(String(path.at(-1)));

function asksForItem(name: string, config: ScreenConfig): boolean {
  // What counts entries asks about each of them, and about none itself.
  return [...conditionsOf(name, config, 'matching')].some((condition) => {
    let isFound = false;
    walkValues(config.conditions?.[condition], [], (inner) => {
      isFound ||= typeof inner === 'string' && /^item(\.|$)/.test(inner);
    });
    return isFound;
  });
}

/** Returns true at a place of the config where `item` stands for something. */
function hasItem(path: JsonPath, { blocks }: CheckedScreen): boolean {
  const [start, , third, , fifth, sixth] = path;
  if (start === 'steps' && third === 'fields')
    return ['files', 'check', 'suggest'].includes(String(fifth)) || (fifth === 'options' && sixth === 'show');
  // What counts entries asks about each of them.
  if (start === 'values') return path.at(-1) === 'matching';
  if (start !== 'sections') return false;
  const block = blocks.find((placed) => placed.path.every((member, at) => path[at] === member));
  if (block === undefined) return false;
  const isOfWhole =
    path.length === block.path.length + 1 && (path.at(-1) === 'show' || path.at(-1) === 'locked');
  // A map marks one place of the customer, whatever its entries are.
  const isOfMap =
    block.block.block === 'map' && ['here', 'features'].includes(String(path[block.path.length]));
  return block.facts.item !== undefined && !isOfWhole && !isOfMap;
}
