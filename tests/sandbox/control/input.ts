import { Problem } from '../protocol/problem.ts';

/** Most characters of a command. */
const LONGEST = 64_000;

/** The members of a command. */
export interface CommandInput {
  text(name: string): string | undefined;
  /** A whole number from 0 on. */
  whole(name: string): number | undefined;
  flag(name: string): boolean;
}

/** Reads the JSON object of a command; an empty body is an empty object. Unknown members are refused. */
export async function readInput(request: Request, known: readonly string[]): Promise<CommandInput> {
  const members = parse(await request.text());
  const stranger = Object.keys(members).find((name) => !known.includes(name));
  if (stranger !== undefined) throw invalidCommand(`There is no member ${stranger.slice(0, 40)}`);
  const read = <TValue>(name: string, isRight: (value: unknown) => value is TValue, kind: string) => {
    const value = members[name];
    if (value === undefined) return undefined;
    if (!isRight(value)) throw invalidCommand(`${name} must be ${kind}`);
    return value;
  };
  return {
    text: (name) => read(name, (value) => typeof value === 'string', 'a text'),
    whole: (name) => read(name, isWhole, 'a whole number from 0 on'),
    flag: (name) => read(name, (value) => typeof value === 'boolean', 'true or false') ?? false,
  };
}

/** A command that is not understood. */
export function invalidCommand(message: string): Problem {
  return new Problem(400, 'INVALID_INPUT', message);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  if (text.length > LONGEST) throw invalidCommand('The body is too long');
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidCommand('The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidCommand('The body must be a JSON object');
  }
  return { ...value };
}
