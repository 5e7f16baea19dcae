import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Pages } from '../pages/check-addresses.ts';
import { itemsOf } from '../facts/block-items.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { membersOf, schemaAt } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly pages: Pages;
}

type SourceContext = Parameters<typeof describedBy>[1];

/** A value of a link's address, and where it is taken from there. */
interface PassedValue {
  readonly to: string;
  /** `route.caseId`, `route.query.zip` */
  readonly source: string;
  readonly binding: Binding;
  readonly place: JsonPath;
  readonly about: SourceContext;
}

/** A value that a link passes on has the form of the operation by which a read of its page takes it. */
export function checkPassedOn(context: Context, report: Report): void {
  const { catalogue, pages } = context;
  for (const passed of passedOn(context)) {
    const taker = pages.get(passed.to)?.takers.find(({ from }) => from === passed.source);
    const schema = catalogue.operations[taker?.operation ?? '']?.config;
    const found = taker && schema && schemaAt(schema, taker.member.split('.'));
    if (schema === undefined || taker === undefined || found?.kind !== 'known') continue;
    const isRefused =
      typeof passed.binding === 'string'
        ? !createAcceptance(schema)(passed.binding, found.alternatives)
        : isOfOtherForm(passed, found.alternatives, taker.member);
    if (!isRefused) continue;
    const message = `${taker.operation} of the page ${passed.to} does not take this as "${taker.member}".`;
    report(passed.place, { rule: 'not-taken', message, remedy: 'Pass on another value.' });
  }
}

function passedOn({ screen, catalogue }: Context): readonly PassedValue[] {
  return screen.blocks.flatMap((placed) => {
    const about = { screen, catalogue, items: itemsOf(placed, { screen, catalogue }) };
    return placed.facts.links.flatMap(({ link, path }) =>
      (['with', 'query'] as const).flatMap((member) =>
        Object.entries<Binding>(link[member] ?? {}).map(([name, binding]) => ({
          to: link.to,
          source: member === 'with' ? `route.${name}` : `route.query.${name}`,
          binding,
          place: [...placed.path, ...path, member, name],
          about,
        })),
      ),
    );
  });
}

/** A day with its time where a day is taken, and a text of no form where one of the right form stands beside it. */
function isOfOtherForm(
  { binding, place, about }: PassedValue,
  wanted: Alternatives,
  member: string,
): boolean {
  const formats = formatsIn(wanted);
  return valuesIn(binding, place).some(({ from }) => {
    const given = formatsIn(alternativesAt(describedBy(from, about)) ?? []);
    const isOther = given.length > 0 && formats.length > 0 && !given.some((one) => formats.includes(one));
    // A value of the name that is taken is meant, whatever the specs say of its form.
    return isOther || (!from.endsWith(`.${member}`) && hasFormBeside(from, wanted, about));
  });
}

function hasFormBeside(from: string, wanted: Alternatives, about: SourceContext): boolean {
  const patterns = patternsIn(wanted);
  const own = alternativesAt(describedBy(from, about))?.flat() ?? [];
  const isFree =
    own.length > 0 &&
    own.every(({ pattern, format, enum: listed }) => (pattern ?? format ?? listed) === undefined);
  const object = from.split('.').slice(0, -1);
  if (patterns.length === 0 || !isFree || (object.length < 2 && object[0] !== 'item')) return false;
  const described = describedBy(object.join('.'), about);
  return membersOf(alternativesAt(described) ?? []).some((name) => {
    const beside = alternativesAt(described.map((one) => ({ ...one, path: [...one.path, name] })));
    return patternsIn(beside ?? []).some((pattern) => patterns.includes(pattern));
  });
}

const patternsIn = (alternatives: Alternatives) =>
  alternatives.flat().flatMap(({ pattern }) => pattern ?? []);

const formatsIn = (alternatives: Alternatives) => alternatives.flat().flatMap(({ format }) => format ?? []);
