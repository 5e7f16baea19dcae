import { malformedResponse, type ValidationError } from '../cache/write/validate-response.ts';
import { isJsonObject } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { Outcome } from '../network/transport.ts';
import type { AnswerMembers, AnswerType, AnswerTypes } from '../spec/answer-type.ts';
import { typeOf } from '../spec/shape.ts';
import type { AnswerCheck } from './context.ts';

/**
 * Checks answers for what their types promise. What is not as promised becomes the error of the call: nothing of it is kept.
 *
 * @param modules fetch the types of each api, when one of its answers is first to be checked
 */
export function createAnswerCheck(modules: {
  readonly [api: string]: () => Promise<AnswerTypes>;
}): AnswerCheck {
  const compiled = new Map<string, CompiledAnswers>();
  const compile = async (api: string): Promise<CompiledAnswers> => {
    const types = await modules[api]?.();
    const answers = compiled.get(api) ?? compileAnswers(types ?? { answers: {}, named: {} });
    compiled.set(api, answers);
    return answers;
  };
  return async ({ table }, answered) => {
    // A client does not fail for want of a check.
    const types = compiled.get(table.api) ?? compile(table.api).catch(() => undefined);
    const [outcome, answers] = await Promise.all([answered, types]);
    if (!outcome.ok || outcome.data === undefined || !answers) return outcome;
    return refuse(table.id, outcome, answers(table.id));
  };
}

/** A good outcome, unless something in it is found. */
function refuse(operation: string, outcome: Outcome & { readonly ok: true }, find: Find): Outcome {
  const found = find(outcome.data);
  return found ? { ok: false, error: malformedResponse(operation, found, outcome.status) } : outcome;
}

/** Finds the first value that is not as its type promises. */
type Find = (value: Json | undefined) => ValidationError | undefined;

/** Returns the check of an operation's answers. */
type CompiledAnswers = (operation: string) => Find;

/** Makes checks out of types, each when it is first needed. */
export function compileAnswers({ answers, named }: AnswerTypes): CompiledAnswers {
  const byName = new Map<string, Find>();
  const byOperation = new Map<string, Find>();
  const namedFind = (name: string): Find => {
    const known = byName.get(name);
    if (known) return known;
    let find: Find | undefined;
    // Types hold themselves: the check is made once it is called.
    const late: Find = (value) => (find ??= findIn(named[name] ?? '', namedFind))(value);
    byName.set(name, late);
    return late;
  };
  return (operation) => {
    const type = Object.hasOwn(answers, operation) ? answers[operation] : undefined;
    const find = byOperation.get(operation) ?? findIn(type ?? '', namedFind);
    byOperation.set(operation, find);
    return find;
  };
}

type NamedFind = (name: string) => Find;

function findIn(type: AnswerType, named: NamedFind): Find {
  if (typeof type === 'string') return type.startsWith('#') ? named(type.slice(1)) : findSimple(type);
  if (isList(type)) return type.length === 1 ? findItems(type[0] ?? '', named) : findAny(type, named);
  const tag = Object.keys(type).find((member) => member.startsWith('|'));
  if (tag === undefined) return findMembers(type, named);
  return findTagged(tag.slice(1), type[tag] ?? '', named);
}

function isList(type: AnswerType): type is readonly AnswerType[] {
  return Array.isArray(type);
}

const LETTERS: { readonly [letter: string]: string } = {
  s: 'string',
  n: 'number',
  b: 'boolean',
  o: 'object',
  a: 'array',
  0: 'null',
};

function findSimple(letters: string): Find {
  const types = [...letters].map((letter) => LETTERS[letter] ?? '');
  const expected = types.join(' or ');
  if (letters === '') return () => undefined;
  return (value) => {
    const received = typeOf(value);
    return types.includes(received) ? undefined : { pointer: '', expected, received };
  };
}

function findItems(items: AnswerType, named: NamedFind): Find {
  const find = findIn(items, named);
  return (value) => {
    if (!Array.isArray(value)) return { pointer: '', expected: 'array', received: typeOf(value) };
    // What Array.isArray narrows JSON to is a list of JSON.
    const list = value as readonly Json[];
    for (let index = 0; index < list.length; index += 1) {
      const found = find(list[index]);
      if (found) return inside(String(index), found);
    }
    return undefined;
  };
}

interface MemberFind {
  readonly name: string;
  readonly isOptional: boolean;
  readonly find: Find;
}

function findMembers(type: AnswerMembers, named: NamedFind): Find {
  const { '*': others, ...own } = type;
  const members = Object.entries(own).map(([key, inner]): MemberFind => {
    const isOptional = key.endsWith('?');
    return { name: isOptional ? key.slice(0, -1) : key, isOptional, find: findIn(inner, named) };
  });
  const names = new Set(members.map(({ name }) => name));
  const findOther = others === undefined ? undefined : findIn(others, named);
  return (value) => {
    if (!isJsonObject(value)) return { pointer: '', expected: 'object', received: typeOf(value) };
    for (const { name, isOptional, find } of members) {
      const inner = ownValue(value, name);
      const found = inner === undefined && isOptional ? undefined : (find(inner) ?? missing(inner));
      if (found) return inside(name, found);
    }
    if (!findOther) return undefined;
    for (const name in value) {
      const found = names.has(name) ? undefined : findOther(value[name]);
      if (found) return inside(name, found);
    }
    return undefined;
  };
}

/** A required member may be anything, but has to be there. */
function missing(value: Json | undefined): ValidationError | undefined {
  return value === undefined ? { pointer: '', expected: 'any value', received: 'undefined' } : undefined;
}

function ownValue(value: JsonObject, name: string): Json | undefined {
  const found = value[name];
  // Every object has functions by the names of its methods; JSON has none.
  return typeof found === 'function' ? undefined : found;
}

function findTagged(tag: string, types: AnswerType, named: NamedFind): Find {
  // The generator gives a tag the types of objects by its values.
  const entries = Object.entries(types as AnswerMembers);
  const finds = new Map(entries.map(([known, type]) => [known, findIn(type, named)]));
  return (value) => {
    if (!isJsonObject(value)) return { pointer: '', expected: 'object', received: typeOf(value) };
    const found = value[tag];
    if (found === undefined)
      return { pointer: `/${escaped(tag)}`, expected: 'any value', received: 'undefined' };
    return (finds.get(String(found)) ?? finds.get('*'))?.(value);
  };
}

/** One of several: of those that none fits, the error that was found deepest tells the most. */
function findAny(types: readonly AnswerType[], named: NamedFind): Find {
  const finds = types.map((type) => findIn(type, named));
  return (value) => {
    const found: ValidationError[] = [];
    for (const find of finds) {
      const error = find(value);
      if (!error) return undefined;
      found.push(error);
    }
    const deepest = found.reduce((one, other) => (other.pointer.length > one.pointer.length ? other : one));
    if (deepest.pointer !== '') return deepest;
    const expected = [...new Set(found.map((error) => error.expected))].join(' or ');
    return { ...deepest, expected };
  };
}

/** An error in a member, with the way to it. */
function inside(name: string, { pointer, expected, received }: ValidationError): ValidationError {
  return { pointer: `/${escaped(name)}${pointer}`, expected, received };
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
