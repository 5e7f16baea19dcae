import {
  createSandboxOrg,
  DEMO_LOG_INS,
  DEMO_PASSWORD,
  startSandboxServer,
} from '../../../tests/sandbox/index.ts';

const CONTACT = '/services/data/v64.0/ui-api/records/003RM0000068xVCYAY?fields=Contact.MobilePhone';

/** A sandbox org with the demo's people, for the examples. */
export interface DemoOrg {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  /** The number that the org itself has. */
  mobile(): Promise<string>;
  close(): Promise<void>;
}

/** Starts it on a free port; pages of the origin may call it with tokens. */
export async function startDemoOrg(allowedOrigin: string): Promise<DemoOrg> {
  const org = createSandboxOrg({
    database: ':memory:',
    clock: Date,
    seed: 'demo',
    allowedOrigins: [allowedOrigin],
    passwordCost: 16,
  });
  const { url, close } = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
  const username = DEMO_LOG_INS[0]?.username ?? '';
  const token = await requestToken(url, username);
  return {
    url,
    username,
    password: DEMO_PASSWORD,
    token,
    async mobile() {
      const response = await fetch(url + CONTACT, { headers: { Authorization: `Bearer ${token}` } });
      // The record interface's answer, of which the field was asked for.
      const { fields } = (await response.json()) as { fields: { MobilePhone: { value: string } } };
      return fields.MobilePhone.value;
    },
    async close() {
      await close();
      org.close();
    },
  };
}

async function requestToken(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'sandbox-app',
    client_secret: 'sandbox-secret',
    username,
    password: DEMO_PASSWORD,
  });
  const response = await fetch(`${url}/services/oauth2/token`, { method: 'POST', body });
  // OAuth's answer.
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`The sandbox gives no token: ${response.status}`);
  return token;
}
