import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { Described } from '../facts/described-source.ts';
import { isMasked } from '../facts/masked-values.ts';
import { sentByCalls } from '../facts/sent-sources.ts';

/** A source where the whole value is wanted. */
interface Whole {
  readonly from: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
  /** Ends the sentence "Only a piece of it is shown, and ...". */
  readonly words: string;
}

/** Values of which only a piece is known, where the whole of them is asked, compared, called or sent. */
export function checkMaskedValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { from, place, items, words } of wantedIn(screen, catalogue)) {
    if (!isMasked(from, { screen, catalogue, items })) continue;
    const message = `Only a piece of "${from}" is given out, and ${words}.`;
    report(place, { rule: 'masked', message, remedy: 'Take another value, or leave this out.' });
  }
}

function wantedIn(screen: CheckedScreen, catalogue: Catalogue): readonly Whole[] {
  const asked = placedFields(screen.config).flatMap(({ field, path }) =>
    field.readOnly === true
      ? []
      : (['prefill', 'differs'] as const).flatMap((member) => {
          const binding = field[member];
          const words =
            member === 'prefill' ? `"${field.name}" would begin with it` : 'no answer is ever the same';
          const sources = binding === undefined ? [] : valuesIn(binding, [...path, member]);
          return sources.map((one) => ({ ...one, items: [], words }));
        }),
  );
  const sent = sentByCalls(screen, catalogue)
    .filter(({ field, member }) => field === undefined && /(?:email|phone|address)$/i.test(member))
    .map((one) => ({ ...one, words: `${one.operation} takes the whole of it` }));
  return [...asked, ...sent, ...writtenIn(screen, catalogue)];
}

/** Formats that write a whole number of a phone. */
const ofPhones: readonly unknown[] = ['phone', 'call'];

function writtenIn(screen: CheckedScreen, catalogue: Catalogue): readonly Whole[] {
  const found: Whole[] = [];
  const visit = (value: unknown, path: JsonPath, items: readonly Described[]) =>
    walkValues(value, path, (inner, place) => {
      const as: unknown = Reflect.get(Object(inner), 'as');
      if (!ofPhones.includes(as)) return;
      for (const member of ['value', 'from']) {
        const from: unknown = Reflect.get(Object(inner), member);
        if (typeof from !== 'string') continue;
        found.push({ from, place: [...place, 'as'], items, words: `"${String(as)}" writes a whole number` });
      }
    });
  visit(screen.config.texts ?? {}, ['texts'], []);
  for (const placed of screen.blocks)
    visit(placed.block, placed.path, itemsOf(placed, { screen, catalogue }));
  return found;
}
