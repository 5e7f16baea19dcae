import type { Catalogue } from '../../load/catalogue.ts';
import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { allWordsOf, sharedWords, wordsIn } from '../words/name-words.ts';
import { askedValues, namedValues } from '../facts/named-values.ts';
import type { NamedValue } from '../facts/named-values.ts';
import { membersOf, schemaAt, typesOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values that are called wholly like another one beside the one they are: the last bill for this one, the open amount for the total. */
export function checkNamedSources(context: Context, report: Report): void {
  for (const one of [...namedValues(context), ...askedValues(context.screen)]) {
    const better = betterOf(one, context);
    if (better === undefined) continue;
    const message = `"${one.from}" stands for "${one.name}": beside it there is "${better}".`;
    report(one.place, {
      rule: 'other-named',
      message,
      remedy: `Take "${better}", or give this another name.`,
    });
  }
  checkConstants(context.screen.config, context.catalogue, report);
}

/** A value beside the one that is taken, of the same type, that the name says wholly, and the one that is taken does not. */
function betterOf({ name, from, items }: NamedValue, { screen, catalogue }: Context): string | undefined {
  const path = from.split('.');
  const tail = path.pop() ?? '';
  const words = wordsIn(name);
  if (path.length < 1 || words.length === 0 || isSaid(words, tail) || tail === 'value') return undefined;
  const described = describedBy(path.join('.'), { screen, catalogue, items });
  const typeOf = (member: string, isNullToo = true) => {
    const found = described.map(({ schema, path: way }) => schemaAt(schema, [...way, member]));
    return JSON.stringify(
      found.flatMap((one) =>
        one.kind === 'known'
          ? one.alternatives.map((each) => [
              typesOf(each)?.filter((type) => isNullToo || type !== 'null'),
              each.some(({ format }) => format),
              each.some((schema) => schema.enum),
            ])
          : [],
      ),
    );
  };
  const beside = described.flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });
  const better = beside.filter(
    (member) =>
      member !== tail &&
      isSaid(words, member) &&
      unitOf(member) === unitOf(tail) &&
      !aliasesIn(catalogue).has(`${member} ${tail}`) &&
      (typeOf(member) === typeOf(tail) ||
        // A value that is not there yet is named by a word that says all of it.
        (wordsIn(member).length === words.length && typeOf(member, false) === typeOf(tail, false))),
  );
  const [only, ...others] = better;
  return only === undefined || others.length > 0 ? undefined : [...path, only].join('.');
}

const aliases = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Members that the contract itself fills out of another one: the balance that is sent is `payableCents` of the bills. */
export function aliasesIn(catalogue: Catalogue): ReadonlySet<string> {
  const known = aliases.get(catalogue);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { config } of Object.values(catalogue.operations))
    for (const [member, { description = '' }] of Object.entries(config.properties ?? {}))
      for (const [, other = ''] of description.matchAll(/`(\w+)` of/g)) found.add(`${member} ${other}`);
  aliases.set(catalogue, found);
  return found;
}

const isSaid = (words: readonly string[], member: string) =>
  sharedWords(words, wordsIn(member)).length === words.length;

const unitOf = (member: string) => /(?:Cents|On|At|Id|Link|Kwh|Therms)$/.exec(member)?.[0];

/** A constant of another thing, where there is one of this. */
function checkConstants(config: ScreenConfig, { constants }: Catalogue, report: Report): void {
  const found: { readonly area: string; readonly name: string; readonly path: JsonPath }[] = [];
  walkTexts(config, (value, path) => {
    const [, area, name] = /^constants\.(\w+)\.(\w+)$/.exec(value) ?? [];
    if (area !== undefined && name !== undefined) found.push({ area, name, path });
  });
  const own = allWordsOf(config.id);
  for (const { area, name, path } of found) {
    const isOwn = (one: string) => own.includes(one.toLowerCase());
    if (isOwn(area)) continue;
    // Constants of one kind are of one thing: codes of a registration are not those of an identity.
    const [kind] = allWordsOf(name);
    const isAlone = found.every((one) => one.area !== area || one.name === name);
    const isBeside = (one: string) =>
      isAlone &&
      found.some((other) => other.area === one && one !== area && allWordsOf(other.name)[0] === kind);
    const better = Object.keys(Object(constants)).find(
      (one) =>
        (isOwn(one) || isBeside(one)) && Object.hasOwn(Object(Reflect.get(Object(constants), one)), name),
    );
    if (better === undefined) continue;
    const message = `This screen is about "${better}", and "constants.${area}.${name}" is not.`;
    report(path, { rule: 'other-named', message, remedy: `Take "constants.${better}.${name}".` });
  }
}
