import { apexProblem } from '../../protocol/apex-problem.ts';
import type { Problem } from '../../protocol/problem.ts';
import type { Services } from '../../services/services.ts';
import type { LinkState } from '../../services/sessions/links.ts';

/** A link that confirms an address, as long as it works; else the answer for what it is. */
export function readEmailLink(
  services: Pick<Services, 'links'>,
  purpose: string,
  token: string,
): Extract<LinkState, { readonly state: 'valid' }> {
  const link = services.links.look(purpose, token);
  if (link.state === 'valid') return link;
  if (link.state !== 'expired') throw emailLinkInvalid();
  throw apexProblem(410, 'EMAIL_LINK_EXPIRED');
}

/** The answer for a link that was used, replaced, or never sent. */
export function emailLinkInvalid(): Problem {
  return apexProblem(404, 'EMAIL_LINK_INVALID');
}
