import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkObjects, walkValues } from '../../model/walk-values.ts';
import { sourcesAskedBy } from './named-conditions.ts';

/** The places inside a condition that ask for some source. */
export function placesAsking(
  isMeant: (from: string) => boolean,
  condition: Condition,
  path: JsonPath,
): readonly JsonPath[] {
  const found: JsonPath[] = [];
  walkObjects(Object(condition) as object, (value, way) => {
    const from: unknown = Reflect.get(value, 'from');
    if (typeof from !== 'string' || !isMeant(from)) return;
    found.push([...path, ...(way.at(-1) === 'compare' ? way.slice(0, -1) : way)]);
  });
  return found;
}

/** The place at which a condition asks for a source: by itself, by a name, or the whole of it where neither is found. */
export function placeAsking(
  from: string,
  condition: Condition,
  { path, config }: { readonly path: JsonPath; readonly config: ScreenConfig },
): JsonPath {
  const [direct] = placesAsking((one) => one === from, condition, path);
  return direct ?? namedPlace(from, condition, { path, config }) ?? path;
}

/** The place of the name by which a condition asks for a source. */
export function namedPlace(
  from: string,
  condition: Condition,
  { path, config }: { readonly path: JsonPath; readonly config: ScreenConfig },
): JsonPath | undefined {
  let found: JsonPath | undefined;
  walkValues(condition, path, (value, place) => {
    if (typeof value !== 'string' || found !== undefined || !Object.hasOwn(config.conditions ?? {}, value))
      return;
    if (sourcesAskedBy([value], config).includes(from)) found = place;
  });
  return found;
}
