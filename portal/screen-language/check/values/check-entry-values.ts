import type { Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt } from '../facts/described-source.ts';
import { membersOf } from '../schema/schema-path.ts';

/** Members of blocks that are about the whole list, and not about one entry. */
const ofList: readonly string[] = [
  'read',
  'items',
  'show',
  'from',
  'features',
  'meter',
  'address',
  'attachments',
  'balanceTemperature',
  'choice',
  'entryOf',
  'first',
  'with',
  'query',
  'submit',
  'link',
  'links',
  'actions',
  'controls',
  'texts',
  'span',
  'closer',
  'compare',
  'own',
  'here',
];

/** Sources that are the same for every entry. */
const general =
  /^(?:reads|session|route|result|results|answers|began|values|constants|brand)\.|^(?:language|pageLanguage|today|attempt|failure)$/;

/** A value of an entry that is the same for all of them says nothing about it, and a link of a row leads to that row. */
export function checkEntryValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of screen.blocks) {
    if (placed.facts.item?.kind !== 'entry') continue;
    for (const { from, path } of valuesOf(placed)) {
      const message = `"${from}" is the same for every entry, and here something of each is shown.`;
      report(path, { rule: 'same-for-all', message, remedy: 'Take a member of "item".' });
    }
    checkWhich(placed, report);
    checkCalls(placed, { screen, catalogue }, report);
  }
}

function valuesOf({
  block,
  path,
}: PlacedBlock): readonly { readonly from: string; readonly path: JsonPath }[] {
  const found: { readonly from: string; readonly path: JsonPath }[] = [];
  walkValues(block, path, (value, place) => {
    if (typeof value !== 'string' || !general.test(value)) return;
    if (place.slice(path.length).some((step) => ofList.includes(String(step)))) return;
    found.push({ from: value, path: place });
  });
  return found;
}

/** The link of each row, and what can be done with an entry, say which one is meant. */
function checkWhich({ block, path }: PlacedBlock, report: Report): void {
  const say = (place: JsonPath, what: string) => {
    const message = `${what} is the same for every entry: nothing in it says which one is meant.`;
    report(place, { rule: 'same-for-all', message, remedy: 'Take a member of "item" along.' });
  };
  const isOfItem = (value: unknown) => /"item[."]/.test(JSON.stringify(value ?? {}));
  if (
    (block.block === 'list' || block.block === 'plans') &&
    block.link !== undefined &&
    !isOfItem(block.link)
  )
    say([...path, 'link'], 'This link');
  if (block.block === 'timeline' && block.closer !== undefined && !isOfItem(block.closer))
    say([...path, 'closer'], 'This closer look');
  if (block.block !== 'list' && block.block !== 'entries') return;
  (block.actions ?? []).forEach(({ name, submit, show }, at) => {
    // An action of some entries alone may mean what they are about.
    if (show === undefined && !isOfItem(submit.with)) say([...path, 'actions', at], `The action "${name}"`);
  });
}

/** A button or a link at each entry of a list takes the members of that entry. */
function checkCalls(
  placed: PlacedBlock,
  context: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
  report: Report,
): void {
  const { facts, path, block } = placed;
  const members = itemsOf(placed, context).flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });
  const calls = [
    ...facts.submissions.map(({ submit, path: inside }) => ({ given: submit.with, at: [...inside, 'with'] })),
    ...facts.links.map(({ link, path: inside }) => ({
      given: link.with as Bindings | undefined,
      at: [...inside, 'with'],
    })),
  ].filter(({ at }) => isOfEntry(at, block));
  for (const { given, at } of calls) {
    const named = Object.keys(given ?? {}).filter((name) => members.includes(name));
    if (named.length === 0 || JSON.stringify(given).includes('"item.')) continue;
    const [name = ''] = named;
    const message = `This stands at each entry, and does the same for all of them: nothing of the entry is taken.`;
    report([...path, ...at, name], { rule: 'same-entry', message, remedy: `Take "item.${name}".` });
  }
}

/** Of a list, its actions and links stand at each entry; what is above or below it does not. */
const isOfEntry = (at: JsonPath, block: object): boolean =>
  'items' in block || 'read' in block ? !['more', 'all', 'empty'].includes(String(at[0])) : false;
