import {
  cookieKeys,
  framedAddress,
  fullAddress,
  listeningAddress,
  plainText,
  proxyList,
  webAddress,
} from '../../../server/environment/forms.ts';
import type { Form } from '../../../server/environment/forms.ts';
import type { StagingSettings } from '../studio-staging.ts';
import type { OpenIdSettings } from './open-id.ts';

/** The settings of a studio for a team, as the environment has them. */
interface TeamSettingsRead {
  /** Origin as people reach it. */
  readonly origin: string;
  readonly address: string;
  readonly previews: readonly string[];
  readonly trustProxy: string | undefined;
  readonly openId: OpenIdSettings | undefined;
  /** The payment processor whose fields previews show; none that people could reach unless stated. */
  readonly paymentsUrl: string | undefined;
}

/** The settings of staging, or a sentence for each that is unusable. */
type ReadStaging =
  | { readonly state: 'usable'; readonly settings: StagingSettings | undefined }
  | { readonly state: 'unusable'; readonly errors: readonly string[] };

/** Reads the portals that show what is staged to the studio's people, and the keys that they know them by. */
export function readStagingSettings({ STAGING_KEYS, STUDIO_PORTALS }: Given): ReadStaging {
  const [keysText = '', portalsText = ''] = [STAGING_KEYS, STUDIO_PORTALS];
  if (keysText === '' && portalsText === '') return { state: 'usable', settings: undefined };
  const [first, ...others] = cookieKeys.read(keysText) ?? [];
  const portals = addresses.read(portalsText);
  const isSafe = portals?.every((one) => framedAddress.read(one) !== undefined) === true;
  const errors = [
    ...(first === undefined ? [`STAGING_KEYS must be ${cookieKeys.allowed}.`] : []),
    ...(isSafe
      ? []
      : [
          'STUDIO_PORTALS must be https addresses of the portal (or http on localhost), with commas between.',
        ]),
  ];
  if (first === undefined || portals === undefined || errors.length > 0) return { state: 'unusable', errors };
  return { state: 'usable', settings: { keys: [first, ...others], portals } };
}

/** Settings, or a sentence for each one that is unusable. */
type ReadSettings =
  | { readonly state: 'usable'; readonly settings: TeamSettingsRead }
  | { readonly state: 'unusable'; readonly errors: readonly string[] };

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a studio for a team.
 *
 * @param ports that of the studio, and those of the previews
 */
export function readTeamSettings(
  given: Given,
  ports: { readonly studio: number; readonly previews: readonly number[] },
): ReadSettings {
  const errors: string[] = [];
  const read = <TValue>(name: string, form: Form<TValue>): TValue | undefined => {
    const text = given[name];
    if (text === undefined || text === '') return undefined;
    const value = form.read(text);
    if (value === undefined) errors.push(`${name} must be ${form.allowed}.`);
    return value;
  };
  const origin = read('STUDIO_URL', webAddress) ?? `http://127.0.0.1:${ports.studio}`;
  const previews = read('STUDIO_PREVIEWS', addresses) ?? ports.previews.map((port) => besides(origin, port));
  errors.push(...wrongAddresses(origin, previews, ports.previews.length));
  const settings = {
    origin,
    address: read('HOST', listeningAddress) ?? '127.0.0.1',
    previews,
    trustProxy: read('TRUST_PROXY', proxyList),
    openId: openIdOf(read, errors),
    paymentsUrl: read('PAYMENTS_URL', webAddress),
  };
  return errors.length === 0 ? { state: 'usable', settings } : { state: 'unusable', errors };
}

const addresses: Form<readonly string[]> = {
  allowed: 'http or https addresses, with commas between',
  read(text) {
    const found = text.split(',').map((one) => webAddress.read(one.trim()));
    const known = found.filter((one) => one !== undefined);
    return known.length === found.length ? known : undefined;
  },
};

function besides(origin: string, port: number): string {
  const url = new URL(origin);
  url.port = String(port);
  return url.origin;
}

function wrongAddresses(origin: string, previews: readonly string[], count: number): readonly string[] {
  const { protocol, hostname } = new URL(origin);
  const isOwn = /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
  return [
    ...(protocol === 'https:' || isOwn
      ? []
      : [
          'STUDIO_URL must begin with https: passwords and sessions would travel readable. Put a proxy with TLS in front.',
        ]),
    ...(previews.length === count
      ? []
      : [`STUDIO_PREVIEWS must have ${count} addresses, one for each brand.`]),
    // A log-in counts for all ports of one host.
    ...(previews.every((one) => new URL(one).hostname === hostname && new URL(one).protocol === protocol)
      ? []
      : ['STUDIO_PREVIEWS must have the host and the scheme of STUDIO_URL, and ports of their own.']),
  ];
}

function openIdOf(
  read: (name: string, form: Form<string>) => string | undefined,
  errors: string[],
): OpenIdSettings | undefined {
  const [issuer, clientId] = [read('STUDIO_ISSUER', fullAddress), read('STUDIO_CLIENT_ID', plainText)];
  const clientSecret = read('STUDIO_CLIENT_SECRET', plainText);
  if (issuer === undefined && clientId === undefined) return undefined;
  if (issuer === undefined || clientId === undefined) {
    errors.push('STUDIO_ISSUER and STUDIO_CLIENT_ID belong together.');
    return undefined;
  }
  return { issuer, clientId, clientSecret };
}
