import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandboxOrg } from '../sandbox/index.ts';
import type { SandboxOrg } from '../sandbox/index.ts';
import { checkAnswer } from './answer-check.ts';
import { breaksSpecs } from './difference.ts';
import { createChance, createMemory, randomValue } from './random-value.ts';
import type { Chance, Memory } from './random-value.ts';
import { readSpecs } from './specs.ts';
import type { SpecOperation } from './specs.ts';

/** `npm run test:deep` makes fifty thousand requests, CI the same few each time; `HISTORIES` says how many else. */
const isDeep = process.env['TEST_DEPTH'] === 'deep';
const LENGTH = 200;
const HISTORIES = Number(process.env['HISTORIES'] ?? (isDeep ? 600 : 5));
/** Milliseconds for all histories on the slowest machine. */
const TIMEOUT = 3_600_000;
/** Milliseconds for one answer on the slowest machine. */
const LATE = 20_000;

const specs = await readSpecs();
const CUSTOMERS = ['maria.lopez', 'james.carter', 'emily.hughes', 'diego.ramirez', 'nobody'];
const counts = { requests: 0, served: 0 };

/** The records that are gone, by the first 15 letters of their ids. */
interface Model {
  readonly deleted: Set<string>;
}

/** The org of a history, and the visitor's browser. */
interface Real {
  readonly org: SandboxOrg;
  readonly memory: Memory;
  readonly clock: { now(): number; advance(milliseconds: number): void };
  cookie: string;
}

interface Sent {
  readonly operation: SpecOperation;
  readonly request: Request;
  readonly values: Readonly<Record<string, string>>;
}

type Command = fc.AsyncCommand<Model, Real>;

function openOrg(): { model: Model; real: Real } {
  let now = Date.parse('2026-11-23T12:00:00.000Z');
  const clock = { now: () => now, advance: (milliseconds: number) => void (now += milliseconds) };
  const org = createSandboxOrg({
    database: ':memory:',
    clock,
    seed: 'demo',
    passwordCost: 16,
    report: ({ operationId, reason, cause }) => {
      throw new Error(`${operationId}: ${reason}`, { cause });
    },
  });
  const memory = createMemory();
  // The demo customer carries the ids of the specs' examples.
  for (const { examples } of specs.operations) memory.remember(examples);
  return { model: { deleted: new Set() }, real: { org, memory, clock, cookie: '' } };
}

/** A request of an operation out of chance and of what the org told before. */
function makeRequest(operation: SpecOperation, real: Real, chance: Chance): Sent {
  const source = { schemas: specs.schemasOf(operation.api), memory: real.memory, chance };
  const values: Record<string, string> = {};
  const headers = new Headers({ 'X-Requested-With': 'history' });
  if (real.cookie !== '') headers.set('Cookie', real.cookie);
  for (const { wire, in: place, required, schema } of operation.parameters) {
    if (required ? place !== 'path' && chance.percent(4) : chance.percent(65)) continue;
    const value = [randomValue(source, schema, { name: wire, depth: 0 })]
      .flat()
      .map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)));
    values[wire] = value.join(',');
    // Header values are letters of Latin-1 without ends of lines.
    if (place === 'header') headers.set(wire, values[wire].replace(/[^\x20-\x7e]/g, '?'));
  }
  // An empty segment would be another address.
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((values[name] || 'x').toWellFormed()),
  );
  const query = operation.parameters.filter(({ wire, in: place }) => place === 'query' && wire in values);
  const search = new URLSearchParams(query.map(({ wire }) => [wire, values[wire] ?? '']));
  const url = `http://org.test${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
  const { method } = operation;
  if (operation.body === undefined || method === 'GET' || method === 'DELETE') {
    return { operation, values, request: new Request(url, { method, headers }) };
  }
  const value = randomValue(source, operation.body.schema);
  if (operation.body.type === 'multipart/form-data') {
    return {
      operation,
      values,
      request: new Request(url, { method, headers, body: formOf(value, operation) }),
    };
  }
  headers.set('Content-Type', 'application/json');
  return { operation, values, request: new Request(url, { method, headers, body: JSON.stringify(value) }) };
}

function formOf(value: unknown, { body }: SpecOperation): FormData {
  const form = new FormData();
  for (const [name, member] of Object.entries(typeof value === 'object' && value !== null ? value : {})) {
    if (body?.files.includes(name) === true) form.set(name, new File(['%PDF-1.4 text'], 'bill.pdf'));
    else form.set(name, typeof member === 'object' ? JSON.stringify(member) : String(member));
  }
  return form;
}

async function send(sent: Sent, model: Model, real: Real): Promise<void> {
  const { operation, request, values } = sent;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${operation.id} does not answer`)), LATE).unref();
  });
  const answer = await Promise.race([real.org.fetch(request), late]);
  counts.requests += 1;
  const { status, headers } = answer;
  if (status < 300) counts.served += 1;
  expect(status, operation.id).toBeLessThan(500);
  const cookie = headers.get('Set-Cookie');
  if (cookie !== null) real.cookie = cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '');
  const text = await answer.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (status < 300) real.memory.remember(body);
  if (status !== 304) {
    const broken = checkAnswer(specs, operation, { status, headers, body }).filter(breaksSpecs);
    expect(broken, operation.id).toEqual([]);
  }
  const recordId = (values['recordId'] ?? '').slice(0, 15);
  // What was deleted is there for nobody, however it is asked for.
  if (/^(?:get|update|delete)Record$/.test(operation.id) && model.deleted.has(recordId)) {
    expect(status, `${operation.id} of what was deleted`).toBeGreaterThanOrEqual(400);
  }
  if (operation.id === 'deleteRecord' && status === 204) model.deleted.add(recordId);
}

/** One operation of the specs, with values by a seed; or the same request twice at once, as a nervous finger makes it. */
class Call implements Command {
  readonly #operation: SpecOperation;
  readonly #seed: number;
  readonly #isTwice: boolean;

  constructor(operation: SpecOperation, seed: number, isTwice = false) {
    this.#operation = operation;
    this.#seed = seed;
    this.#isTwice = isTwice;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const once = makeRequest(this.#operation, real, createChance(this.#seed));
    const again = this.#isTwice ? [{ ...once, request: once.request.clone() }] : [];
    await Promise.all([once, ...again].map((each) => send(each, model, real)));
  }
  toString = () => `${this.#isTwice ? 'twice ' : ''}${this.#operation.id}(${this.#seed})`;
}

/** A log-in of one of the demo's customers. */
class LogIn implements Command {
  readonly #username: string;

  constructor(username: string) {
    this.#username = username;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const operation = specs.operations.find(({ id }) => id === 'logIn');
    if (operation === undefined) throw new Error('the specs have no logIn');
    const body = JSON.stringify({ username: this.#username, password: 'Sunny-day-7' });
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'history' };
    const request = new Request(`http://org.test${operation.path}`, { method: 'POST', headers, body });
    await send({ operation, request, values: {} }, model, real);
  }
  toString = () => `log in as ${this.#username}`;
}

/** Time that goes by: a minute, an hour, a day, a month. */
class Wait implements Command {
  readonly #milliseconds: number;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }
  check = () => true;
  async run(_: Model, real: Real): Promise<void> {
    real.clock.advance(this.#milliseconds);
  }
  toString = () => `wait ${this.#milliseconds} ms`;
}

const seed = fc.nat();
const anyOperation = fc.constantFrom(...specs.operations.filter(({ id }) => id !== 'logOut'));
const call = fc.tuple(anyOperation, seed).map(([operation, value]) => new Call(operation, value));
const commands: fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 24 }, () => call),
  fc.tuple(anyOperation, seed).map(([operation, value]) => new Call(operation, value, true)),
  fc.constantFrom(...CUSTOMERS).map((username) => new LogIn(username)),
  fc.constantFrom(...CUSTOMERS.slice(0, 2)).map((username) => new LogIn(username)),
  fc.constantFrom(60_000, 3_600_000, 86_400_000, 2_600_000_000).map((milliseconds) => new Wait(milliseconds)),
];

describe('histories of requests', () => {
  it(
    'never break the sandbox, its answers or each other',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: LENGTH, size: 'max' }), async (history) => {
          const { model, real } = openOrg();
          try {
            await fc.asyncModelRun(async () => {
              await new LogIn('maria.lopez').run(model, real);
              return { model, real };
            }, history);
          } finally {
            real.org.close();
          }
        }),
        { numRuns: HISTORIES, ...(isDeep ? {} : { seed: 20_261_123 }) },
      );
      process.stdout.write(`${counts.requests} requests in histories, ${counts.served} of them served\n`);
      expect(counts.requests).toBeGreaterThan(HISTORIES * LENGTH * 0.4);
      // A history of refusals alone would show nothing.
      expect(counts.served / counts.requests).toBeGreaterThan(0.1);
    },
    TIMEOUT,
  );
});
