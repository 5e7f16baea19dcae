import type { JsonPath } from '../load/source-file.ts';
import { walkValues } from '../model/walk-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from './checked-screen.ts';

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
];

/** Sources that are the same for every entry. */
const general =
  /^(?:reads|session|route|result|results|answers|values|constants|brand)\.|^(?:language|pageLanguage|today|attempt|failure)$/;

/** A value of an entry that is the same for all of them says nothing about it, and a link of a row leads to that row. */
export function checkEntryValues({ blocks }: CheckedScreen, report: Report): void {
  for (const placed of blocks) {
    if (placed.facts.item?.kind !== 'entry') continue;
    for (const { from, path } of valuesOf(placed)) {
      const message = `"${from}" is the same for every entry, and here something of each is shown.`;
      report(path, { rule: 'same-for-all', message, remedy: 'Take a member of "item".' });
    }
    checkWhich(placed, report);
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
