import { isJsonObject } from '../core/json.ts';
import type { Json } from '../core/json-value.ts';

/** Variants of an object that a property tells apart, of which an unknown one is an error: an `x-tag`. */
export interface TagTable {
  /** Members on the way to them; `*` for every item of a list or every entry of a map. */
  readonly at: readonly string[];
  readonly property: string;
  readonly known: readonly string[];
  /** The message of the error; `{value}` stands for what was found. */
  readonly otherwise: string;
}

/** Refuses answers with an unknown variant. */
export function refuseUnknown(tags: readonly TagTable[]): (answer: Json) => string | undefined {
  return (answer) => findUnknown(tags, answer);
}

/** The message about the first unknown variant in a value; undefined where all are known. */
export function findUnknown(tags: readonly TagTable[], value: Json): string | undefined {
  for (const tag of tags) {
    for (const variant of valuesAlong(value, tag.at)) {
      const found = isJsonObject(variant) ? variant[tag.property] : undefined;
      if (found !== undefined && !tag.known.includes(String(found))) {
        return tag.otherwise.replace('{value}', () => String(found));
      }
    }
  }
  return undefined;
}

function valuesAlong(value: Json, path: readonly string[]): readonly Json[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = step === '*' ? Object.values<Json>(value) : isJsonObject(value) ? [value[step] ?? null] : [];
  return inner.flatMap((each) => valuesAlong(each, rest));
}
