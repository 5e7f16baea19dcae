import type { Answer } from '../../protocol/answer.ts';
import { plainErrorAnswer } from '../../protocol/error-body.ts';
import { Problem } from '../../protocol/problem.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';
import { OauthError, oauthErrorBody } from '../../services/oauth/oauth-error.ts';
import type { EntryPoint, RequestContext } from '../entry-point.ts';
import { toResponse } from '../response.ts';
import { answerAuthorize } from './authorize.ts';
import {
  answerForgotPassword,
  answerPasswordlessRequest,
  answerRegistrationRequest,
} from './headless-identity.ts';
import { answerIdentity, answerUserInfo } from './identity.ts';
import { answerRevoke, answerToken } from './token.ts';
import { answerResources, answerVersions } from './versions.ts';

interface Resource {
  readonly path: RegExp;
  readonly methods: readonly string[];
  answer(
    context: RequestContext,
    clients: readonly OauthClient[],
  ): Answer | Response | Promise<Answer | Response>;
}

const RESOURCES: readonly Resource[] = [
  { path: /^\/services\/oauth2\/authorize$/, methods: ['GET', 'POST'], answer: answerAuthorize },
  { path: /^\/services\/oauth2\/token$/, methods: ['POST'], answer: answerToken },
  { path: /^\/services\/oauth2\/revoke$/, methods: ['POST'], answer: answerRevoke },
  {
    path: /^\/services\/auth\/headless\/init\/registration$/,
    methods: ['POST'],
    answer: answerRegistrationRequest,
  },
  { path: /^\/services\/auth\/headless\/forgot_password$/, methods: ['POST'], answer: answerForgotPassword },
  {
    path: /^\/services\/auth\/headless\/init\/passwordless\/login$/,
    methods: ['POST'],
    answer: answerPasswordlessRequest,
  },
  { path: /^\/services\/oauth2\/userinfo$/, methods: ['GET', 'POST'], answer: answerUserInfo },
  { path: /^\/id\/[^/]+\/[^/]+$/, methods: ['GET'], answer: answerIdentity },
  { path: /^\/services\/data\/?$/, methods: ['GET'], answer: answerVersions },
  { path: /^\/services\/data\/v\d{2}\.0\/?$/, methods: ['GET'], answer: answerResources },
];

/** OAuth 2.0 as the platform speaks it, and the addresses by which its clients find their way. */
export function createOauthEntryPoint(clients: readonly OauthClient[]): EntryPoint {
  return async (context) => {
    const resource = RESOURCES.find(({ path }) => path.test(context.url.pathname));
    if (resource === undefined) return undefined;
    if (!resource.methods.includes(context.request.method)) {
      const headers = { Allow: resource.methods.join(', ') };
      const message = 'HTTP method not allowed';
      return toResponse(plainErrorAnswer(new Problem(405, 'METHOD_NOT_ALLOWED', { message, headers })));
    }
    try {
      const answer = await resource.answer(context, clients);
      return answer instanceof Response ? answer : toResponse(answer);
    } catch (cause) {
      if (!(cause instanceof OauthError)) throw cause;
      return toResponse({ status: cause.status, body: oauthErrorBody(cause), headers: cause.headers });
    }
  };
}
