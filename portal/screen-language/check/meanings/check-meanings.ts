import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { Pages } from '../pages/check-addresses.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import { wantedByCalls, wantedByLinks } from './check-ids.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { meaningOf, meaningOfName, meaningWords } from '../facts/meaning.ts';
import type { Meaning, MeaningContext } from '../facts/meaning.ts';
import type { OrgDescription } from '../facts/org-description.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly org: OrgDescription | undefined;
  readonly pages: Pages;
}

/** Values that are something else than what is wanted where they stand, although they are of its type. */
export function checkMeanings(context: Context, report: Report): void {
  checkTaken(context, report);
  checkBeginnings(context, report);
  checkTexts(context, report);
  for (const placed of context.screen.blocks) checkShown(placed, context, report);
}

/** Meanings that a member of an operation or of an address tells by its name. */
const takenByName: readonly Meaning[] = ['id', 'account', 'zip', 'phone', 'email'];

/** A value that is sent, asked with or passed on is the thing that is taken there. */
function checkTaken(context: Context, report: Report): void {
  const { screen, catalogue, pages } = context;
  const links = wantedByLinks({ screen, catalogue }).map((one) => ({
    ...one,
    wanted: takenAs(one.to, one.source, pages) ?? one.name,
  }));
  for (const { wanted, from, place, items } of [...wantedByCalls({ screen, catalogue }), ...links]) {
    const member = wanted.split('.').at(-1) ?? '';
    const meant = meaningOfName(member);
    const given = meaningOf(from, { ...context, items });
    if (meant === undefined || !takenByName.includes(meant) || given === undefined) continue;
    if (given === meant) {
      if (meant === 'id') checkSameId({ member, from, place }, report);
      continue;
    }
    const message = `"${from}" is ${meaningWords[given]}, and "${wanted}" is ${meaningWords[meant]}.`;
    report(place, { rule: 'other-meaning', message, remedy: `Take ${meaningWords[meant]}.` });
  }
}

/** The member by which a page takes a value of its address. */
const takenAs = (to: string, source: string, pages: Pages): string | undefined =>
  pages.get(to)?.takers.find(({ from }) => from === source)?.member;

/** Ids that are called like anything: of records, of entries, of what a page is about. */
const general = /^(?:id|Id)$|[rR]ecordIds?$/;

/** The id of one thing is not that of another one. */
function checkSameId(
  { member, from, place }: { readonly member: string; readonly from: string; readonly place: JsonPath },
  report: Report,
): void {
  const name = from.split('.').at(-1) ?? '';
  const isField = from.endsWith('.value');
  if (isField || general.test(name) || general.test(member)) return;
  const [own, wanted] = [lastWord(name), lastWord(member)];
  if (own === wanted) return;
  const message = `"${from}" is not the "${member}" that is taken here.`;
  report(place, { rule: 'other-id', message, remedy: `Take a "${member}".` });
}

/** `documentId` and `replacesDocumentId` are ids of documents. */
const lastWord = (name: string) =>
  name.endsWith('Id')
    ? name
        .slice(0, -2)
        .split(/(?=[A-Z])/)
        .at(-1)
        ?.toLowerCase()
    : undefined;

/** The meanings that first answers of a kind of question may have; others are told by their type. */
const begins: { readonly [as: string]: Meaning | undefined } = {
  email: 'email',
  tel: 'phone',
  zip: 'zip',
  date: 'day',
};

/** A question begins with what it asks for. */
function checkBeginnings(context: Context, report: Report): void {
  const taken = placedFields(context.screen.config).flatMap(({ field, path }) => {
    const wanted = Object.hasOwn(begins, field.as) ? begins[field.as] : undefined;
    if (wanted === undefined) return [];
    return (['prefill', 'differs'] as const).flatMap((member) => {
      const binding = field[member];
      const sources = binding === undefined ? [] : valuesIn(binding, [...path, member]);
      return sources.map((source) => ({ ...source, wanted, name: field.name }));
    });
  });
  for (const { from, place, wanted, name } of taken) {
    const given = meaningOf(from, { ...context, items: [] });
    if (given === undefined || given === wanted) continue;
    const message = `"${from}" is ${meaningWords[given]}, and "${name}" asks for ${meaningWords[wanted]}.`;
    report(place, { rule: 'other-meaning', message, remedy: `Take ${meaningWords[wanted]}.` });
  }
}

/** Meanings that nobody can read as they are. */
const unreadable: readonly Meaning[] = ['flag', 'moment', 'day', 'word'];
/** A value in a text, and the title of a page, are read as they are. */
function checkTexts(context: Context, report: Report): void {
  const { texts = {}, heading, about } = context.screen.config;
  const plain = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ from: value, place: ['texts', name] }] : [],
  );
  const ofPage = Object.entries({ heading, about }).flatMap(([member, from]) =>
    from === undefined || from === 'account' ? [] : [{ from, place: [member] }],
  );
  for (const { from, place } of [...plain, ...ofPage]) {
    const given = meaningOf(from, { ...context, items: [] });
    if (
      given === undefined ||
      ![...unreadable.filter((one) => one !== 'day'), 'id', 'address'].includes(given)
    )
      continue;
    const message = `"${from}" is ${meaningWords[given]}, and customers would read it as it is.`;
    const remedy = 'Write { "from": …, "as": … }, or name another value.';
    report(place, { rule: 'other-meaning', message, remedy });
  }
}

/** All meanings. */
const all = Object.keys(meaningWords) as Meaning[]; // the keys of that table

/** Meanings that are no state. */
const noState: readonly Meaning[] = [
  'id',
  'account',
  'zip',
  'phone',
  'email',
  'name',
  'address',
  'digits',
  'cents',
  'day',
  'moment',
  'number',
  'text',
];

/** Meanings that a format writes. */
const writes: { readonly [as: string]: readonly Meaning[] | undefined } = {
  date: ['day', 'moment'],
  weekday: ['day', 'moment'],
  datetime: ['moment'],
  moment: ['moment'],
  month: ['day'],
  time: [],
  phone: ['phone'],
  call: ['phone'],
  cents: ['cents', 'number'],
  money: ['number'],
  number: ['number', 'cents'],
};

/** Members of blocks that customers read as they are, by the kind of block. */
const plain: { readonly [block: string]: readonly string[] } = {
  record: ['rows.value'],
  list: ['columns.value'],
  entries: ['rows.value', 'title', 'body'],
  map: ['rows.value', 'title'],
  plans: ['title', 'note', 'facts.value'],
  terms: ['title'],
  thread: ['body', 'first.body'],
  html: ['value'],
  share: ['value'],
};

/** Meanings that nobody can read above a title, or as a heading; words have texts there. */
const noEyebrow: readonly Meaning[] = ['id', 'flag', 'day', 'moment', 'cents'];

/** Members of blocks that are states, by the kind of block. */
const states: { readonly [block: string]: readonly string[] } = {
  entries: ['kind', 'status.value'],
  map: ['status.value'],
  stepper: ['current'],
};

/** A source in a block, and the meanings that it cannot have there. */
interface Judged {
  readonly from: string;
  readonly place: JsonPath;
  readonly wrong: readonly Meaning[];
  /** Goes on in the sentence about what it is. */
  readonly words: string;
}

function checkShown(placed: PlacedBlock, context: Context, report: Report): void {
  const about: MeaningContext = { ...context, items: itemsOf(placed, context) };
  for (const { from, place, wrong, words } of judgedIn(placed)) {
    const given = meaningOf(from, about);
    if (given === undefined || !wrong.includes(given)) continue;
    const message = `"${from}" is ${meaningWords[given]}, and ${words}.`;
    report(place, {
      rule: 'other-meaning',
      message,
      remedy: 'Name another value, or write how it is shown.',
    });
  }
}

function judgedIn({ block, path }: PlacedBlock): readonly Judged[] {
  const sourcesOf = (members: readonly string[] = []) =>
    members.flatMap((member) => sourcesAt(block, member.split('.'), path));
  const judge =
    (wrong: readonly Meaning[], words: string) =>
    ({ from, path: place }: { readonly from: string; readonly path: JsonPath }): Judged => ({
      from,
      place,
      wrong,
      words,
    });
  const shown = (plain[block.block] ?? []).flatMap((member) =>
    shownAt(block, member, path).flatMap(({ as, by, ...source }): readonly Judged[] => {
      // Of yes and no, each has its text where the text is chosen by that very value.
      const wrong = by === source.from ? unreadable.filter((one) => one !== 'flag') : unreadable;
      if (as === undefined || as === 'text')
        return [judge(wrong, 'customers would read it as it is')(source)];
      if (as === 'status') return [judge(noState, 'here a state is shown')(source)];
      const written = Object.hasOwn(writes, as) ? writes[as] : undefined;
      if (written === undefined) return [];
      return [
        judge(
          all.filter((one) => !written.includes(one)),
          `"${as}" cannot write it`,
        )(source),
      ];
    }),
  );
  const ofThread = block.block === 'thread' ? ['at', 'first.at'] : [];
  const noDay = all.filter((one) => one !== 'day' && one !== 'moment');
  return [
    ...shown,
    ...sourcesOf(block.block === 'entries' ? ['eyebrow'] : []).map(
      judge(noEyebrow, 'customers would read it as it is'),
    ),
    ...sourcesOf(block.block === 'list' ? ['groupBy'] : []).map(
      judge(noEyebrow, 'it would be a heading as it is'),
    ),
    ...sourcesOf(ofThread).map(judge(noDay, 'here the day of an entry is shown')),
    ...sourcesOf(states[block.block]).map(judge(noState, 'here a state is told apart')),
  ];
}

/** The sources at a member, each with the format beside it, and the source that chooses its text. */
function shownAt(block: object, member: string, path: JsonPath) {
  return sourcesAt(block, member.split('.'), path).map((source) => {
    const inside = source.path.slice(path.length, -1);
    const beside = inside.reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
      block,
    );
    const textAt = (name: string): string | undefined => {
      const text: unknown =
        typeof beside === 'object' && beside !== null ? Reflect.get(beside, name) : undefined;
      return typeof text === 'string' ? text : undefined;
    };
    return { ...source, as: textAt('as'), by: textAt('by') };
  });
}
