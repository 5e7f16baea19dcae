import type { Offer } from '../protocol.ts';
import { valueAt } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';

/** Every question of a screen, by its name. */
export function questionsOf(screen: unknown): readonly Offer[] {
  return listAt(screen, ['steps']).flatMap((step) =>
    listAt(step, ['fields']).flatMap((field) => {
      const [value, kind] = [valueAt(field, ['name']), valueAt(field, ['as'])];
      const options = listAt(field, ['options']).filter((one) => typeof one === 'string');
      if (typeof value !== 'string' || value === '') return [];
      return [{ value, ...(typeof kind === 'string' && { kind }), ...(options.length > 0 && { options }) }];
    }),
  );
}

/** The list at a path; an empty one where there is none. */
export function listAt(value: unknown, path: JsonPath): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
