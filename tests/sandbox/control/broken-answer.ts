import { setTimeout as wait } from 'node:timers/promises';
import type { Contract, Route } from '../contract/contract.ts';
import { truncate } from '../http/cut-answer.ts';
import { toResponse } from '../http/response.ts';
import { apexProblem } from '../protocol/apex-problem.ts';
import { errorAnswer, plainErrorAnswer } from '../protocol/error-body.ts';
import { Problem } from '../protocol/problem.ts';
import type { InjectedEffect } from './injected-errors.ts';

/** The operation that breaks; without a route the address belongs to no operation. */
interface BrokenOperation {
  readonly contract: Contract;
  readonly route: Route | undefined;
}

/**
 * Answers as an injected error wants it. A connection that is cut reads as a rejected `fetch`; the server ends the socket then.
 */
export async function breakAnswer(
  effect: InjectedEffect | undefined,
  operation: BrokenOperation,
  work: () => Promise<Response>,
): Promise<Response> {
  switch (effect?.kind) {
    case undefined:
      return work();
    case 'delay':
      await wait(effect.milliseconds);
      return work();
    case 'late': {
      const answer = await work();
      await wait(effect.milliseconds);
      return answer;
    }
    case 'status':
      return problemResponse(effect, operation);
    case 'cut':
      throw new TypeError('The connection was cut before the call');
    case 'lost':
      await work();
      throw new TypeError('The connection was cut after the call');
    case 'duplicate':
      await work();
      return work();
    case 'truncated':
      return truncate(await work());
    case 'malformed':
      return malform(await work());
    case 'maintenance':
      return pageOf(503, 'Down for Maintenance');
    case 'page':
      return pageOf(effect.status, 'Insufficient Privileges');
  }
}

/** A page where JSON was expected, as the platform shows it to browsers. */
function pageOf(status: number, title: string): Response {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html;charset=UTF-8' } });
}

const CODES: Readonly<Record<number, readonly [string, string]>> = {
  401: ['INVALID_SESSION_ID', 'Session expired or invalid'],
  403: ['INSUFFICIENT_ACCESS', 'You do not have the level of access necessary'],
  404: ['NOT_FOUND', 'The requested resource does not exist'],
  412: ['ITEM_CHANGED', 'The item has changed'],
  429: ['TOO_MANY_REQUESTS', 'Too many attempts. Try again later'],
  500: ['INTERNAL_SERVER_ERROR', 'An unexpected error occurred'],
  503: ['SERVER_UNAVAILABLE', 'The server is busy. Try again later'],
};

function codeAndMessage({
  status,
  code,
}: Extract<InjectedEffect, { readonly kind: 'status' }>): readonly [string, string] {
  if (code !== undefined) return [code, apexProblem(status, code).message];
  return CODES[status] ?? ['INTERNAL_SERVER_ERROR', 'An unexpected error occurred'];
}

function problemResponse(
  effect: Extract<InjectedEffect, { readonly kind: 'status' }>,
  { contract, route }: BrokenOperation,
): Response {
  const { status, retryAfterSeconds } = effect;
  const [code, message] = codeAndMessage(effect);
  const waits = retryAfterSeconds ?? (status === 503 || status === 429 ? 1 : undefined);
  const headers = waits === undefined ? {} : { 'Retry-After': String(waits) };
  const problem = new Problem(status, code, { message, headers });
  const isDeclared = route?.statuses.includes(String(status)) === true;
  // Whoever asks for a status gets it, in the interface's plain body where the operation declares none.
  return toResponse(isDeclared ? errorAnswer(contract, route, problem) : plainErrorAnswer(problem));
}

async function malform(response: Response): Promise<Response> {
  const text = await response.text();
  const status = response.status === 204 || response.status === 304 ? 200 : response.status;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json;charset=UTF-8');
  return new Response(`${text.slice(0, -1)},<!-- ]`, { status, headers });
}
