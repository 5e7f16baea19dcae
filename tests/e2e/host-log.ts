import type { HostOptions } from '@energy-portal/portal/server';

/** A logger that keeps its lines, and the lines since they were asked for last. */
interface HostLog {
  readonly logger: NonNullable<HostOptions['logger']>;
  readonly take: () => readonly string[];
}

/** Writes all that a host says at every level, as JSON with whatever it was given. */
export function createHostLog(): HostLog {
  const lines: string[] = [];
  const write = (...given: readonly unknown[]): void => {
    const [details, message = ''] = typeof given[0] === 'string' ? [{}, given[0]] : given;
    lines.push(JSON.stringify({ msg: message, details }, tellErrors));
  };
  const logger: HostLog['logger'] = {
    level: 'trace',
    trace: write,
    debug: write,
    info: write,
    warn: write,
    error: write,
    fatal: write,
    silent: () => undefined,
    child: () => logger,
  };
  return { logger, take: () => lines.splice(0) };
}

/** Errors have no members of their own that JSON takes. */
function tellErrors(_name: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;
}
