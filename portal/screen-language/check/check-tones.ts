import type { Catalogue } from '../load/catalogue.ts';
import { walkValues } from '../model/walk-values.ts';
import { itemsOf } from './check-drawn-values.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { suggest } from './closest.ts';
import { alternativesAt, describedBy } from './described-source.ts';

/** Tones are of states that the specs list: one of another state is never seen. */
export function checkTones(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of screen.blocks) {
    const items = itemsOf(placed, { screen, catalogue });
    walkValues(placed.block, placed.path, (value, path) => {
      if (!hasTones(value)) return;
      const known = listedAt(alternativesAt(describedBy(value.value, { screen, catalogue, items })));
      if (known === undefined) return;
      for (const state of Object.keys(value.tones).filter((name) => !known.includes(name))) {
        const message = `"${value.value}" is never "${state}".`;
        report([...path, 'tones', state], {
          rule: 'impossible-value',
          message,
          remedy: suggest(state, known),
        });
      }
    });
  }
}

interface Toned {
  readonly value: string;
  readonly tones: object;
}

const hasTones = (value: unknown): value is Toned =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'tones' in value &&
  typeof value.tones === 'object' &&
  value.tones !== null;

/** All values that are listed; undefined where one alternative is open. */
function listedAt(alternatives: ReturnType<typeof alternativesAt>): readonly string[] | undefined {
  const lists = alternatives?.map((one) =>
    one.flatMap((schema) => schema.enum ?? ('const' in schema ? [schema.const] : [])),
  );
  const isClosed = lists !== undefined && lists.length > 0 && lists.every((list) => list.length > 0);
  return isClosed ? lists.flat().map(String) : undefined;
}
