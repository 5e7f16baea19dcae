import type { FastifyInstance, FastifyReply } from 'fastify';
import { figuresAddress } from '../headers.ts';
import { sendHostError } from '../host-answer.ts';
import { addressKey } from '../limits/client-address.ts';
import type { HostSettings } from '../settings.ts';
import { readPageFigures } from './page-figures.ts';
import type { PageFigures } from './page-figures.ts';
import { parseReport, sendNothing } from './report-endpoint.ts';
import { createWindowCounter } from './window-counter.ts';

/** The settings of the place that takes figures. */
interface FiguresOptions {
  readonly clock: { readonly now: () => number };
  readonly limits: HostSettings['reports'];
  /** Takes the figures of a page, and its origin. */
  readonly measure: (figures: PageFigures, origin: string) => void;
}

/** Takes what pages tell of themselves when they are put away, beside what browsers refuse and without its room. */
export async function registerFigures(
  host: FastifyInstance,
  { clock, limits, measure }: FiguresOptions,
): Promise<void> {
  const { duration, bodyLimit, addresses, perAddress } = limits;
  const counts = createWindowCounter({ clock, duration, names: addresses });
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) =>
    done(null, text),
  );
  host.post(figuresAddress, (request, reply): FastifyReply => {
    if (!counts.take(addressKey(request.ip), perAddress)) return sendHostError(reply, 'TOO_MANY_REQUESTS');
    const figures = readPageFigures(parseReport(request.body));
    if (figures === undefined) return sendHostError(reply, 'INVALID_REQUEST');
    measure(figures, `${request.protocol}://${request.host}`);
    return sendNothing(reply);
  });
}
