import { setTimeout as wait } from 'node:timers/promises';
import { openStorage } from '../storage/index.ts';
import type { PublicationStorage } from '../storage/index.ts';
import { createHost } from './host.ts';
import type { HostOptions } from './host.ts';
import type { Environment } from './environment/variables.ts';
import { openCounters } from './limits/open-counters.ts';
import { createLogger } from './logger.ts';
import { settings } from './settings.ts';
import type { StagingKeys } from './staging/staff-tokens.ts';
import { openSecurityLog } from './telemetry/security-log-file.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** The address and the org of a served portal. */
export interface ServeOptions {
  readonly orgUrl: string;
  /** Folder with `client/` and `published/`. */
  readonly dist: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly environment: Environment;
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
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, environment, onStop } = options;
  try {
    const logger = createLogger(environment.LOG_LEVEL);
    const { telemetry, stop: stopTelemetry } = await startTelemetry(environment);
    const counting = await openCounters(environment.REDIS_URL, { logger, clock: performance });
    const onLost = (error: unknown) =>
      logger.error({ reason: String(error) }, 'an event of the security log was lost');
    const securityLog = await openSecurityLog(environment.SECURITY_LOG, onLost);
    const served = await createHost({
      ...hostOptionsOf(options, telemetry),
      ...counting,
      securityLog,
      logger,
    });
    const url = await served.server.listen({ port, host: environment.HOST });
    const stopAll = async (delay = 0) => {
      await served.stop(wait(delay));
      counting.close();
      await Promise.all([stopTelemetry(), onStop?.()]);
    };
    const drainDelay = environment.DRAIN_SECONDS * 1_000;
    stopOnSignals(stopAll, { drainDelay, hasFiles: served.hasFiles });
    return { url, stop: stopAll };
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, port)}\n`);
    process.exit(1);
  }
}

function hostOptionsOf(
  { orgUrl, dist, environment, ...own }: ServeOptions,
  telemetry: Telemetry | undefined,
): HostOptions {
  return {
    orgUrl,
    dist,
    storage: storageIn(environment),
    clock: Date,
    telemetry,
    trustProxy: environment.TRUST_PROXY,
    hosts: environment.PORTAL_HOSTS,
    showsClient: environment.SHOW_CLIENT,
    sharedFolder: environment.SHARED_FILES,
    paymentsUrl: environment.PAYMENTS_URL ?? own.paymentsUrl,
    hasInspector: environment.CACHE_INSPECTOR,
    validatesAnswers: environment.VALIDATE_ANSWERS || own.validatesAnswers,
    oauth: oauthOf(environment),
    stagingKeys: stagingKeysIn(environment),
    sharedReads: environment.SHARED_READS,
    apexForm: environment.APEX_FORM === 'plain' ? undefined : environment.APEX_FORM,
  };
}

/**
 * The storage of publications that the environment names, if it names one.
 *
 * @throws Error with one sentence where it has no keys
 */
export function storageIn(
  environment: Pick<
    Environment,
    'PUBLICATIONS' | `AWS_${'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY' | 'ENDPOINT_URL_S3'}`
  >,
): PublicationStorage | undefined {
  if (environment.PUBLICATIONS === undefined) return undefined;
  return openStorage(environment.PUBLICATIONS, {
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    region: environment.AWS_REGION,
    keyId: environment.AWS_ACCESS_KEY_ID,
    secret: environment.AWS_SECRET_ACCESS_KEY,
    answerTimeout: settings.publications.answerTimeout,
  });
}

/** The keys that studio and hosts share, where the environment names any. */
function stagingKeysIn({ STAGING_KEYS }: Pick<Environment, 'STAGING_KEYS'>): StagingKeys | undefined {
  const [first, ...others] = STAGING_KEYS ?? [];
  return first === undefined ? undefined : [first, ...others];
}

/** @throws Error with one sentence where a setting of log-in by OAuth is missing */
function oauthOf(environment: Environment): HostOptions['oauth'] {
  if (environment.AUTH !== 'oauth') return undefined;
  const {
    OAUTH_CLIENT_ID: clientId,
    OAUTH_CLIENT_SECRET: clientSecret,
    OAUTH_CALLBACK: callbackUrl,
  } = environment;
  const [first, ...others] = environment.COOKIE_KEYS ?? [];
  if (clientId === undefined || callbackUrl === undefined || first === undefined) {
    throw new Error('AUTH=oauth needs OAUTH_CLIENT_ID, OAUTH_CALLBACK and COOKIE_KEYS.');
  }
  const { HEADLESS_FLOWS: flows, ORG_LOGIN_URL: loginUrl } = environment;
  return { clientId, clientSecret, callbackUrl, cookieKeys: [first, ...others], flows, loginUrl };
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
  const listened = error instanceof Error && 'port' in error ? Number(error.port) : port;
  const name = listened === port ? 'PORT' : 'METRICS_PORT';
  if (code === 'EADDRINUSE')
    return `Port ${listened} is taken by another program. Choose another one with ${name}.`;
  if (code === 'EACCES')
    return `Port ${listened} may not be used by this user. Choose one above 1023 with ${name}.`;
  return error instanceof Error ? error.message : 'The portal could not be started.';
}
