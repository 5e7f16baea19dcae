import type { InjectedEffect, InjectedError } from './injected-errors.ts';
import { invalidCommand } from './input.ts';
import type { CommandInput } from './input.ts';
import { isOutageCode, OUTAGES } from './outages.ts';
import type { OutageCode } from './outages.ts';

/** Members of the command that asks for an injected error. */
export const INJECTED_ERROR_MEMBERS = [
  'operation',
  'path',
  'times',
  'kind',
  'milliseconds',
  'status',
  'retryAfter',
  'code',
];

/** Longest delay, in milliseconds. */
const LONGEST_DELAY = 120_000;

/** Reads an injected error; `operations` are the ids that there are. */
export function readInjectedError(input: CommandInput, operations: ReadonlySet<string>): InjectedError {
  const operationId = input.text('operation');
  if (operationId !== undefined && !operations.has(operationId))
    throw invalidCommand('There is no such operation');
  const times = input.whole('times') ?? 1;
  if (times < 1) throw invalidCommand('times must be 1 or more');
  return { operationId, path: input.text('path'), times, effect: readEffect(input) };
}

function readEffect(input: CommandInput): InjectedEffect {
  const kind = input.text('kind');
  switch (kind) {
    case 'cut':
    case 'lost':
    case 'duplicate':
    case 'truncated':
    case 'malformed':
    case 'maintenance':
      return { kind };
    case 'page':
      return { kind, status: input.whole('status') ?? 200 };
    case 'delay':
    case 'late': {
      const milliseconds = input.whole('milliseconds') ?? 1000;
      if (milliseconds > LONGEST_DELAY) throw invalidCommand(`milliseconds must be at most ${LONGEST_DELAY}`);
      return { kind, milliseconds };
    }
    case 'status': {
      const status = input.whole('status') ?? 503;
      if (status < 400 || status > 599) throw invalidCommand('status must be from 400 to 599');
      return { kind, status, retryAfterSeconds: input.whole('retryAfter'), code: readCode(input) };
    }
    default:
      throw invalidCommand(
        'kind must be one of delay, late, status, cut, lost, duplicate, truncated, malformed, maintenance, page',
      );
  }
}

function readCode(input: CommandInput): OutageCode | undefined {
  const code = input.text('code');
  if (code === undefined || isOutageCode(code)) return code;
  throw invalidCommand(`code must be one of ${OUTAGES.join(', ')}`);
}
