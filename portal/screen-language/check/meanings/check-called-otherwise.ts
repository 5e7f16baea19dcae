import type { Binding, Bindings, Condition, Submission } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { readPath } from '../../model/dotted-path.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { namedValues } from '../facts/named-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf, isSameWord, sharedWords, wordsIn } from '../words/name-words.ts';
import { readNameIn } from '../words/source-names.ts';
import { vocabulary } from '../words/vocabulary.ts';
import { membersOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Names that say wholly what there is, and what stands there is something else beside it. */
export function checkCalledOtherwise(context: Context, report: Report): void {
  checkVerbs(context, report);
  checkReadNames(context, report);
  checkFirstAnswers(context, report);
  checkLimits(context, report);
  checkCountedNames(context, report);
  checkFormerAnswers(context.screen, report);
  checkTwoNames(context.screen, report);
  checkQuestionNames(context.screen, report);
  checkExactNames(context, report);
  checkNamedTogether(context.screen, report);
  checkPresentNames(context, report);
  checkRowNames(context, report);
  checkChosen(context, report);
}

/** A button that is called like the verb of another operation about the same thing: `start` does not postpone it. */
function checkVerbs({ screen, catalogue }: Context, report: Report): void {
  for (const { block, facts, path } of screen.blocks)
    for (const { submit, path: inside } of facts.submissions) {
      const holder: unknown = inside.length < 2 ? block : readPath(block, inside.slice(0, -1).join('.'));
      const name: unknown = Reflect.get(Object(holder), 'name');
      const [verb = ''] = typeof name === 'string' ? allWordsOf(name) : [];
      const [own = ''] = /^[a-z]+/.exec(submit.operation) ?? [];
      const other = verb === own ? '' : (operationCalled(verb, own, { submit, catalogue }) ?? '');
      if (other === '') continue;
      const message = `The button "${String(name)}" calls ${submit.operation}, and there is ${other}.`;
      report([...path, ...inside, 'operation'], {
        rule: 'other-named',
        message,
        remedy: `Call ${other}, or give the button another name.`,
      });
    }
}

/** Another operation of the same thing that is called by the word of a button, or of the word's thing that does the same. */
function operationCalled(
  word: string,
  verb: string,
  { submit, catalogue }: { readonly submit: Submission; readonly catalogue: Catalogue },
): string | undefined {
  const { operation } = submit;
  const ofSame = `${word}${operation.slice(verb.length)}`;
  if (Object.hasOwn(catalogue.operations, ofSame)) return ofSame;
  if (word.length < 4 || allWordsOf(operation).some((one) => isSameWord(one, word))) return undefined;
  const things = allWordsOf(operation).slice(1);
  const ofThing = Object.entries(catalogue.operations).filter(([name, { kind }]) => {
    const [first, thing = ''] = allWordsOf(name);
    return kind === 'write' && first === word && things.includes(thing);
  });
  if (ofThing.length === 1) return ofThing[0]?.[0];
  const given = Object.keys(submit.with ?? {});
  const alike = Object.entries(catalogue.operations).filter(
    ([name, { config, kind }]) =>
      kind === 'write' &&
      allWordsOf(name)[0] === verb &&
      allWordsOf(name).slice(1).includes(word) &&
      (config.required ?? []).some((member) => given.includes(member)),
  );
  return alike.length === 1 ? alike[0]?.[0] : undefined;
}

/** A value that is called like one of another read: `autopayDate` is a day of `autopay`. */
function checkReadNames(context: Context, report: Report): void {
  const { reads = {}, texts = {} } = context.screen.config;
  for (const [name, value] of Object.entries(texts)) {
    const from = typeof value === 'string' ? value : value.from;
    const own = readNameIn(from);
    if (own === undefined || own === name) continue;
    const meant = Object.keys(reads).find(
      (read) => read !== own && name.startsWith(read) && /^[A-Z]/.test(name.slice(read.length)),
    );
    if (meant === undefined || sharedWords(wordsIn(meant), wordsIn(from)).length > 0) continue;
    const kinds = kindsAt(from, context);
    const isThere = membersAt(`reads.${meant}`, context).some(
      (member) => kindsAt(`reads.${meant}.${member}`, context) === kinds && kinds !== 'string',
    );
    if (!isThere) continue;
    const message = `"${name}" is called like a value of the read "${meant}", and comes from "${own}".`;
    report(typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'], {
      rule: 'other-named',
      message,
      remedy: `Take a value of "reads.${meant}", or give this another name.`,
    });
  }
}

const membersAt = (from: string, { screen, catalogue }: Context): readonly string[] =>
  membersOf(alternativesAt(describedBy(from, { screen, catalogue, items: [] })) ?? []);

/** The format of a value, or else its type. */
function kindsAt(from: string, { screen, catalogue }: Context): string {
  const all = alternativesAt(describedBy(from, { screen, catalogue, items: [] }))?.flat() ?? [];
  const kinds = all.map(
    ({ format, type }) =>
      format ??
      [type]
        .flat()
        .filter((one) => one !== 'null')
        .join(),
  );
  return [...new Set(kinds.filter((kind) => kind !== ''))].join();
}

/** A question that is called like one member of a record, and begins with another one. */
function checkFirstAnswers(context: Context, report: Report): void {
  for (const { field, path } of placedFields(context.screen.config)) {
    const { prefill } = field;
    if (typeof prefill !== 'object' || !('from' in prefill) || readNameIn(prefill.from) === undefined)
      continue;
    const steps = prefill.from.split('.');
    const isOfRecord = steps.at(-1) === 'value' && steps.at(-3) === 'fields';
    const own = (isOfRecord ? steps.at(-2) : steps.at(-1)) ?? '';
    const beside = isOfRecord
      ? readFields(steps[1] ?? '', context.screen)
      : membersAt(steps.slice(0, -1).join('.'), context);
    const better = beside.find((member) => member.toLowerCase() === field.name.toLowerCase());
    if (better === undefined || better === own) continue;
    const message = `"${field.name}" begins with "${own}", and there is "${better}".`;
    report([...path, 'prefill', 'from'], {
      rule: 'other-named',
      message,
      remedy: `Begin with "${better}", or give the question another name.`,
    });
  }
}

/** The names of the fields that a read of a record asks for. */
function readFields(read: string, { config }: CheckedScreen): readonly string[] {
  const given: unknown = config.reads?.[read]?.with;
  return ['fields', 'optionalFields'].flatMap((member) => {
    const names: unknown = Reflect.get(Object(given), member);
    return Array.isArray(names) ? names.map((name: unknown) => String(name).split('.').at(-1) ?? '') : [];
  });
}

const { low, high } = vocabulary;

/** A limit whose other side the same answer tells: who may begin on `earliestStart` may do so until `latestStart`. */
function checkLimits(context: Context, report: Report): void {
  for (const { field, path } of placedFields(context.screen.config))
    for (const [one, other, words, turned] of [
      ['min', 'max', low, high],
      ['max', 'min', high, low],
    ] as const) {
      const [own, beside] = [limitOf(field[one]), limitOf(field[other])];
      if (own === undefined || (beside === undefined && field[other] !== undefined)) continue;
      const [, object = '', first = '', rest = ''] = /^(.+)\.([a-z]+)([A-Z]\w*)$/.exec(own) ?? [];
      if (!words.some((word) => word === first) || beside?.startsWith('values.') === true) continue;
      const better = membersAt(object, context).find((member) =>
        turned.some((word) => member === `${word}${rest}`),
      );
      if (better === undefined || beside === `${object}.${better}` || beside === 'today') continue;
      const message = `"${own}" is one side of what the org takes, and "${object}.${better}" is the other one.`;
      report(beside === undefined ? path : [...path, other, 'from'], {
        rule: 'other-limit',
        message,
        remedy: `Write "${other}": { "from": "${object}.${better}" }.`,
      });
    }
}

const limitOf = (limit: unknown): string | undefined => {
  const from: unknown = Reflect.get(Object(limit), 'from');
  return typeof from === 'string' ? from : undefined;
};

/** A condition that is called like one list of an answer, and counts another one. */
function checkCountedNames(context: Context, report: Report): void {
  for (const [name, condition] of Object.entries<Condition>(context.screen.config.conditions ?? {})) {
    if (typeof condition !== 'object' || !('compare' in condition) || condition.count !== true) continue;
    const { compare } = condition;
    const path = typeof compare === 'object' && 'from' in compare ? compare.from.split('.') : [];
    const own = path.pop() ?? '';
    const words = wordsIn(name);
    if (path[0] !== 'reads' || words.some((word) => isSameWord(word, own))) continue;
    const better = membersAt(path.join('.'), context).find(
      (member) => member !== own && words.length === 1 && words.some((word) => isSameWord(word, member)),
    );
    if (better === undefined || kindsAt([...path, better].join('.'), context) !== 'array') continue;
    const message = `"${name}" counts "${own}", and there is a list "${better}".`;
    report(['conditions', name, 'compare', 'from'], {
      rule: 'other-named',
      message,
      remedy: `Count "${[...path, better].join('.')}", or give the condition another name.`,
    });
  }
}

/** A former answer stands for none of now: `previousUsers` is what `users` began with. */
function checkFormerAnswers(screen: CheckedScreen, report: Report): void {
  for (const { submit, path } of submissionsOf(screen)) {
    const given = Object.entries<Binding>(submit.with ?? ({} as Bindings)); // no bindings are an empty object
    for (const [member, binding] of given) {
      const [first = '', ...rest] = allWordsOf(member);
      if (!vocabulary.former.some((word) => word === first) || rest.length === 0) continue;
      const same = given.find(
        ([other, one]) =>
          allWordsOf(other).join() === rest.join() && JSON.stringify(one) === JSON.stringify(binding),
      );
      if (same === undefined || typeof binding !== 'object' || !('field' in binding)) continue;
      const message = `"${member}" is what "${binding.field}" is answered now: nobody could tell what was changed.`;
      report([...path, 'with', member], {
        rule: 'former-value',
        message,
        remedy: `Send { "from": "began.${binding.field}" }.`,
      });
    }
  }
}

/** One value under two names in the texts: one of them was meant to be another one. */
function checkTwoNames({ config }: CheckedScreen, report: Report): void {
  const seen = new Map<string, string>();
  for (const [name, value] of Object.entries(config.texts ?? {})) {
    const key = JSON.stringify(value);
    const other = seen.get(key);
    seen.set(key, name);
    if (other === undefined) continue;
    for (const one of [other, name])
      report(['texts', one], {
        rule: 'same-value',
        message: `"${other}" and "${name}" are the very same value.`,
        remedy: 'Let each name say its own, or use one of them in both texts.',
      });
  }
}

/** A choice or an order of offers that is called like one member and goes by another one. */
function checkChosen({ screen, catalogue }: Context, report: Report): void {
  for (const placed of screen.blocks) {
    if (placed.block.block !== 'plans') continue;
    const items = itemsOf(placed, { screen, catalogue });
    const members = membersOf(alternativesAt(describedBy('item', { screen, catalogue, items })) ?? []);
    for (const list of ['filters', 'sorts'] as const)
      (placed.block[list] ?? []).forEach(({ name, value }, at) => {
        const words = wordsIn(name).filter((word) => word.length > 3);
        const own = value.split('.').at(-1) ?? '';
        if (words.length === 0 || sharedWords(words, wordsIn(own)).length > 0) return;
        const alike = members.filter((member) => sharedWords(words, wordsIn(member)).length === words.length);
        const [only, ...others] = alike;
        if (only === undefined || others.length > 0) return;
        report([...placed.path, list, at, 'value'], {
          rule: 'other-named',
          message: `"${name}" goes by "${own}", and there is "${only}".`,
          remedy: `Take "item.${only}", or give this another name.`,
        });
      });
  }
}

/** A value of the texts that is called like a question, and says something else than its answer. */
function checkQuestionNames({ config }: CheckedScreen, report: Report): void {
  const asked = placedFields(config).map(({ field }) => field.name);
  for (const [name, value] of Object.entries(config.texts ?? {})) {
    const from = typeof value === 'string' ? value : value.from;
    const words = allWordsOf(name);
    const own = allWordsOf(from.split('.').at(-1) ?? '');
    const isOfRead = readNameIn(from) !== undefined;
    if (!isOfRead || !asked.includes(name) || words.length < 2 || words.every((word) => own.includes(word)))
      continue;
    report(typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'], {
      rule: 'other-named',
      message: `"${name}" is a question of this screen, and here it says "${from}".`,
      remedy: `Take "answers.${name}", or give this another name.`,
    });
  }
}

/** A value of the texts that is called exactly like another member beside its own. */
function checkExactNames(context: Context, report: Report): void {
  for (const [name, value] of Object.entries(context.screen.config.texts ?? {})) {
    const from = typeof value === 'string' ? value : value.from;
    const path = from.split('.');
    const own = path.pop() ?? '';
    const object = path.join('.');
    if (readNameIn(from) === undefined || own === name || !membersAt(object, context).includes(name))
      continue;
    if (sharedWords(allWordsOf(name), allWordsOf(own)).length > 0) continue;
    const kinds = kindsAt(`${object}.${name}`, context);
    // A text may well stand under the name of another text.
    if (['', 'object', 'array', kindsAt(from, context)].includes(kinds)) continue;
    report(typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'], {
      rule: 'other-named',
      message: `"${name}" says "${own}", and there is "${object}.${name}".`,
      remedy: `Take "${object}.${name}", or give this another name.`,
    });
  }
}

/** A row that is called exactly like another member beside its own, which has no word of it. */
function checkRowNames(context: Context, report: Report): void {
  const { screen, catalogue } = context;
  for (const { name, from, place, items } of namedValues({ screen, catalogue })) {
    if (!['rows', 'columns'].includes(String(place.at(-3)))) continue;
    const path = from.split('.');
    const own = path.pop() ?? '';
    const words = allWordsOf(name);
    if (
      path.length === 0 ||
      words.length < 2 ||
      own === name ||
      sharedWords(words, allWordsOf(own)).length > 0
    )
      continue;
    const beside = membersOf(alternativesAt(describedBy(path.join('.'), { screen, catalogue, items })) ?? []);
    if (!beside.includes(name)) continue;
    const better = [...path, name].join('.');
    report(place, {
      rule: 'other-named',
      message: `"${name}" shows "${own}", and there is "${better}".`,
      remedy: `Show "${better}", or give this another name.`,
    });
  }
}

/** An object inside of an answer: a plan of the bills, and no bills. */
const isInner = (parent: string): boolean => /^(?:reads\.\w+|results?)\.\w/.test(parent);

/** Endings by which one thing has several values: `planCents` and `planOn`, `next` and `nextOn`. */
const endings = /(?:Cents|On|At)$/;

/** Values of the texts that are called like values of one thing come from one thing. */
function checkNamedTogether({ config }: CheckedScreen, report: Report): void {
  const all = Object.entries(config.texts ?? {}).flatMap(([name, value]) => {
    const from = typeof value === 'string' ? value : value.from;
    const place = typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'];
    const parent = from.split('.').slice(0, -1).join('.');
    return [{ name, thing: name.replace(endings, ''), parent, place }];
  });
  for (const one of all)
    for (const other of all) {
      const isOne = one !== other && one.thing === other.thing && endings.test(other.name);
      if (!isOne || one.parent === other.parent || ![one, other].some(({ parent }) => isInner(parent)))
        continue;
      for (const { place } of [one, other])
        report(place, {
          rule: 'other-named',
          message: `"${one.name}" and "${other.name}" are called like values of one thing, and come from "${one.parent}" and "${other.parent}".`,
          remedy: 'Take both from one thing, or give one another name.',
        });
    }
}

/** A value of the texts that is called like what was there before, and is of something else: `present` is `presentName`. */
function checkPresentNames(context: Context, report: Report): void {
  const { reads = {}, texts = {} } = context.screen.config;
  for (const [name, value] of Object.entries(texts)) {
    const from = typeof value === 'string' ? value : value.from;
    const isFormer = vocabulary.former.some((word) => word === name);
    if (!isFormer || readNameIn(from) === undefined || allWordsOf(from).includes(name)) continue;
    const better = Object.keys(reads).flatMap((read) =>
      membersAt(`reads.${read}`, context)
        .map((member) => `reads.${read}.${member}`)
        .filter((one) => allWordsOf(one.split('.').at(-1) ?? '')[0] === name)
        .filter((one) => kindsAt(one, context) === kindsAt(from, context)),
    );
    const [only] = better;
    if (only === undefined) continue;
    report(typeof value === 'string' ? ['texts', name] : ['texts', name, 'from'], {
      rule: 'other-named',
      message: `"${name}" says "${from}", and there is "${only}".`,
      remedy: `Take "${only}", or give this another name.`,
    });
  }
}
