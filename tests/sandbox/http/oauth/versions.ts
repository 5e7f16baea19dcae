import { apiVersions, trimPath } from '../../contract/versions.ts';
import type { Answer } from '../../protocol/answer.ts';
import { plainErrorAnswer } from '../../protocol/error-body.ts';
import { notFound, sessionExpired } from '../../protocol/problem.ts';
import { readCaller } from '../caller.ts';
import type { RequestContext } from '../entry-point.ts';
import { identityAddress } from './token.ts';

const base = (version: string): string => `/services/data/v${version}`;

/** GET the versions of the interface; anyone may ask. */
export function answerVersions(): Answer {
  const body = apiVersions.map(({ label, version }) => ({ label, url: base(version), version }));
  return { status: 200, body };
}

/** GET the resources of a version. */
export function answerResources(context: RequestContext): Answer {
  const asked = apiVersions.find(({ version }) => trimPath(context.url.pathname) === base(version));
  if (asked === undefined) return plainErrorAnswer(notFound());
  const { viewer } = readCaller(context.request, context.services);
  if (viewer === undefined) return plainErrorAnswer(sessionExpired());
  const body = {
    identity: identityAddress(context, viewer.userId),
    'ui-api': `${base(asked.version)}/ui-api`,
  };
  return { status: 200, body };
}
