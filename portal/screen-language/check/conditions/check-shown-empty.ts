import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { sourcesOf } from '../../model/conditions.ts';
import { walkValues } from '../../model/walk-values.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Values that are empty whenever they are shown, and entries of kinds that are left out. */
export function checkShownEmpty(screen: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const { config } = screen;
  for (const { block, path } of screen.blocks)
    walkValues(block, path, (value, place) => {
      if (typeof value !== 'object' || value === null) return;
      const [show, matching, kind] = ['show', 'matching', 'kind'].map((member) => textAt(value, member));
      if (show !== undefined) checkShown({ value, place, show }, { config, constants }, report);
      if (matching !== undefined && kind !== undefined)
        checkKinds({ value, place, matching, kind }, { config, constants }, report);
    });
}

interface Context {
  readonly config: ScreenConfig;
  readonly constants: unknown;
}

interface Shown {
  readonly value: object;
  readonly place: JsonPath;
  readonly show: string;
}

function checkShown({ value, place, show }: Shown, context: Context, report: Report): void {
  const asked = askedBy(show, context);
  // What is told of an offer leaves out a zero.
  const isOfOffer = place.at(-2) === 'flags';
  for (const { from, way } of sourcesIn(value)) {
    const isThere: Condition =
      isOfOffer && way[0] === 'value'
        ? { all: [{ from, filled: true }, { not: { from, is: 0 } }] }
        : { from, filled: true };
    if (!asked.includes(from) || mayHold(show, isThere, context)) continue;
    const message = `"${from}" is empty${isOfOffer ? ', or 0,' : ''} whenever "${show}" holds.`;
    const finding = { rule: 'never-there', message, remedy: 'Ask otherwise, or name another member.' };
    report([...place, ...way], finding);
    report(['conditions', show], finding);
  }
}

/** The value that is shown, and those that stand in its words. */
function sourcesIn(value: object): readonly { readonly from: string; readonly way: JsonPath }[] {
  const own = textAt(value, 'value');
  const more: unknown = Reflect.get(value, 'with');
  const named = typeof more === 'object' && more !== null ? Object.entries(more) : [];
  return [
    ...(own === undefined ? [] : [{ from: own, way: ['value'] }]),
    ...named.flatMap(([name, binding]: [string, unknown]) => {
      const from =
        typeof binding === 'object' && binding !== null ? textAt(binding, 'from') : String(binding);
      return from === undefined ? [] : [{ from, way: ['with', name] }];
    }),
  ];
}

interface Matched {
  readonly value: object;
  readonly place: JsonPath;
  readonly matching: string;
  readonly kind: string;
}

/** An icon is chosen for what is listed: a list that leaves its kinds out was meant to be another one. */
function checkKinds({ value, place, matching, kind }: Matched, context: Context, report: Report): void {
  const icons: unknown = Reflect.get(value, 'icons');
  const names = typeof icons === 'object' && icons !== null ? Object.keys(icons) : [];
  if (!askedBy(matching, context).includes(kind)) return;
  const left = names.find(
    (name) => name !== 'other' && !mayHold(matching, { from: kind, is: name }, context),
  );
  if (left === undefined) return;
  const message = `Entries of the kind "${left}" have an icon here, and "${matching}" leaves them out.`;
  report([...place, 'matching'], {
    rule: 'never-there',
    message,
    remedy: 'Name the condition that lists them.',
  });
}

const textAt = (value: object, member: string): string | undefined => {
  const found: unknown = Object.hasOwn(value, member) ? Reflect.get(value, member) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The sources that a condition asks about; none of a name that leads nowhere. */
const askedBy = (name: string, { config: { conditions = {} } }: Context): readonly string[] =>
  Object.hasOwn(conditions, name) ? sourcesOf(name, conditions) : [];

/** No condition has a name with a space. */
const besides = 'asked besides';

function mayHold(name: string, also: Condition, { config, constants }: Context): boolean {
  const conditions = { ...config.conditions, [besides]: also };
  return judgeTogether([name, besides], { ...config, conditions }, constants) !== 'never';
}
