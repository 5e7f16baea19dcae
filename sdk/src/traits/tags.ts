import type { Trait } from '../query/context.ts';
import type { TagTable } from '../spec/operation.ts';
import { isJsonObject } from '../core/json.ts';
import type { Json } from '../core/json-value.ts';

/** Calls of which an answer with an unknown variant is an error. */
export const tags: Trait<'tags'> = {
  name: 'tags',
  bind: (known) => ({ errorIn: (answer) => findUnknown(known, answer) }),
};

/** The message about the first unknown variant in a value; undefined where all are known. */
export function findUnknown(known: readonly TagTable[], value: Json): string | undefined {
  for (const tag of known) {
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
