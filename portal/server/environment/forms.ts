import { pino } from 'pino';
import { readCookieKeys } from '../auth/cookie-keys.ts';
import type { CookieKey } from '../auth/cookie-keys.ts';
import { readHeadlessFlows } from '../auth/headless-flows.ts';
import type { ChosenFlows } from '../auth/headless-flows.ts';
import { isNameList } from '../host-names.ts';
import { readStorageAddress } from '../../storage/index.ts';
import { isProxyList } from '../limits/client-address.ts';

/** The texts that an environment variable may have. */
export interface Form<TValue> {
  /** Ends the sentence "NAME must be ...". */
  readonly allowed: string;
  /** Returns the value, or undefined for a text that is none. */
  readonly read: (text: string) => TValue | undefined;
}

/** A form whose values are the texts themselves. */
function textForm(allowed: string, isAllowed: (text: string) => boolean): Form<string> {
  return { allowed, read: (text) => (isAllowed(text) ? text : undefined) };
}

/** Whole numbers from 0 up to the most. */
export function upTo(most: number, unit = ''): Form<number> {
  return {
    allowed: `a whole number${unit} from 0 to ${most}`,
    read: (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
  };
}

/** One of these texts. */
export function oneOf<TText extends string>(...texts: readonly TText[]): Form<TText> {
  return {
    allowed: `one of ${texts.join(', ')}`,
    read: (text) => texts.find((each) => each === text),
  };
}

/** 1 for yes and 0 for no. */
export const flag: Form<boolean> = {
  allowed: '1 for yes or 0 for no',
  read: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
};

/** Origins of servers; what stands behind the origin is left away. */
export const webAddress: Form<string> = {
  allowed: 'an http or https address',
  read: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && ['http:', 'https:'].includes(url.protocol) ? url.origin : undefined;
  },
};

/** Addresses with their paths. */
export const fullAddress: Form<string> = textForm(
  'an http or https address',
  (text) => webAddress.read(text) !== undefined,
);

/** Texts without blanks, as others have given them out. */
export const plainText: Form<string> = textForm('a text of 1 to 500 characters without blanks', (text) =>
  /^[!-~]{1,500}$/.test(text),
);

/** Keys that seal cookies. */
export const cookieKeys: Form<readonly CookieKey[]> = {
  allowed:
    'a name and 32 random bytes in base64, such as `2026-11:` and what `openssl rand -base64 32` says, with commas between keys',
  read: readCookieKeys,
};

/** Headless flows of the org. */
export const headlessFlowList: Form<ChosenFlows> = {
  allowed:
    'flows out of registration, password and codes, with commas between; the id of the template of an e-mail may stand behind one, as in `password:00X5g000000AbCd`, also for a language, as in `password/es:00X5g000000AbCe`',
  read: readHeadlessFlows,
};

/** Origins whose pages may be shown in a frame: encrypted, or of this machine. */
export const framedAddress: Form<string> = {
  allowed: 'an https address (or http on localhost)',
  read: (text) => {
    const origin = webAddress.read(text);
    if (origin === undefined) return undefined;
    const { protocol, hostname } = new URL(origin);
    const isLocal = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/.test(hostname);
    return protocol === 'https:' || isLocal ? origin : undefined;
  },
};

/** Addresses at which a machine can listen, and names of them. */
export const listeningAddress: Form<string> = textForm('an address or a name of this machine', (text) =>
  /^[a-z\d.:-]{1,255}$/i.test(text),
);

/** Addresses of the proxies in front of the host. */
export const proxyList: Form<string> = textForm(
  'the addresses of the proxies in front of the host, such as 127.0.0.1, 10.0.0.0/8 or loopback, with commas between, or none',
  isProxyList,
);

/** Names of the host. */
export const nameList: Form<string> = textForm(
  'the names of the host, such as portal.example or my.energy.example:8443, with commas between',
  isNameList,
);

/** Names of files and folders. */
export const path: Form<string> = textForm('a path', (text) => !text.includes('\0'));

/** Places of publications. */
export const storageAddress: Form<string> = textForm(
  'a folder, or a bucket such as s3://portal/publications',
  (text) => readStorageAddress(text) !== undefined,
);

/** Addresses of Redis. */
export const redisAddress: Form<string> = textForm(
  'an address such as redis://host:6379, or rediss:// where it is encrypted',
  (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '',
);

/** Levels of the log. */
export const logLevel: Form<string> = oneOf(...Object.keys(pino.levels.values), 'silent');
