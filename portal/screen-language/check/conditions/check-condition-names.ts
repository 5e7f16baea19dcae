import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import { itemsOf } from '../facts/block-items.ts';
import { namedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { allWordsOf, isHedged, meantBy, sharedWords } from '../words/name-words.ts';
import { typesOf } from '../schema/schema-path.ts';
import { oppositeIn } from '../words/opposites.ts';
import { vocabulary } from '../words/vocabulary.ts';

/** Something that a condition asks for, and whether it asks that it is so. */
interface Asked {
  readonly name: string;
  readonly isSo: boolean;
  readonly place: JsonPath;
  /** The source and the words that it is compared with. */
  readonly from?: string;
  readonly codes: readonly string[];
  /** It is a yes or no. */
  readonly isFlag: boolean;
}

/** Conditions that are called like the opposite of what they ask for, or like another one of the words that are told there. */
export function checkConditionNames(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const [name, condition] of Object.entries<Condition>(screen.config.conditions ?? {})) {
    const asked = askedIn(condition, ['conditions', name], true);
    for (const one of asked) {
      checkExcluded(name, one, report);
      checkTurned(name, one, { catalogue, report });
      checkOtherCode(name, one, { screen, catalogue, report });
    }
    checkCounted(name, condition, report);
    checkNumberThere(name, condition, { screen, catalogue, report });
    checkInTime(name, condition, report);
    checkAskedNames(name, condition, report);
  }
  checkOpposites(screen, catalogue, report);
}

/** A number of things is always there: that nothing is there is said by zero. */
function checkNumberThere(
  name: string,
  condition: Condition,
  {
    screen,
    catalogue,
    report,
  }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue; readonly report: Report },
): void {
  const { turned } = meantBy(name);
  if (typeof condition !== 'object' || !('from' in condition) || turned.length === 0) return;
  const isSome = typeof condition.is === 'number' && condition.is > 0;
  if (isSome && sharedWords(turned, allWordsOf(condition.from.split('.').at(-1) ?? '')).length > 0)
    report(['conditions', name, 'is'], {
      rule: 'opposite-name',
      message: `"${name}" says that there is none, and asks for ${String(condition.is)} of "${condition.from}".`,
      remedy: 'Ask for 0, or give the condition another name.',
    });
  if (condition.filled !== true) return;
  const found = alternativesAt(describedBy(condition.from, { screen, catalogue, items: [] })) ?? [];
  const types = found.flatMap((one) => typesOf(one) ?? ['open']);
  if (types.length === 0 || !types.every((type) => type === 'integer' || type === 'number')) return;
  report(['conditions', name, 'filled'], {
    rule: 'opposite-name',
    message: `"${name}" says that something is lacking, and asks that the number "${condition.from}" is there: zero is, too.`,
    remedy: 'Ask for "is": 0.',
  });
}

/** A date after a day is not in time for it, unless that day is today. */
function checkInTime(name: string, condition: Condition, report: Report): void {
  if (!/(?:In|On)Time$/.test(name) || typeof condition !== 'object' || !('all' in condition)) return;
  condition.all.forEach((one, at) => {
    if (typeof one !== 'object' || !('compare' in one) || typeof one.moreThan !== 'object') return;
    if ('from' in one.moreThan && one.moreThan.from === 'today') return;
    report(['conditions', name, 'all', at], {
      rule: 'opposite-name',
      message: `"${name}" says that it is in time, and asks for a later day than the one to be in time for.`,
      remedy: 'Write it inside of { "not": … }.',
    });
  });
}

/** A condition that asks for another one whose name is the opposite of its own. */
function checkAskedNames(name: string, condition: Condition, report: Report): void {
  if (typeof condition !== 'object' || !('all' in condition) || meantBy(name).turned.length > 0) return;
  condition.all.forEach((one, at) => {
    const [said, other] = typeof one === 'string' ? (oppositeIn(name, one) ?? []) : [];
    if (said === undefined || typeof one !== 'string' || meantBy(one).turned.length > 0) return;
    report(['conditions', name, 'all', at], {
      rule: 'opposite-name',
      message: `"${name}" asks for "${one}": "${said}" is not "${String(other)}".`,
      remedy: 'Ask for { "not": … } of it, or give the condition another name.',
    });
  });
}

/** `canPay` and `cannotPay` never hold together. */
function checkOpposites({ config }: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const names = Object.keys(config.conditions ?? {});
  if (!names.some((name) => denying.test(name))) return;
  names.forEach((name, at) => {
    const own = meantBy(name);
    for (const other of names.slice(at + 1)) {
      const { words, turned } = meantBy(other);
      const isSame =
        words.length === own.words.length && sharedWords(words, own.words).length === words.length;
      const isTurned = words.length > 0 && isSame && turned.length > 0 !== own.turned.length > 0;
      const verdict =
        isTurned && [name, other].some((one) => denying.test(one))
          ? judgeTogether([name, other], config, constants)
          : 'never';
      if (verdict === 'never' || verdict === undefined) continue;
      const message = `"${name}" and "${other}" say the opposite of each other, and can hold together.`;
      const remedy = 'Change the one that is wrong, or give it another name.';
      for (const one of [name, other])
        for (const place of lastAsked(one, config)) report(place, { rule: 'opposite-name', message, remedy });
    }
  });
}

/** Names that say of the same thing that it is not so: `notReceived` may be about another one. */
const denying = /doesNot|cannot|(?:^u|U)n[a-z]{4}/;

function lastAsked(name: string, { conditions = {} }: ScreenConfig): readonly JsonPath[] {
  const condition: Condition = conditions[name] ?? '';
  const place = ['conditions', name];
  return [
    typeof condition === 'object' && 'all' in condition ? [...place, 'all', condition.all.length - 1] : place,
  ];
}

const isIn = (list: readonly string[], word: string): boolean => list.includes(word);

/** "Nothing" is none, "several" are more than one, and "many" are more than some. */
function checkCounted(name: string, condition: Condition, report: Report): void {
  const [first = '', second = ''] = allWordsOf(name);
  const visit = (inner: Condition, place: JsonPath): void => {
    if (typeof inner === 'string') return;
    if ('all' in inner) inner.all.forEach((one, at) => visit(one, [...place, 'all', at]));
    if ('from' in inner && inner.from.endsWith('.count')) checkNumber(name, inner, { place, report });
    if (!('compare' in inner) || inner.count !== true) return;
    const { atLeast, moreThan, lessThan, atMost } = inner;
    const least = typeof atLeast === 'number' ? atLeast : typeof moreThan === 'number' ? moreThan + 1 : 0;
    const most = typeof atMost === 'number' ? atMost : typeof lessThan === 'number' ? lessThan - 1 : Infinity;
    const isNone = isIn(vocabulary.none, first) && !isIn(vocabulary.comparing, second) && most > 0;
    const isSome = isIn(vocabulary.several, first) && least < 2;
    if (!isNone && !isSome) return;
    const message = `"${name}" holds for ${least} to ${most === Infinity ? 'any number of' : most} entries.`;
    const member =
      ['lessThan', 'atMost', 'atLeast', 'moreThan'].find((one) => Object.hasOwn(inner, one)) ?? 'count';
    report([...place, member], {
      rule: 'opposite-name',
      message,
      remedy: 'Change the number, or give the condition another name.',
    });
  };
  visit(condition, ['conditions', name]);
}

/** "No messages" are 0 of them. */
function checkNumber(
  name: string,
  { is }: { readonly is?: unknown },
  { place, report }: { readonly place: JsonPath; readonly report: Report },
): void {
  const [first = '', second = ''] = allWordsOf(name);
  const isNone = isIn(vocabulary.none, first) && !isIn(vocabulary.comparing, second);
  if (!isNone || typeof is !== 'number' || is === 0) return;
  const message = `"${name}" holds where there ${is === 1 ? 'is one' : `are ${is}`}.`;
  const remedy = 'Ask for 0, or give the condition another name.';
  report([...place, 'is'], { rule: 'opposite-name', message, remedy });
}

/** All that has to be so or not so for a condition to hold; what only may be is left out. */
function askedIn(condition: Condition, place: JsonPath, isSo: boolean): readonly Asked[] {
  if (typeof condition === 'string') return [{ name: condition, isSo, place, codes: [], isFlag: false }];
  if ('not' in condition) return askedIn(condition.not, [...place, 'not'], !isSo);
  if ('all' in condition && isSo)
    return condition.all.flatMap((inner, at) => askedIn(inner, [...place, 'all', at], isSo));
  if ('any' in condition && !isSo)
    return condition.any.flatMap((inner, at) => askedIn(inner, [...place, 'any', at], isSo));
  if ('all' in condition || 'any' in condition) return [];
  if ('compare' in condition) return countedIn(condition, place, isSo);
  const from = 'field' in condition ? condition.field : condition.from;
  const name =
    from.split('.').at(-1) === 'value' ? (from.split('.').at(-2) ?? '') : (from.split('.').at(-1) ?? '');
  const { is, filled } = condition;
  const isNone = is === false || is === 0 || is === null || filled === false;
  const codes = typeof is === 'string' ? [is] : (condition.in ?? []).map(String);
  const isFlag = typeof is === 'boolean' || is === 0;
  const source = 'field' in condition ? {} : { from };
  return [{ name, isSo: isNone ? !isSo : isSo, place, codes, isFlag, ...source }];
}

/** Entries that are counted: there are some, or there are none. */
function countedIn(
  condition: Extract<Condition, { readonly compare: unknown }>,
  place: JsonPath,
  isSo: boolean,
): readonly Asked[] {
  const { matching, atLeast, moreThan, lessThan, atMost } = condition;
  if (matching === undefined) return [];
  const isSome = atLeast === 1 || moreThan === 0;
  const isNone = lessThan === 1 || atMost === 0;
  return isSome || isNone
    ? [{ name: matching, isSo: isSome ? isSo : !isSo, place, codes: [], isFlag: false }]
    : [];
}

/** `far` does not ask that something is nearby. */
function checkExcluded(name: string, { name: flag, isFlag, isSo, place }: Asked, report: Report): void {
  const [said, excluded] = (isFlag && isSo ? oppositeIn(name, flag) : undefined) ?? [];
  if (said === undefined) return;
  const message = `"${name}" says "${said}", and asks that "${flag}", of "${excluded}", is so.`;
  const remedy = 'Turn it round, or give the condition another name.';
  report(place, { rule: 'opposite-name', message, remedy });
}

/** `unpaid` asks that something is not paid, and `guestReady` that somebody is a guest. */
function checkTurned(
  name: string,
  asked: Asked,
  { catalogue, report }: { readonly catalogue: Catalogue; readonly report: Report },
): void {
  // What its other words say is not what such a name means.
  if (isHedged(name, allWordsOf(asked.name))) return;
  const own = meantBy(name);
  // `noAccount` asks for the number of one.
  const other = meantBy(
    own.turned.length === 0 ? asked.name : asked.name.replace(/(?<=[a-z])(?:Number|Id)$/, ''),
  );
  const isWithin = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && sharedWords(some, all).length === some.length;
  const isMeant = isWithin(other.words, own.words) || (asked.isFlag && isWithin(own.words, other.words));
  if (!isMeant || asked.codes.length > 0) return;
  const [isOwnSo, isOtherSo] = [own, other].map(({ words, turned }) => {
    const shared = sharedWords(words, words === own.words ? other.words : own.words);
    return sharedWords(shared, turned).length === 0;
  });
  if ((asked.isSo === isOtherSo) === isOwnSo) return;
  // Another language has its own word for "not".
  const others = own.words.filter((word) => sharedWords([word], other.words).length === 0);
  if (!others.every((word) => wordsOfContract(catalogue).has(word))) return;
  const message = `"${name}" asks that "${asked.name}" is ${asked.isSo ? '' : 'not '}so: its name says the opposite.`;
  const remedy = 'Turn it round, or give the condition another name.';
  report(asked.place, { rule: 'opposite-name', message, remedy });
}

const words = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The words of the contract's own names. */
function wordsOfContract(catalogue: Catalogue): ReadonlySet<string> {
  const known = words.get(catalogue);
  if (known !== undefined) return known;
  const names = JSON.stringify(catalogue.operations).matchAll(/"([A-Za-z_]+)"/g);
  const found = new Set([...new Set([...names].map(([, name = '']) => name))].flatMap(allWordsOf));
  words.set(catalogue, found);
  return found;
}

/** A condition that is called like one of the words that are told, and asks for another one. */
function checkOtherCode(
  name: string,
  { from, codes, isSo, place }: Asked,
  {
    screen,
    catalogue,
    report,
  }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue; readonly report: Report },
): void {
  const [code, ...others] = codes;
  if (from === undefined || code === undefined || others.length > 0 || !isSo) return;
  const all = codesOf(from, { screen, catalogue });
  if (isHedged(name, all.flatMap(allWordsOf))) return;
  const known = all.filter((one) => one !== code);
  const better = known.find((one) => isCloser(one, code, name));
  if (better === undefined) return;
  const message = `"${name}" asks for "${code}", and is called like "${better}".`;
  report(place, {
    rule: 'opposite-name',
    message,
    remedy: `Ask for "${better}", or give the condition another name.`,
  });
}

/** Returns true for a word that a name says more of than of the one that is asked for. */
function isCloser(code: string, asked: string, name: string): boolean {
  const { words, turned } = meantBy(name);
  if (meantBy(code).turned.length > 0 !== turned.length > 0) return false;
  const [said, others] = [meantBy(code).words, meantBy(asked).words];
  const [more, less] = [sharedWords(said, words).length, sharedWords(others, words).length];
  if (more > less) return true;
  // `over` is said wholly by `goalOver`, and `likelyOver` is not.
  return (
    more > 0 &&
    more === less &&
    more === said.length &&
    others.length > said.length &&
    sharedWords(said, others).length === more
  );
}

/** The words that a source may be, as the specs list them. */
function codesOf(
  from: string,
  { screen, catalogue }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
): readonly string[] {
  if (from === 'failure')
    return submittedCallsOf(screen).flatMap(
      ({ submit }) => catalogue.operations[submit.operation]?.errorCodes ?? [],
    );
  const items = from.startsWith('item.')
    ? screen.blocks.flatMap((one) => itemsOf(one, { screen, catalogue }))
    : [];
  const described = describedBy(from, { screen, catalogue, items });
  return described.flatMap((one) => {
    return namedAt(alternativesAt([one]));
  });
}
