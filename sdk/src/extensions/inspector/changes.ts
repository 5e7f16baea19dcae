import { isJsonObject, isSameJson } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import type { Change } from './session.ts';

/** Differences, of which the first are listed. */
interface Changes {
  readonly changes: readonly Change[];
  readonly changeCount: number;
}

/** So many differences are listed, and looked for: a list that was sorted anew differs everywhere. */
const LISTED = 25;
const SOUGHT = 1_000;

/**
 * The places at which two values differ. Values that share what is equal, as answers of the cache do, are compared
 * by their differing branches alone.
 */
export function changesBetween(from: Json | undefined, to: Json | undefined, path = ''): Changes {
  const found: Change[] = [];
  const state = { count: 0 };
  compare({ from, to, path }, found, state);
  return { changes: found, changeCount: state.count };
}

function compare({ from, to, path }: Change, found: Change[], state: { count: number }): void {
  if (from === to || state.count >= SOUGHT) return;
  if (isBranch(from) && isBranch(to) && Array.isArray(from) === Array.isArray(to)) {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const inner = path === '' ? name : `${path}.${name}`;
      compare({ path: inner, from: memberOf(from, name), to: memberOf(to, name) }, found, state);
    }
    return;
  }
  if (from !== undefined && to !== undefined && isSameJson(from, to)) return;
  state.count += 1;
  if (found.length < LISTED) found.push({ path, from, to });
}

function isBranch(value: Json | undefined): value is Exclude<Json, string | number | boolean | null> {
  return typeof value === 'object' && value !== null;
}

function memberOf(value: Exclude<Json, string | number | boolean | null>, name: string): Json | undefined {
  if (isJsonObject(value)) return Object.hasOwn(value, name) ? value[name] : undefined;
  return value[Number(name)];
}

/** A value as JSON can carry it: an object that contains itself ends there with `"↻"`. */
export function withoutCycles(value: Json, outer: readonly object[] = []): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (outer.includes(value)) return '↻';
  const inside = [...outer, value];
  if (Array.isArray(value)) return value.map((item: Json) => withoutCycles(item, inside));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, Json]) => [name, withoutCycles(inner, inside)]),
  );
}
