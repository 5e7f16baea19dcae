import type { Binding, Bindings, Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf, meantBy } from '../words/name-words.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { valuesIn as valuesOf } from '../facts/source-types.ts';
import { namedValues } from '../facts/named-values.ts';
import { oppositeIn } from '../words/opposites.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** A name, and the name of what it stands for. */
interface Pairing {
  readonly name: string;
  readonly other: string;
  readonly place: JsonPath;
  /** Ends the sentence "This is called ..., and ...". */
  readonly words: string;
}

/** Every place where something has a name of its own beside the name of what it stands for. */
const pairings: readonly ((context: Context) => readonly Pairing[])[] = [
  valuesIn,
  shownIn,
  lockedIn,
  choicesIn,
  beginningsIn,
];

/** Names that say the opposite of what they stand for: gas of electricity, locked while it is open, the last for this one. */
export function checkOppositeNames(context: Context, report: Report): void {
  for (const { name, other, place, words } of pairings.flatMap((pairsIn) => pairsIn(context))) {
    const [said, meant] = oppositeIn(name, other) ?? [];
    if (said === undefined) continue;
    const message = `This is called "${name}", and ${words}: "${said}" is not "${meant}".`;
    const remedy = 'Name the other one, or give this another name.';
    report(place, { rule: 'opposite-name', message, remedy });
  }
}

function valuesIn(context: Context): readonly Pairing[] {
  return namedValues(context).map(({ name, from, place }) => {
    const other = from.split('.').slice(-2).join('.');
    return { name, other, place, words: `is "${from}"` };
  });
}

/** Customers with electricity are shown no source of gas. */
function shownIn({ screen: { config, blocks } }: Context): readonly Pairing[] {
  return blocks.flatMap(({ block, path }) => {
    const entries = lists.flatMap((list) => {
      const found: unknown = Reflect.get(block, list);
      return (Array.isArray(found) ? found : []).map((holder: unknown, at) => ({
        holder: Object(holder) as object,
        place: [...path, list, at],
      }));
    });
    return [{ holder: block as object, place: path }, ...entries].flatMap(({ holder, place }) => {
      const [name, show]: readonly unknown[] = ['name', 'show'].map((member) => Reflect.get(holder, member));
      if (typeof name !== 'string' || typeof show !== 'string' || meantBy(show).turned.length > 0) return [];
      const words = `is shown where "${show}" holds`;
      const own = { name, place: [...place, 'show'], words };
      return [show, ...codesOf(show, config)].map((other) => ({ ...own, other }));
    });
  });
}

/** Members of blocks that list things with a name, each under a condition. */
const lists = ['verdicts', 'rows', 'links', 'actions', 'flags'];

/** The words that a condition asks for, where it asks for nothing else. */
export function codesOf(name: string, { conditions = {} }: ScreenConfig): readonly string[] {
  const condition: Condition = Object.hasOwn(conditions, name) ? (conditions[name] ?? '') : '';
  if (typeof condition !== 'object' || !('from' in condition || 'field' in condition)) return [];
  return [condition.is, ...(condition.in ?? [])].filter((one) => typeof one === 'string');
}

/** The first answer to a start is no end. */
function beginningsIn({ screen: { config } }: Context): readonly Pairing[] {
  return placedFields(config).flatMap(({ field: { name, prefill }, path }) =>
    (prefill === undefined ? [] : valuesOf(prefill, [...path, 'prefill'])).map(({ from, place }) => ({
      name,
      other: from.split('.').at(-1) ?? '',
      place,
      words: `begins with "${from}"`,
    })),
  );
}

/** An open upload is not locked. */
function lockedIn({ screen }: Context): readonly Pairing[] {
  return screen.blocks.flatMap(({ block, path }) => {
    const locked: unknown = Reflect.get(block, 'locked');
    return typeof locked === 'string'
      ? [{ name: 'locked', other: locked, place: [...path, 'locked'], words: `waits for "${locked}"` }]
      : [];
  });
}

/** A filter of records is called like what it picks: "open" are those that are not closed. */
function choicesIn({ screen }: Context): readonly Pairing[] {
  return Object.entries(screen.config.reads ?? {}).flatMap(([read, { with: bindings }]) =>
    Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'choice' in binding
        ? Object.entries(binding.of).flatMap(([name, value]) => {
            const place = ['reads', read, 'with', member, 'of', name];
            const [, field = '', is] =
              (typeof value === 'string' && /^\{ (\w+): \{ eq: (true|false) \} \}$/.exec(value)) || [];
            const words = `picks the entries whose "${field}" is ${String(is)}`;
            if (is === 'true') return [{ name, other: field, place, words }];
            const isDenied = is === 'false' && allWordsOf(field).includes(name.toLowerCase());
            return isDenied ? [{ name: 'open', other: 'closed', place, words }] : [];
          })
        : [],
    ),
  );
}
