import { jsonOf } from '../json-body.ts';

/** The entries of the log-in form. */
interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly isShared: boolean;
}

const LONGEST_NAME = 255;
const LONGEST_PASSWORD = 1_000;

/** Reads the body of `logIn` as the specs have it; undefined for any other. */
export function readCredentials(body: unknown): Credentials | undefined {
  const given = jsonOf(body);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { username, password, sharedDevice = false, ...others }: Record<string, unknown> = { ...given };
  if (!isText(username, LONGEST_NAME) || !isText(password, LONGEST_PASSWORD)) return undefined;
  if (typeof sharedDevice !== 'boolean' || Object.keys(others).length > 0) return undefined;
  // A colon would end the name in the header that carries both.
  return username.includes(':') ? undefined : { username, password, isShared: sharedDevice };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
