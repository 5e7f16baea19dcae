import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { PublishedFiles } from '../build-files.ts';
import { noStore, securityHeaders } from '../headers.ts';
import { sendHostError } from '../host-answer.ts';
import type { CounterStore } from '../limits/counter-store.ts';
import { isSecure } from '../org/headers.ts';
import { isFromOwnForm } from '../request-checks.ts';
import { invitationFor, passFor, readClaim, signClaim } from './staff-tokens.ts';
import type { StaffClaim, StagingKeys } from './staff-tokens.ts';
import { passCookie } from './pass-cookie.ts';
import type { StagedPublication } from './staged-publication.ts';
import { invitationPage, leaveAddress, refusedPage, stagingAddress, stagingPolicy } from './staging-html.ts';

/** The keys, and what they open. */
interface StagingOptions {
  readonly keys: StagingKeys;
  readonly staged: StagedPublication;
  /** Counts invitations, which lead in once. */
  readonly counters: CounterStore;
  readonly clock: { readonly now: () => number };
}

/** Returns what is staged, for staff who have come in by an invitation; undefined for everybody else. */
export type StagedFor = (request: FastifyRequest) => Promise<PublishedFiles | undefined>;

const formType = 'application/x-www-form-urlencoded';
const bodyLimit = 2_000;

/** Adds the addresses by which staff come in from the studio, and go out. */
export async function registerStaging(host: FastifyInstance, options: StagingOptions): Promise<void> {
  const { keys, staged, clock } = options;
  host.removeAllContentTypeParsers();
  host.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, text, done) =>
    done(null, text),
  );
  const invited = (request: FastifyRequest, token: string) =>
    readClaim(keys, token, { use: 'invitation', host: hostOf(request), now: clock.now() });
  host.get<{ Querystring: { invitation?: unknown } }>(stagingAddress, async (request, reply) => {
    const token = textOf(request.query.invitation);
    const published = invited(request, token) === undefined ? undefined : await staged();
    if (published?.host.stage === undefined) return sendPage(reply.code(403), refusedPage());
    return sendPage(reply, invitationPage(published.host.stage, token));
  });
  host.post(stagingAddress, async (request, reply) => {
    if (!isFromOwnForm(request.headers)) return sendHostError(reply, 'FORBIDDEN_REQUEST');
    const claim = invited(request, textOf(new URLSearchParams(textOf(request.body)).get('invitation')));
    if (claim === undefined || !(await isFirst(claim, options))) {
      return sendPage(reply.code(403), refusedPage());
    }
    const facts = { use: 'pass', host: claim.host, until: clock.now() + passFor } as const;
    request.log.info('somebody of the staff looks at what is staged');
    return sendHome(reply, passCookie.set(signClaim(keys, facts), isSecure(request)));
  });
  host.post(leaveAddress, (request, reply) => {
    if (!isFromOwnForm(request.headers)) return sendHostError(reply, 'FORBIDDEN_REQUEST');
    return sendHome(reply, passCookie.clear(isSecure(request)));
  });
}

/** Tells whoever has a pass from everybody else. */
export function createStagedFor({ keys, staged, clock }: StagingOptions): StagedFor {
  return async (request) => {
    const token = passCookie.read(request.headers.cookie, isSecure(request));
    if (token === undefined) return undefined;
    const wanted = { use: 'pass', host: hostOf(request), now: clock.now() } as const;
    return readClaim(keys, token, wanted) === undefined ? undefined : staged();
  };
}

/** An invitation that nobody can count leads nowhere. */
async function isFirst({ id }: StaffClaim, { counters }: StagingOptions): Promise<boolean> {
  const key = createHash('sha256').update(`invitation ${id}`).digest('base64url').slice(0, 22);
  const { count } = await counters.take(key, invitationFor).catch(() => ({ count: Infinity }));
  return count === 1;
}

const hostOf = ({ headers }: FastifyRequest) => (headers.host ?? '').toLowerCase();
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const sendHome = (reply: FastifyReply, cookie: string) =>
  reply.headers({ ...securityHeaders, ...noStore, 'set-cookie': cookie }).redirect('/', 303);

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({ ...securityHeaders, ...noStore, 'content-security-policy': stagingPolicy })
    .type('text/html; charset=utf-8')
    .send(html);
