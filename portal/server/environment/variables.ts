import {
  cookieKeys,
  flag,
  framedAddress,
  fullAddress,
  headlessFlowList,
  listeningAddress,
  logLevel,
  nameList,
} from './forms.ts';
import {
  oneOf,
  path,
  plainText,
  proxyList,
  redisAddress,
  storageAddress,
  upTo,
  webAddress,
} from './forms.ts';
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
  /** Needed where AUTH has this value. */
  readonly isNeededFor?: 'oauth';
  /** True for what no message and no log may show. */
  readonly isSecret?: true;
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
  AUTH: required(oneOf('org-cookie', 'oauth'), 'org-cookie', {
    meaning:
      "how customers are known to the org: by a cookie of its own, as the sandbox's, or by tokens that the host gets for their name and password and keeps in a sealed cookie, as a real org wants it",
  }),
  OAUTH_CLIENT_ID: optional(plainText, {
    meaning: 'the consumer key of the external client app',
    otherwiseMeans: 'none',
    isNeededFor: 'oauth',
  }),
  OAUTH_CLIENT_SECRET: optional(plainText, {
    meaning: 'its consumer secret',
    otherwiseMeans: 'none: the app is known by PKCE alone',
    isSecret: true,
  }),
  OAUTH_CALLBACK: optional(fullAddress, {
    meaning: 'its callback address, which the org compares and nobody is sent to',
    otherwiseMeans: 'none',
    isNeededFor: 'oauth',
  }),
  COOKIE_KEYS: optional(cookieKeys, {
    meaning:
      'keys of the cookies of sessions; the first one seals, all of them open, so that a new one is put in front and the one before goes 12 hours later',
    otherwiseMeans: 'none',
    isNeededFor: 'oauth',
    isSecret: true,
  }),
  HEADLESS_FLOWS: optional(headlessFlowList, {
    meaning:
      "with `AUTH=oauth`, what the host does by the org's headless identity API instead of Apex: `registration`, `password` for a forgotten one, `codes` for log-in by a code; each may have the templates of its e-mails behind it, as `password:<id>` or `password/es:<id>`",
    otherwiseMeans: 'none: Apex answers',
  }),
  ORG_LOGIN_URL: optional(webAddress, {
    meaning:
      "the org's own address, where the host gets the token that these flows want of it, as a site gives out none",
    otherwiseMeans: '`ORG_URL`',
  }),
  APEX_FORM: required(oneOf('plain', 'wrapped', 'rest'), 'plain', {
    meaning:
      'how the org has the Apex calls: as the specs say, which the sandbox alone can; `wrapped`, by methods with AuraEnabled; or `rest`, by a class with RestResource',
  }),
  SHARED_READS: required(oneOf('off', 'apex', 'all'), 'off', {
    meaning:
      "answers that the host keeps for everybody, for the lifetimes of the specs, to spare the org's daily calls: `apex`, brands, plans, outages and kinds of requests; `all`, also objects, fields and picklists, where all customers have one profile and labels are not translated",
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
  PUBLICATIONS: optional(storageAddress, {
    meaning:
      'the place that screens are published into for all hosts: each serves what is published there within 5 seconds, and goes on with what it has where the place is away',
    otherwiseMeans: "the build's own folder",
  }),
  STAGING_KEYS: optional(cookieKeys, {
    meaning:
      'keys that the studio and the hosts share: staff who are logged in there may see what is staged; the first one signs, all of them count',
    otherwiseMeans: 'nothing is staged',
    isSecret: true,
  }),
  AWS_ENDPOINT_URL_S3: optional(webAddress, {
    meaning: 'the server of the bucket',
    otherwiseMeans: "Amazon's",
  }),
  AWS_REGION: required(plainText, 'us-east-1', { meaning: 'the region of the bucket' }),
  AWS_ACCESS_KEY_ID: optional(plainText, {
    meaning: 'the key of the bucket, which may read it, and list it, so that what is not there is known',
    otherwiseMeans: 'none',
  }),
  AWS_SECRET_ACCESS_KEY: optional(plainText, {
    meaning: 'its secret',
    otherwiseMeans: 'none',
    isSecret: true,
  }),
  REDIS_URL: optional(redisAddress, {
    meaning:
      'the Redis (7 or later) or Valkey in which all hosts count tries and calls together; where it is away each counts for itself',
    otherwiseMeans: 'each host counts for itself',
    isSecret: true,
  }),
  SHOW_CLIENT: required(flag, true, { meaning: 'the org is told the address and the scheme of clients' }),
  DRAIN_SECONDS: required(upTo(300, ' of seconds'), 5, {
    meaning: 'time between SIGTERM, when `/readyz` turns 503, and the end of listening',
  }),
  LOG_LEVEL: required(logLevel, 'warn', { meaning: 'what is logged' }),
  METRICS_PORT: optional(upTo(65_535), {
    meaning:
      'a port of its own that tells figures to Prometheus at `/metrics`, for the operators’ network alone',
    otherwiseMeans: 'none',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(fullAddress, {
    meaning: 'the collector that traces are sent to, by OTLP over HTTP',
    otherwiseMeans: 'none',
  }),
  TRACE_PERCENT: required(upTo(100), 10, { meaning: 'the percentage of traces that are sent' }),
  SECURITY_LOG: optional(path, {
    meaning:
      'a file that log-ins, changes of passwords, e-mail and ways to pay, and payments are written to, a line of JSON each; nobody is named',
    otherwiseMeans: 'the log, at level `info`',
  }),
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
