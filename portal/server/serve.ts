import { pino } from 'pino';
import { createHost } from './host.ts';
import { settings } from './settings.ts';

/** The address and the org of a served portal. */
export interface ServeOptions {
  readonly orgUrl: string;
  /** Folder with `client/` and `published/`. */
  readonly dist: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Payment processor where PAYMENTS_URL names none. */
  readonly paymentsUrl?: string | undefined;
  /** Called after the last request was answered, before the process ends. */
  readonly onStop?: () => Promise<void>;
}

/** A host that listens. */
export interface Serving {
  /** Origin with the real port. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the portal until SIGTERM or SIGINT, then finishes what is under way; after 10 s it ends anyway.
 * When it cannot start it says why in one sentence and exits with 1.
 *
 * Environment: LOG_LEVEL (default warn), TRUST_PROXY (addresses of the proxies in front; default: none is trusted),
 * PAYMENTS_URL (the payment processor whose hosted fields pages show; default: there is none), CACHE_INSPECTOR (1: pages offer to
 * look into the record cache, for developers).
 */
export async function serve({
  orgUrl,
  dist,
  port,
  host = '127.0.0.1',
  paymentsUrl: ownPaymentsUrl,
  onStop,
}: ServeOptions): Promise<Serving> {
  try {
    const logger = pino({ level: checkedLevel(process.env['LOG_LEVEL'] || 'warn'), base: null });
    // Set to nothing is not set.
    const trustProxy = process.env['TRUST_PROXY'] || undefined;
    const paymentsUrl = process.env['PAYMENTS_URL'] || ownPaymentsUrl;
    const hasInspector = process.env['CACHE_INSPECTOR'] === '1';
    const from = { orgUrl, dist, logger, clock: Date };
    const { server, stop } = await createHost({ ...from, trustProxy, paymentsUrl, hasInspector });
    const url = await server.listen({ port, host });
    const stopAll = async () => {
      await stop();
      await onStop?.();
    };
    stopOnSignals(stopAll);
    return { url, stop: stopAll };
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, port)}\n`);
    process.exit(1);
  }
}

/** @throws Error with one sentence where there is no such level */
function checkedLevel(level: string): string {
  const levels = [...Object.keys(pino.levels.values), 'silent'];
  if (levels.includes(level)) return level;
  throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${level}".`);
}

function stopOnSignals(stop: () => Promise<void>): void {
  const end = () => {
    setTimeout(() => process.exit(1), settings.stopTimeout).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function sentenceOf(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  return error instanceof Error ? error.message : 'The portal could not be started.';
}
