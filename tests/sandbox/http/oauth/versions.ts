import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { plainErrorAnswer } from '../../protocol/error-body.ts';
import { sessionExpired } from '../../protocol/problem.ts';
import { readCaller } from '../caller.ts';
import type { RequestContext } from '../entry-point.ts';
import { identityAddress } from './token.ts';

/** The version of the interface that the specs describe. */
const VERSION = {
  label: "Summer '25",
  url: `/services/data/${constants.apiVersion}`,
  version: constants.apiVersion.slice(1),
} as const;

/** GET the versions of the interface; anyone may ask. */
export function answerVersions(): Answer {
  return { status: 200, body: [VERSION] };
}

/** GET the resources of the version. */
export function answerResources(context: RequestContext): Answer {
  const { viewer } = readCaller(context.request, context.services);
  if (viewer === undefined) return plainErrorAnswer(sessionExpired());
  const body = { identity: identityAddress(context, viewer.userId), 'ui-api': `${VERSION.url}/ui-api` };
  return { status: 200, body };
}
