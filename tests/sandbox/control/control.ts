import type { Contract } from '../contract/contract.ts';
import { comesFromForeignPage } from '../http/entry-point.ts';
import type { EntryPoint, RequestContext } from '../http/entry-point.ts';
import { toResponse } from '../http/response.ts';
import type { Answer } from '../protocol/answer.ts';
import { plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem, notFound } from '../protocol/problem.ts';
import { SEED_NAMES } from '../seed/seeds.ts';
import type { SeedName } from '../seed/seeds.ts';
import { INJECTED_ERROR_MEMBERS, readInjectedError } from './injected-error-input.ts';
import type { InjectedErrors } from './injected-errors.ts';
import { invalidCommand, readInput } from './input.ts';
import type { MovableClock } from './movable-clock.ts';

/** The things that the control moves. */
interface Controlled {
  readonly clock: MovableClock;
  readonly injectedErrors: InjectedErrors;
  /** The seed that the org began with. */
  readonly seed: SeedName;
  readonly contract: Contract;
  reset(seed: SeedName): void;
}

type Command = (context: RequestContext, controlled: Controlled) => Answer | Promise<Answer>;

const PREFIX = '/__sandbox/control';
/** The latest time that a date can say. */
const LAST_TIME = 8_640_000_000_000_000;

const COMMANDS: Readonly<Record<string, Command>> = {
  'GET ': (_context, { clock, injectedErrors, seed }) => ({
    status: 200,
    body: { clock: describeClock(clock), errors: injectedErrors.list(), seed, seeds: SEED_NAMES },
  }),
  'POST /reset': (_context, { clock, injectedErrors, seed, reset }) => {
    injectedErrors.clear();
    clock.release();
    reset(seed);
    return { status: 204 };
  },
  'POST /seed': async ({ request }, { reset }) => {
    const name = (await readInput(request, ['name'])).text('name');
    const known = SEED_NAMES.find((seed) => seed === name);
    if (known === undefined) throw invalidCommand(`name must be one of ${SEED_NAMES.join(', ')}`);
    reset(known);
    return { status: 204 };
  },
  'GET /clock': (_context, { clock }) => ({ status: 200, body: describeClock(clock) }),
  'POST /clock': moveClock,
  'GET /errors': (_context, { injectedErrors }) => ({ status: 200, body: injectedErrors.list() }),
  'POST /errors': async ({ request }, { injectedErrors, contract }) => {
    const operations = new Set(contract.routes.map(({ operationId }) => operationId));
    const plan = readInjectedError(await readInput(request, INJECTED_ERROR_MEMBERS), operations);
    return { status: 201, body: injectedErrors.add(plan) };
  },
  'DELETE /errors': (_context, { injectedErrors }) => {
    injectedErrors.clear();
    return { status: 204 };
  },
  'GET /outbox': ({ url, services }) => {
    const to = url.searchParams.get('to') ?? undefined;
    return { status: 200, body: services.outbox.list({ limit: 200, ...(to === undefined ? {} : { to }) }) };
  },
};

/** The control for tests: brings the org to a state, moves its clock, lets its calls fail. */
export function createControlEntryPoint(controlled: Controlled): EntryPoint {
  return async (context) => {
    const { request, url } = context;
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) return undefined;
    const path = url.pathname.slice(PREFIX.length);
    const command = COMMANDS[`${request.method} ${path}`];
    if (command === undefined) return toResponse(plainErrorAnswer(unknownCommand(path)));
    if (comesFromForeignPage(context) || (request.method !== 'GET' && !isFromProgram(request))) {
      const message = 'Commands are sent by programs, with X-Requested-With';
      return toResponse(plainErrorAnswer(new Problem(403, 'CSRF', message)));
    }
    return toResponse(await command(context, controlled));
  };
}

/** A form of another site cannot set this header. */
function isFromProgram(request: Request): boolean {
  return request.headers.get('X-Requested-With') !== null;
}

function unknownCommand(path: string): Problem {
  const methods = Object.keys(COMMANDS).flatMap((command) => {
    const [method = '', known = ''] = command.split(' ');
    return known === path ? [method] : [];
  });
  if (methods.length === 0) return notFound();
  const headers = { Allow: methods.join(', ') };
  return new Problem(405, 'METHOD_NOT_ALLOWED', { message: 'HTTP method not allowed', headers });
}

async function moveClock({ request }: RequestContext, { clock }: Controlled): Promise<Answer> {
  const input = await readInput(request, ['set', 'advance', 'release']);
  const set = input.text('set');
  const advance = input.whole('advance');
  const time = set === undefined ? undefined : Date.parse(set);
  if (Number.isNaN(time)) throw invalidCommand('set must be a time such as 2026-11-21T12:00:00.000Z');
  if ((time ?? clock.now()) + (advance ?? 0) > LAST_TIME) throw invalidCommand('There is no such time');
  if (input.flag('release')) clock.release();
  if (time !== undefined) clock.set(time);
  if (advance !== undefined) clock.advance(advance);
  return { status: 200, body: describeClock(clock) };
}

function describeClock(clock: MovableClock) {
  return { now: new Date(clock.now()).toISOString(), state: clock.state };
}
