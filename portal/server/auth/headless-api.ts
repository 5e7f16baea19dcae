import type { OauthForm } from './oauth-app.ts';
import { answeredMembers } from './headless-log-in.ts';
import { reasonOf } from './org-oauth.ts';
import type { OwnToken } from './own-token.ts';

/** The org's word on a request for a code, or on one that ends with a code. */
export type HeadlessResult =
  | { readonly state: 'accepted'; readonly identifier?: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'throttled'; readonly retryAfter: string | undefined }
  | {
      readonly state: 'failed';
      readonly reason: string;
      /** True of an org that was away, or broke down: it judged nothing. */
      readonly isOutage?: true;
    };

/** A customer who registers. */
interface Registrant {
  /** The address, which is the user name, too. */
  readonly email: string;
  readonly password: string;
  /** Facts for the class of the org that makes the user. */
  readonly facts: Readonly<Record<string, string | boolean>>;
  /** The id of the e-mail's template; that of the site unless stated. */
  readonly template?: string | undefined;
}

/**
 * The org's headless identity API: it sends codes, and the log-in, the registration or the new password comes with the code.
 *
 * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_headless_registration_private_clients.htm
 * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_headless_forgot_password_flow.htm
 * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_headless_passwordless_login_private_clients.htm
 */
export interface HeadlessApi {
  readonly startRegistration: (registrant: Registrant) => Promise<HeadlessResult>;
  /** Answers alike for names that nobody has. */
  readonly startReset: (username: string, template?: string) => Promise<HeadlessResult>;
  readonly finishReset: (reset: {
    readonly username: string;
    readonly code: string;
    readonly newPassword: string;
  }) => Promise<HeadlessResult>;
  readonly startLogIn: (username: string, template?: string) => Promise<HeadlessResult>;
}

interface HeadlessApiOptions {
  readonly post: (path: string, form: OauthForm) => Promise<Response>;
  readonly token: OwnToken;
}

const paths = {
  registration: '/services/auth/headless/init/registration',
  reset: '/services/auth/headless/forgot_password',
  logIn: '/services/auth/headless/init/passwordless/login',
} as const;

/** Creates the client of the API; each of its calls carries a token of the host's own, as those of private clients do. */
export function createHeadlessApi({ post, token }: HeadlessApiOptions): HeadlessApi {
  const send = async (path: string, body: object): Promise<HeadlessResult> => {
    const ask = async () =>
      post(path, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${await token.get()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    try {
      const first = await ask();
      if (first.status !== 401) return await readResult(first);
      // The token has ended since the last call.
      token.drop();
      return await readResult(await ask());
    } catch (error) {
      return { state: 'failed', reason: reasonOf(error), isOutage: true };
    }
  };
  return {
    startRegistration: ({ email, password, facts, template }) =>
      send(paths.registration, {
        userdata: { email, username: email },
        customdata: facts,
        password,
        verificationmethod: 'email',
        ...templateOf(template),
      }),
    startReset: (username, template) => send(paths.reset, { username, ...templateOf(template) }),
    finishReset: ({ username, code, newPassword }) =>
      send(paths.reset, { username, otp: code, newpassword: newPassword }),
    startLogIn: (username, template) =>
      send(paths.logIn, { username, verificationmethod: 'email', ...templateOf(template) }),
  };
}

function templateOf(template: string | undefined): { readonly emailtemplate?: string } {
  return template === undefined ? {} : { emailtemplate: template };
}

/** The words of answers that the platform's documents show. */
const accepted: ReadonlySet<string> = new Set(['success', 'otp_sent']);

async function readResult(response: Response): Promise<HeadlessResult> {
  const members = await answeredMembers(response);
  const word = members.get('status') ?? members.get('status_code') ?? '';
  const identifier = members.get('identifier');
  if (response.ok && accepted.has(word)) {
    return { state: 'accepted', ...(identifier === undefined ? {} : { identifier }) };
  }
  const reason = [...members.values()].join(' ') || `HTTP ${response.status}`;
  if (response.status === 429 || /rate exceeded|too many|limit exceeded/i.test(reason)) {
    return { state: 'throttled', retryAfter: response.headers.get('retry-after') ?? undefined };
  }
  if (response.status === 400) return { state: 'refused', reason };
  if (response.status >= 500) return { state: 'failed', reason: `HTTP ${response.status}`, isOutage: true };
  return { state: 'failed', reason: response.ok && reason === '' ? 'no JSON' : `HTTP ${response.status}` };
}
