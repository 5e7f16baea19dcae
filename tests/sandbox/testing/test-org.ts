import { createSandboxOrg } from '../sandbox-org.ts';
import type { SandboxOptions, SandboxOrg } from '../sandbox-org.ts';
import { DEMO_PASSWORD } from '../seed/demo-log-ins.ts';
import { assertKnownErrors } from './spec-errors.ts';

/** The paths of the record interface and the Apex controller. */
export const UI_API = '/services/data/v64.0/ui-api';
export const APEX = '/lwr/apex/v64.0/PortalDataController';
const APEX_OPERATION = new RegExp(`^${APEX}/(\\w+)`);

/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): number;
  advance(milliseconds: number): void;
}

/** A clock that begins at a fixed moment. */
export function createTestClock(start = Date.parse('2026-11-21T12:00:00.000Z')): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** An org in which every error of the sandbox itself fails the test. */
export function createTestOrg(options: Partial<SandboxOptions> = {}): SandboxOrg {
  return createSandboxOrg({
    database: ':memory:',
    clock: createTestClock(),
    seed: 'demo',
    passwordCost: 16,
    report: (error) => {
      throw new Error(`${error.operationId}: ${error.reason}`, { cause: error.cause });
    },
    ...options,
  });
}

/** An answer with its body already read. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Whatever JSON came; tests look into it freely. */
  // oxlint-disable-next-line no-explicit-any -- a test asserts what it reads
  readonly body: any;
}

/** A browser of one visitor: it keeps the session cookie. */
export interface Visitor {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  logIn(username: string, password?: string): Promise<TestAnswer>;
  cookie(): string | undefined;
}

/** A visitor without a session. */
export function createVisitor(org: Pick<SandboxOrg, 'fetch'>): Visitor {
  let cookie: string | undefined;
  const send: Visitor['send'] = async (method, path, body, headers = {}) => {
    const sent = new Headers({ 'X-Requested-With': 'portal' });
    if (cookie !== undefined) sent.set('Cookie', cookie);
    // A form names its own boundary.
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) sent.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') sent.delete(name);
      else sent.set(name, value);
    }
    const text = typeof body === 'string' || isForm ? body : JSON.stringify(body);
    const init = { method, headers: sent, ...(body === undefined ? {} : { body: text }) };
    const response = await org.fetch(new Request(`http://org.test${path}`, init));
    const setCookie = response.headers.get('Set-Cookie');
    if (setCookie !== null) cookie = setCookie.includes('Max-Age=0') ? undefined : setCookie.split(';')[0];
    const received = await response.text();
    const answer = received === '' ? undefined : JSON.parse(received);
    const operationId = APEX_OPERATION.exec(path)?.[1];
    if (operationId !== undefined && response.status >= 400) assertKnownErrors(operationId, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
  return {
    send,
    logIn: (username, password = DEMO_PASSWORD) => send('POST', `${APEX}/logIn`, { username, password }),
    cookie: () => cookie,
  };
}
