import { parseArgs } from 'node:util';
import { APEX_FORMS } from './http/apex-form.ts';
import type { ApexForm } from './http/apex-form.ts';
import { SEED_NAMES } from './seed/seeds.ts';
import type { SeedName } from './seed/seeds.ts';

/** The options of the command line. */
export interface CliOptions {
  readonly port: number;
  readonly processorPort: number;
  readonly host: string;
  readonly database: string;
  readonly seed: SeedName;
  readonly customers: number;
  /** The addresses of the portal; links of messages lead to the first one. */
  readonly portalUrls: readonly [string, ...string[]];
  readonly allowedOrigins: readonly string[];
  readonly strict: boolean;
  /** The form in which Apex can be asked; `wrapped` for a strict org unless stated. */
  readonly apexForm: ApexForm;
}

/** The help of the command line. */
export const USAGE = `npm run sandbox -- [options]
  --port 4900             port of the org; 0 takes a free one
  --processor-port 4901   port of the payment processor
  --host 127.0.0.1        address to listen at
  --database org.db       a file that keeps the org; default: memory
  --seed demo             ${SEED_NAMES.join(', ')}
  --customers 0           further customers of the demo, customer1@example.com and so on
  --strict-org            know customers by tokens alone, as a real org does
  --apex plain            plain, wrapped, rest: how Apex is asked and answers; wrapped for a strict org
  --portal-url http://localhost:4173   where the portal stands; may come more than once
  --allow-origin http://localhost:5173 origin whose pages may call with tokens; may come more than once`;

const MOST_CUSTOMERS = 100_000;

/** Reads the command line. @throws Error with one sentence that says what is wrong */
export function readCliOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4900' },
      'processor-port': { type: 'string', default: '4901' },
      host: { type: 'string', default: '127.0.0.1' },
      database: { type: 'string', default: ':memory:' },
      seed: { type: 'string', default: 'demo' },
      customers: { type: 'string', default: '0' },
      'portal-url': {
        type: 'string',
        multiple: true,
        default: ['http://localhost:4173', 'http://127.0.0.1:4173'],
      },
      'strict-org': { type: 'boolean', default: false },
      apex: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
    },
  });
  const seed = SEED_NAMES.find((name) => name === values.seed);
  if (seed === undefined)
    throw new Error(`--seed takes one of ${SEED_NAMES.join(', ')}, not "${values.seed}".`);
  const [first, ...others] = values['portal-url'].map((address) => readOrigin('--portal-url', address));
  return {
    port: readNumber('--port', values.port, 65_535),
    processorPort: readNumber('--processor-port', values['processor-port'], 65_535),
    host: values.host,
    database: values.database,
    seed,
    customers: readNumber('--customers', values.customers, MOST_CUSTOMERS),
    portalUrls: [first ?? 'http://localhost:4173', ...others],
    strict: values['strict-org'],
    apexForm: readForm(values.apex ?? (values['strict-org'] ? 'wrapped' : 'plain')),
    allowedOrigins: values['allow-origin'].map((address) => readOrigin('--allow-origin', address)),
  };
}

function readForm(text: string): ApexForm {
  const form = APEX_FORMS.find((name) => name === text);
  if (form !== undefined) return form;
  throw new Error(`--apex takes one of ${APEX_FORMS.join(', ')}, not "${text}".`);
}

function readNumber(name: string, text: string, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new Error(`${name} takes a number from 0 to ${most}, not "${text}".`);
}

function readOrigin(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Error(`${name} takes an http or https address, not "${address}".`);
}
