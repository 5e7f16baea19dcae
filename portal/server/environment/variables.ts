import { flag, framedAddress, listeningAddress, logLevel, nameList, oneOf, path } from './forms.ts';
import { proxyList, upTo, webAddress } from './forms.ts';
import type { Form } from './forms.ts';

/** One environment variable. */
export interface Variable<TValue> {
  readonly meaning: string;
  readonly form: Form<NonNullable<TValue>>;
  /** The value where the variable is not set. */
  readonly otherwise: TValue;
  /** The same in words, where the value does not say it. */
  readonly otherwiseMeans?: string;
  readonly isNeededInProduction?: true;
}

/** Every environment variable that `npm start` reads, in the order of the table in `portal/deploy/README.md`. */
export const variables = {
  ORG_URL: optional(webAddress, {
    meaning: 'the org',
    otherwiseMeans: 'a sandbox org in this process',
    isNeededInProduction: true,
  }),
  NODE_ENV: optional(oneOf('production', 'development', 'test'), {
    meaning: '`production` asks for what a host must not guess',
    otherwiseMeans: 'development',
  }),
  TRUST_PROXY: optional(proxyList, {
    meaning:
      'the proxies in front of the host, whose word on the address and the scheme of a client counts; `loopback`, `linklocal` and `uniquelocal` are ranges, too',
    otherwiseMeans: 'none',
    isNeededInProduction: true,
  }),
  PORTAL_HOSTS: optional(nameList, {
    meaning: 'the names of the host; words of brands may stand before them',
    otherwiseMeans: 'those of the machine for itself',
    isNeededInProduction: true,
  }),
  HOST: required(listeningAddress, '127.0.0.1', {
    meaning: 'where it listens; `0.0.0.0` in a container',
  }),
  PORT: required(upTo(65_535), 4173, { meaning: 'the port; 0 takes any free one' }),
  PAYMENTS_URL: optional(framedAddress, {
    meaning: 'the payment processor whose fields pages show',
    otherwiseMeans: "none, or the sandbox's",
  }),
  SHARED_FILES: optional(path, {
    meaning:
      'a folder that all hosts behind one address see: a page finds the chunks of its build at any of them for 24 hours',
    otherwiseMeans: 'none',
  }),
  SHOW_CLIENT: required(flag, true, { meaning: 'the org is told the address and the scheme of clients' }),
  DRAIN_SECONDS: required(upTo(300, ' of seconds'), 0, {
    meaning: 'time between SIGTERM, when `/readyz` turns 503, and the end of listening',
  }),
  LOG_LEVEL: required(logLevel, 'warn', { meaning: 'what is logged' }),
  VALIDATE_ANSWERS: required(flag, false, {
    meaning:
      "pages check the org's answers for all that the specs promise, and show an error where one breaks it; in front of the sandbox they always do",
  }),
  CACHE_INSPECTOR: required(flag, false, {
    meaning: 'pages offer to look into the record cache, for developers',
  }),
  SANDBOX_DATABASE: required(path, ':memory:', {
    meaning: "a file that keeps the sandbox's data",
    otherwiseMeans: 'memory',
  }),
} as const;

type Described<TValue> = Omit<Variable<TValue>, 'form' | 'otherwise'>;

function optional<TValue>(
  form: Form<TValue & {}>,
  described: Described<TValue>,
): Variable<TValue | undefined> {
  return { form, otherwise: undefined, ...described };
}

function required<TValue extends {}>(
  form: Form<TValue>,
  otherwise: TValue,
  described: Described<TValue>,
): Variable<TValue> {
  // The default and the values of the form are of one type.
  return { form: form as Form<NonNullable<TValue>>, otherwise, ...described };
}

/** The values of all environment variables. */
export type Environment = {
  readonly [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer TValue>
    ? TValue
    : never;
};
