import { callPathOf, operationPath } from '../request-path.ts';
import type { HeadlessCall, HeadlessOptions, HeadlessOutcome } from './headless-calls.ts';
import { logInCodeRows } from './log-in-code-calls.ts';
import { registrationRows } from './registration-calls.ts';
import { resetRows } from './reset-calls.ts';

const rows = new Map(
  [...logInCodeRows, ...registrationRows, ...resetRows].map((row) => [
    operationPath(row.operation.table),
    row,
  ]),
);

/** Answers a call by the headless flow that the host takes for it; undefined for calls that Apex answers. */
export async function answerHeadlessCall(
  call: Pick<HeadlessCall, 'ask' | 'own' | 'request'>,
  options: HeadlessOptions,
): Promise<HeadlessOutcome | undefined> {
  const { method, url } = call.request;
  const row = method === 'POST' ? rows.get(callPathOf(url)) : undefined;
  return row !== undefined && options.flows.has(row.flow) ? row.answer({ ...call, ...options }) : undefined;
}
