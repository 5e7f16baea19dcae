import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { submissionsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import { listedFor } from './check-other-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf, isHedged, isSayingOneOf, meantBy, sharedWords, wordsIn } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Something that is sent, and what it is called where it comes from. */
interface SentValue {
  readonly name: string;
  readonly member: string;
  readonly value: unknown;
  readonly place: JsonPath;
}

/** Values that are sent as the opposite of what they are called: "no" as yes, "stop" as on, one word as another one. */
export function checkTurnedValues(context: Context, report: Report): void {
  for (const one of [...answersIn(context), ...buttonsIn(context)]) {
    const { name, member, value, place } = one;
    if (!isTurned(one)) continue;
    const message = `"${name}" sends that "${member}" is ${String(value)}: it says the opposite.`;
    report(place, { rule: 'turned-answer', message, remedy: 'Send the other one.' });
  }
  checkPicked(context, report);
}

/** An answer that is sent as whether it is a certain one. */
function answersIn({ screen }: Context): readonly SentValue[] {
  return submissionsOf(screen).flatMap(({ submit, path }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'field' in binding && binding.is !== undefined
        ? [{ name: String(binding.is), member, value: true, place: [...path, 'with', member, 'is'] }]
        : [],
    ),
  );
}

/** Yes or no, as a button sends it. */
function buttonsIn({ screen }: Context): readonly SentValue[] {
  return screen.blocks.flatMap(({ block, facts, path }) =>
    facts.submissions.flatMap(({ submit, path: inside }) => {
      const holder = inside
        .slice(0, -1)
        .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
      const own: unknown = Reflect.get(Object(holder), 'name');
      const name = typeof own === 'string' ? own : (block.name ?? '');
      return Object.entries<Binding>(submit.with ?? ({} as Bindings)).map(([member, value]) => ({
        name,
        member,
        value,
        place: [...path, ...inside, 'with', member],
      }));
    }),
  );
}

/** A name in words that nobody knows, or that ends something, turns nothing round. */
function isTurned({ name, member, value }: SentValue): boolean {
  if (isHedged(name)) return false;
  const isDenying = allWordsOf(name).some((word) => vocabulary.denials.some((one) => one === word));
  const isEnding = isDenying || isSayingOneOf(name, vocabulary.ending);
  const { lasting, done } = vocabulary;
  const isMember = (list: readonly string[]) => list.includes(member);
  if (value === true)
    return name === 'no' ? meantBy(member).turned.length === 0 : isEnding && !isDenying && isMember(lasting);
  if (value !== false || isEnding) return false;
  return isMember(done) || isSaidBy(member, name);
}

/** All that the name says beside the member begins something: `confirmRemoved`. */
function isSaidBy(member: string, name: string): boolean {
  const { words, turned } = meantBy(name);
  const said = wordsIn(member);
  const others = words.filter((word) => sharedWords([word], said).length === 0);
  const isPlain = others.every((word) => isSayingOneOf(word, vocabulary.beginning));
  return turned.length === 0 && isPlain && sharedWords(said, words).length > 0;
}

/** A word that an operation takes stands for itself in a table. */
function checkPicked({ screen, catalogue }: Context, report: Report): void {
  const { values = {} } = screen.config;
  const sent = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'from' in binding && binding.from.startsWith('values.')
        ? [{ operation: submit.operation, member, name: binding.from.slice('values.'.length) }]
        : [],
    ),
  );
  for (const { operation, member, name } of sent) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'object' || !('pick' in value)) continue;
    const listed = listedFor(operation, member, catalogue) ?? [];
    for (const [key, picked] of Object.entries(value.of).filter(([one]) => listed.includes(one))) {
      if (picked === key || typeof picked !== 'string') continue;
      const message = `${operation} knows "${key}", and "${picked}" is sent for it.`;
      report(['values', name, 'of', key], { rule: 'turned-answer', message, remedy: `Write "${key}".` });
    }
  }
}
