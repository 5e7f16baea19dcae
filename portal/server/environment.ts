import type { HostOptions } from './host.ts';

/** The settings of a host out of its process's environment. */
interface HostEnvironment extends Pick<
  HostOptions,
  | 'trustProxy'
  | 'hosts'
  | 'showsClient'
  | 'sharedFolder'
  | 'paymentsUrl'
  | 'hasInspector'
  | 'validatesAnswers'
> {
  /** Milliseconds between the signal to end and the end of listening. */
  readonly drainDelay: number;
}

const mostDrainSeconds = 300;

/**
 * Reads the settings of a host. In production it does not guess whose word counts and by which names it is known.
 *
 * @throws Error with one sentence where something is missing or wrong
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): HostEnvironment {
  // Set to nothing is not set.
  const read = (name: string) => variables[name] || undefined;
  const [trustProxy, hosts] = [read('TRUST_PROXY'), read('PORTAL_HOSTS')];
  if (variables['NODE_ENV'] === 'production') {
    if (trustProxy === undefined) {
      throw new Error('TRUST_PROXY must list the addresses of the proxies in front of the host, or be none.');
    }
    if (hosts === undefined) throw new Error('PORTAL_HOSTS must list the names of the host.');
  }
  return {
    trustProxy,
    hosts,
    showsClient: read('SHOW_CLIENT') !== '0',
    sharedFolder: read('SHARED_FILES'),
    paymentsUrl: read('PAYMENTS_URL'),
    hasInspector: read('CACHE_INSPECTOR') === '1',
    validatesAnswers: read('VALIDATE_ANSWERS') === '1',
    drainDelay: readSeconds(read('DRAIN_SECONDS') ?? '0') * 1_000,
  };
}

function readSeconds(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= mostDrainSeconds) return Number(text);
  throw new Error(`DRAIN_SECONDS must be a whole number up to ${mostDrainSeconds}, not "${text}".`);
}
