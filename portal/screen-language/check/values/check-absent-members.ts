import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkConfig } from '../../model/walk-values.ts';
import { askedWords } from '../facts/asked-words.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { allWordsOf, sharedWords } from '../words/name-words.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** A source, where it stands, and what `item` is there. */
interface Used {
  readonly from: string;
  readonly place: JsonPath;
  readonly placed: PlacedBlock | undefined;
  readonly items: readonly Described[];
}

/** Members that the contract never fills for what a read asks: therms of electricity, a bill at a use that is not given. */
export function checkAbsentMembers(context: Context, report: Report): void {
  for (const one of usedIn(context)) {
    const why = absentFor(one, context);
    if (why === undefined) continue;
    const message = `"${one.from}" is never there: ${why}.`;
    report(one.place, { rule: 'never-there', message, remedy: 'Name another member, or ask otherwise.' });
  }
}

function usedIn({ screen, catalogue }: Context): readonly Used[] {
  const found: Used[] = [];
  walkConfig(screen.config, (value, place) => {
    if (typeof value !== 'string' || !/^(?:reads|item)\.\w+/.test(value)) return;
    const placed = screen.blocks.find(({ path }) => path.every((step, at) => place[at] === step));
    const items = placed === undefined ? [] : itemsOf(placed, { screen, catalogue });
    found.push({ from: value, place, placed, items });
  });
  return found;
}

function absentFor({ from, placed, items }: Used, context: Context): string | undefined {
  const steps = from.split('.');
  const asked = askedWords(from, context.screen, placed);
  const start = steps[0] === 'reads' ? 3 : 2;
  for (let length = start; length <= steps.length; length += 1) {
    const path = steps.slice(0, length).join('.');
    const sentences = sentencesOf(path, { ...context, items });
    for (const sentence of sentences) {
      const [, absent = ''] = /\bnull for (\w+)\b/.exec(sentence) ?? [];
      const word = asked.find((one) => one.length > 2 && absent.startsWith(one));
      if (word !== undefined) return `it is none for "${word}", which is asked for`;
      const lacking = ungivenIn(sentence, { from, placed }, context);
      if (lacking !== undefined) return `no "${lacking}" is asked with`;
    }
  }
  return undefined;
}

const sentencesOf = (
  path: string,
  context: Context & { readonly items: readonly Described[] },
): readonly string[] =>
  (alternativesAt(describedBy(path, context)) ?? []).flatMap((one) =>
    one.flatMap((schema) => schema.description ?? []),
  );

/** The member that is needed for a value, and that the read does not give. */
function ungivenIn(
  sentence: string,
  { from, placed }: Pick<Used, 'from' | 'placed'>,
  { screen: { config }, catalogue }: Context,
): string | undefined {
  if (!/\bnull (?:when|where) none (?:was|is) given\b/.test(sentence)) return undefined;
  const item = placed?.facts.item;
  const ofItem = item === undefined || item.kind === 'members' ? undefined : item.read;
  const name = from.startsWith('reads.') ? from.split('.')[1] : ofItem;
  const read = config.reads?.[name ?? ''];
  if (read === undefined) return undefined;
  const said = allWordsOf(sentence);
  const members = Object.keys(catalogue.operations[read.operation]?.config.properties ?? {});
  const about = members.filter((member) => sharedWords(allWordsOf(member), said).length > 0);
  return about.length === 1 && !Object.hasOwn(read.with ?? {}, about[0] ?? '') ? about[0] : undefined;
}
