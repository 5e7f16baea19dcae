import { dataFor, savedFor } from './commands.ts';
import type { Reply } from './command.ts';
import { mistyped } from './mistyped-answers.ts';
import type { Asked, Outcome } from './requests.ts';
import type { Target } from './things.ts';
import type { WireCall } from './wire.ts';

/** The error of an answer that cannot be read, or is not of the types which its spec gives. */
export const MISTYPED = 'MALFORMED_RESPONSE 200';

/** Returns the outcome of a reply. */
export function outcomeOf({ target, write, index }: Asked, reply: Reply): Outcome {
  switch (reply.kind) {
    case 'data':
    case 'same':
      return {
        ok: true,
        status: 200,
        data: target ? dataFor(target, reply) : savedFor(write?.id ?? '', reply),
        // Each answer is another one.
        tag: target && reply.isNamed ? `"${index}"` : undefined,
      };
    case 'empty':
      return { ok: true, status: 204, data: undefined };
    case 'missing':
      return { ok: false, error: 'HTTP 404' };
    case 'broken':
      return { ok: false, error: 'HTTP 500' };
    case 'cut':
      return { ok: false, error: 'NETWORK 0' };
    case 'garbled':
      return { ok: false, error: MISTYPED };
    case 'mistyped':
      return { ok: false, error: MISTYPED, hasCome: target !== undefined };
  }
}

interface Sending {
  readonly target: Target | undefined;
  readonly outcome: Outcome;
}

/** An answer to a write that is not of its types is one that cannot be read. */
export function send(call: WireCall, reply: Reply, { target, outcome }: Sending): void {
  const { kind } = reply;
  if (outcome.ok) call.reply(outcome.status, outcome.data, outcome.tag);
  else if (kind === 'cut') call.cut();
  else if (kind === 'mistyped' && target) call.reply(200, mistyped(dataFor(target, reply), reply.mistypedAt));
  else if (kind === 'garbled' || kind === 'mistyped') call.garble();
  else call.reply(kind === 'missing' ? 404 : 500, []);
}
