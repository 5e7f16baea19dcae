import { pino } from 'pino';
import { createHost } from './host.ts';
import { readEnvironment } from './environment.ts';
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
  /** True when pages check all answers, also where VALIDATE_ANSWERS does not say so. */
  readonly validatesAnswers?: boolean | undefined;
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
 * Serves the portal until SIGTERM or SIGINT, then finishes what is under way; after 10 s it ends anyway, or where files
 * are under way after 5 minutes. When it cannot start it says why in one sentence and exits with 1.
 *
 * Environment: NODE_ENV (production: TRUST_PROXY and PORTAL_HOSTS must be given), LOG_LEVEL (default warn), TRUST_PROXY
 * (addresses of the proxies in front, or none; default: none is trusted), PORTAL_HOSTS (names of the host; default:
 * those of this machine for itself), SHARED_FILES (a folder that all hosts behind one address see), SHOW_CLIENT (0: the org is not told the address and scheme of clients), DRAIN_SECONDS (time
 * between SIGTERM and the end of listening; default 0), PAYMENTS_URL (the payment processor whose hosted fields pages show; default: there is none), CACHE_INSPECTOR (1: pages offer to
 * look into the record cache, for developers), VALIDATE_ANSWERS (1: pages check answers for all that the specs promise).
 */
export async function serve({
  orgUrl,
  dist,
  port,
  host = '127.0.0.1',
  paymentsUrl: ownPaymentsUrl,
  validatesAnswers = false,
  onStop,
}: ServeOptions): Promise<Serving> {
  try {
    const logger = pino({ level: checkedLevel(process.env['LOG_LEVEL'] || 'warn'), base: null });
    const { drainDelay, ...environment } = readEnvironment(process.env);
    const paymentsUrl = environment.paymentsUrl ?? ownPaymentsUrl;
    const own = { paymentsUrl, validatesAnswers: validatesAnswers || environment.validatesAnswers };
    const served = await createHost({ orgUrl, dist, logger, clock: Date, ...environment, ...own });
    const url = await served.server.listen({ port, host });
    const stopAll = async (delay?: number) => {
      await served.stop(delay);
      await onStop?.();
    };
    stopOnSignals(stopAll, { drainDelay, hasFiles: served.hasFiles });
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

interface Stopping {
  /** Milliseconds. */
  readonly drainDelay: number;
  readonly hasFiles: () => boolean;
}

/** A person who presses Ctrl+C waits for nobody's balancer. */
function stopOnSignals(stop: (delay: number) => Promise<void>, { drainDelay, hasFiles }: Stopping): void {
  const { stopTimeout, filesStopTimeout } = settings;
  const end = (delay: number) => {
    const giveUp = (waited: number) => {
      if (!hasFiles() || waited >= filesStopTimeout) process.exit(1);
      setTimeout(() => giveUp(waited + 1_000), 1_000).unref();
    };
    setTimeout(() => giveUp(stopTimeout), delay + stopTimeout).unref();
    stop(delay).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => end(drainDelay));
  process.once('SIGINT', () => end(0));
}

function sentenceOf(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  return error instanceof Error ? error.message : 'The portal could not be started.';
}
