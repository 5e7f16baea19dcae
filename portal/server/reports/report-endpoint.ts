import type { FastifyInstance, FastifyReply } from 'fastify';
import { noStore, reportAddress, securityHeaders } from '../headers.ts';
import { sendHostError } from '../host-answer.ts';
import { addressKey } from '../limits/client-address.ts';
import type { HostSettings } from '../settings.ts';
import { readViolations } from './violation.ts';
import type { ReportPlace, Violation } from './violation.ts';
import { createWindowCounter } from './window-counter.ts';

/** The settings of the place that takes reports. */
interface ReportOptions extends ReportPlace {
  readonly clock: { readonly now: () => number };
  readonly limits: HostSettings['reports'];
  readonly warn: (violation: Violation) => void;
  /** Takes every one. */
  readonly count?: (violation: Violation) => void;
}

/**
 * Takes what browsers refused: scripts, frames and connections that the policy or a hash forbids. Of each kind one line a
 * minute goes into the log, and no more than so many lines in all; nothing of the customer is in them.
 *
 * @see https://www.w3.org/TR/CSP3/#reporting
 */
export async function registerReports(host: FastifyInstance, options: ReportOptions): Promise<void> {
  const { clock, limits, warn } = options;
  const { duration, bodyLimit, addresses, perAddress, lines } = limits;
  const counts = createWindowCounter({ clock, duration, names: addresses });
  const told = createWindowCounter({ clock, duration, names: lines });
  host.removeAllContentTypeParsers();
  for (const type of ['application/reports+json', 'application/csp-report']) {
    host.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, text, done) =>
      done(null, text),
    );
  }
  host.post(reportAddress, (request, reply): FastifyReply => {
    if (!counts.take(addressKey(request.ip), perAddress)) return sendHostError(reply, 'TOO_MANY_REQUESTS');
    const body = parseReport(request.body);
    if (body === undefined) return sendHostError(reply, 'INVALID_REQUEST');
    for (const violation of readViolations(body, options)) {
      options.count?.(violation);
      const isNew = told.take(Object.values(violation).join(' '), 1);
      if (isNew && told.take('all lines', lines)) warn(violation);
    }
    return sendNothing(reply);
  });
}

/** Answers a report, of which nobody waits for anything. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({ ...securityHeaders, ...noStore })
    .send();
}

/** Returns the content of a report; undefined for what is no JSON. */
export function parseReport(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
