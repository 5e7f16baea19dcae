import type { Binding, Bindings, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { itemsOf } from './check-drawn-values.ts';
import { submissionsOf } from './check-links.ts';
import { judgeTogether } from './check-possible.ts';
import type { CheckedScreen, PlacedBlock, Report } from './checked-screen.ts';
import { alternativesAt } from './described-source.ts';
import { allWordsOf, meantBy, sharedWords, wordsIn } from './name-words.ts';
import { membersOf } from './schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Calls of one screen beside each other: two that do the very same, and two that take one thing from different places. */
export function checkSameCalls(context: Context, report: Report): void {
  checkButtons(context, report);
  checkFlags(context, report);
  checkReads(context.screen.config, report);
  checkAskedAlike(context.screen, report);
  for (const placed of context.screen.blocks) checkEachEntry(placed, context, report);
}

const bindingsOf = (bindings: Bindings | undefined): readonly (readonly [string, Binding])[] =>
  Object.entries<Binding>(bindings ?? ({} as Bindings));

/** Words of buttons that end something, and members of operations that say that it is on. */
const ending = /^(?:stop|end|cancel|remove|off|leave)/;
const lasting = ['enabled', 'follow', 'active', 'on', 'subscribed'];

/** A button that is called "stop" switches nothing on, and one that says "removed" does not send that it is not. */
function checkFlags({ screen }: Context, report: Report): void {
  const sent = screen.blocks.flatMap(({ block, facts, path }) =>
    facts.submissions.flatMap(({ submit, path: inside }) => {
      const holder = inside
        .slice(0, -1)
        .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
      const own: unknown = Reflect.get(Object(holder), 'name');
      const name = typeof own === 'string' ? own : (block.name ?? '');
      return bindingsOf(submit.with).map(([member, value]) => ({
        name,
        member,
        value,
        place: [...path, ...inside, 'with', member],
      }));
    }),
  );
  for (const { name, member, value, place } of sent) {
    const isEnded =
      value === true && lasting.includes(member) && allWordsOf(name).some((word) => ending.test(word));
    const isDenied =
      value === false &&
      (isSaidBy(member, name) || /^(?:removed|settled|agreed|confirmed|paid|done)$/.test(member));
    if (!isEnded && !isDenied) continue;
    const message = `"${name}" sends that "${member}" is ${String(value)}: it says the opposite.`;
    report(place, { rule: 'turned-answer', message, remedy: `Write ${String(!value)}.` });
  }
}

const isSaidBy = (member: string, name: string): boolean => {
  const { words, turned } = meantBy(name);
  return turned.length === 0 && sharedWords(wordsIn(member), words).length > 0;
};

/** Two buttons of different names that send the same: one of them does what the other one says. */
function checkButtons({ screen, catalogue }: Context, report: Report): void {
  const sent = screen.blocks.flatMap(({ block, facts, path }) =>
    facts.submissions.map(({ submit, path: inside }) => ({
      key: JSON.stringify([
        submit.operation,
        submit.instead,
        submit.with,
        submit.done.go,
        takesEntry(submit.with) ? facts.item : undefined,
      ]),
      show: [screen.config.sections?.[Number(path[1])]?.show, block.show, ownShow(block, inside)].filter(
        (one) => one !== undefined,
      ),
      path: [...path, ...inside],
      submit,
    })),
  );
  sent.forEach(({ key, path, show, submit }, at) => {
    const same = sent.find((other, index) => index !== at && other.key === key);
    if (same === undefined || submit.with === undefined) return;
    // One button may stand in several places of which a customer sees one.
    const names = [...show, ...same.show];
    const isChosen = bindingsOf(submit.with).some(([, one]) => typeof one === 'boolean');
    const isTold = isChosen && same.submit.done.message !== submit.done.message;
    if (!isTold && names.length > 0 && judgeTogether(names, screen.config, catalogue.constants) === 'never')
      return;
    const message = `Another button of this screen calls ${submit.operation} with the very same values.`;
    const [chosen] = bindingsOf(submit.with).find(([, one]) => typeof one === 'boolean') ?? [];
    report([...path, 'with', ...(chosen === undefined ? [] : [chosen])], {
      rule: 'same-call',
      message,
      remedy: 'Let each of them send what it says, or remove one.',
    });
  });
}

/** What is taken from the entry differs from list to list. */
const takesEntry = (given: Bindings | undefined) => JSON.stringify(given ?? {}).includes('"item.');

/** The condition of the button itself, where a block has several. */
function ownShow(block: object, inside: JsonPath): string | undefined {
  const holder = inside
    .slice(0, -1)
    .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
  const show: unknown = Reflect.get(Object(holder), 'show');
  return holder === block || typeof show !== 'string' ? undefined : show;
}

/** Two reads that ask the same: what is shown as two things is one. */
function checkReads({ reads = {} }: ScreenConfig, report: Report): void {
  const seen = new Map<string, string>();
  for (const [name, read] of Object.entries(reads)) {
    const key = JSON.stringify([read.operation, read.with, read.when]);
    const same = seen.get(key);
    seen.set(key, same ?? name);
    if (same === undefined) continue;
    const message = `The reads "${same}" and "${name}" ask the very same.`;
    for (const one of [same, name]) {
      const [written] = bindingsOf(read.with).find(([, value]) => typeof value === 'string') ?? [];
      const place = ['reads', one, ...(written === undefined ? [] : ['with', written])];
      report(place, {
        rule: 'same-read',
        message,
        remedy: 'Let each of them ask for its own, or remove one.',
      });
    }
  }
}

/** A read asks with the answer that is sent under the same name, too: its terms, its prices, its times. */
function checkAskedAlike(screen: CheckedScreen, report: Report): void {
  const { reads = {} } = screen.config;
  const sent = submissionsOf(screen).filter(({ path }) => path[0] === 'submit' || path[0] === 'forms');
  const answers = sent.flatMap(({ submit }) =>
    bindingsOf(submit.with).filter(([, binding]) => isAnswer(binding)),
  );
  for (const [member, binding] of answers)
    for (const [name, read] of Object.entries(reads)) {
      const asked = bindingsOf(read.with).find(([one]) => one === member)?.[1];
      if (asked === undefined || !isFixed(asked)) continue;
      const message = `Customers answer what is sent as "${member}", and the read "${name}" asks with something else.`;
      const remedy = `Ask with the same: ${JSON.stringify(binding).slice(0, 80)}.`;
      report(['reads', name, 'with', member], { rule: 'asked-otherwise', message, remedy });
    }
}

const isAnswer = (binding: Binding): boolean => JSON.stringify(binding).includes('"field":');

/** Written values, and the language of the page, are the same whatever customers answer. */
const isFixed = (binding: Binding): boolean =>
  typeof binding !== 'object' || ('from' in binding && /^(?:language|pageLanguage)$/.test(binding.from));

/** A button or a link at each entry of a list is about that entry. */
function checkEachEntry(placed: PlacedBlock, context: Context, report: Report): void {
  const { facts, path, block } = placed;
  if (facts.item?.kind !== 'entry') return;
  const members = itemsOf(placed, context).flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });
  const calls = [
    ...facts.submissions.map(({ submit, path: inside }) => ({ given: submit.with, at: [...inside, 'with'] })),
    ...facts.links.map(({ link, path: inside }) => ({
      given: link.with as Bindings | undefined,
      at: [...inside, 'with'],
    })),
  ].filter(({ at }) => isOfEntry(at, block));
  for (const { given, at } of calls) {
    const named = bindingsOf(given).filter(([name]) => members.includes(name));
    if (named.length === 0 || takesEntry(given)) continue;
    const [[name] = ['']] = named;
    const message = `This stands at each entry, and does the same for all of them: nothing of the entry is taken.`;
    report([...path, ...at, name], { rule: 'same-entry', message, remedy: `Take "item.${name}".` });
  }
}

/** Of a list, its actions and links stand at each entry; what is above or below it does not. */
const isOfEntry = (at: JsonPath, block: object): boolean =>
  'items' in block || 'read' in block ? !['more', 'all', 'empty'].includes(String(at[0])) : false;
