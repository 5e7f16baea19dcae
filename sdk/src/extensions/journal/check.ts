import { isJsonObject } from '../../core/json.ts';
import type { EntityTables } from '../../spec/entity.ts';

/** The specs and the time by which values from outside are checked. */
export interface Measure {
  readonly entities: EntityTables;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Returns true when a value from outside is what it should be. */
export type Check = (value: unknown, measure: Measure) => boolean;

/** Anything. */
export const isThere: Check = (value) => value !== undefined;

/** Any text. */
export const isText: Check = (value) => typeof value === 'string';

/** A finite number. */
export const isTime: Check = (value) => Number.isFinite(value);

/** Yes or no. */
export const isTruth: Check = (value) => typeof value === 'boolean';

/** One of these texts. */
export const isOneOf =
  (...names: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && names.includes(value);

/** Something, or nothing at all. */
export const maybe =
  (check: Check): Check =>
  (value, measure) =>
    value === undefined || check(value, measure);

/** A list of such items. */
export const isListOf =
  (check: Check): Check =>
  (value, measure) =>
    Array.isArray(value) && value.every((item) => check(item, measure));

/** An object with such members, whatever else is in it. */
export const isObjectOf =
  (checks: { readonly [member: string]: Check }): Check =>
  (value, measure) =>
    isJsonObject(value) && Object.entries(checks).every(([name, check]) => check(value[name], measure));

/** An object of such members. */
export const isMapOf =
  (check: Check): Check =>
  (value, measure) =>
    isJsonObject(value) && Object.values(value).every((item) => check(item, measure));

/** A list with such items in these places. */
export const isTupleOf =
  (...checks: readonly Check[]): Check =>
  (value, measure) =>
    Array.isArray(value) && checks.every((check, place) => check(value[place], measure));

/** An object of which one member says which of these it is. */
export const isVariantOf =
  (member: string, variants: { readonly [name: string]: Check }): Check =>
  (value, measure) => {
    const name = isJsonObject(value) ? value[member] : undefined;
    return (
      typeof name === 'string' && Object.hasOwn(variants, name) && variants[name]?.(value, measure) === true
    );
  };
