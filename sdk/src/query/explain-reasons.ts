import { isJsonObject, valueIn } from '../core/json.ts';
import type { InvalidMember } from '../spec/snapshot.ts';
import type { ExplainReasons } from './context.ts';

/** The required content of an operation's configuration, in words. */
interface Expectations {
  /** Dotted path of a member -> its expected value; `*` stands for the items of a list. */
  readonly members: { readonly [path: string]: string };
  /** Members of which one is needed. */
  readonly any?: readonly string[];
}

/**
 * Says in words why configurations cannot be used. Loaded only when one cannot.
 *
 * @param expectations the expectations of each operation, by its id
 */
export function createReasons(expectations: { readonly [operation: string]: Expectations }): ExplainReasons {
  return ({ table: { id }, given, refused: { missing, invalid } }) => {
    const { members, any = [] } = expectations[id] ?? { members: {} };
    const known = Object.keys(members).filter((path) => !path.includes('.'));
    const names = isJsonObject(given) ? Object.keys(given) : [];
    const unknown = names.filter((name) => !known.includes(name) && valueIn(given, name) !== undefined);
    const isNoneGiven = any.length > 0 && any.every((name) => missing.includes(name));
    const malformed = new Map(invalid.map((each) => [each.member, each.reason]));
    return [
      ...[...malformed].map(([member, keyword]) => malformedMember(member, { members, keyword, given })),
      ...unknown.map((member) => ({ member, reason: unknownReason(member, known) })),
      ...(isNoneGiven ? [{ member: any[0] ?? '', reason: `one of ${any.join(', ')} is needed` }] : []),
    ];
  };
}

interface Malformed extends Pick<Expectations, 'members'> {
  readonly keyword: string;
  readonly given: unknown;
}

function malformedMember(member: string, { members, keyword, given }: Malformed): InvalidMember {
  const expected = members[member.replaceAll(/\.\d+(?=\.|$)/g, '.*')] ?? `what "${keyword}" takes`;
  const shown = member.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
  return {
    member,
    reason: `${shown}: expected ${expected}, got ${received(valueIn(given, member), expected)}`,
  };
}

/** Most characters of a text that are told. */
const MOST_SHOWN = 40;

/** The value that was given instead: of a text with a wrong length, the length. */
function received(value: unknown, expected: string): string {
  if (typeof value === 'string') {
    const lengths = expected.split(/\D+/);
    const isCounted = /(?:characters|digits)$/.test(expected);
    if (isCounted && !lengths.includes(String(value.length))) return String(value.length);
    return `'${value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value}'`;
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function unknownReason(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(1, name.length / 3))
    .sort((one, other) => one.distance - other.distance);
  return nearest ? `${name}: no such member; did you mean ${nearest.each}?` : `${name}: no such member`;
}

/** Single letters that are to be added, dropped or changed to make one word the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, wanted] of [...other].entries()) {
      const change = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
