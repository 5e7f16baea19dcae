import type { FastifyInstance } from 'fastify';
import { hostCookie } from '../../../server/auth/session-cookie.ts';
import type { Entry } from '../../protocol.ts';
import { failed } from '../answer.ts';
import { forms } from '../request-forms.ts';
import { send } from '../studio-context.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Team } from './team.ts';

/** Kept by the browser while it is at the provider, which is another site. */
const begun = hostCookie('studio-log-in', 'Lax');

/** Adds the calls that let people in and out, and the log of what they did. */
export function addTeam(
  server: FastifyInstance,
  { team, needs, actorOf, origin }: StudioContext & { readonly team: Team },
): void {
  server.get('/api/entry', (_request, reply) => {
    const entry: Entry = { hasOpenId: team.openId !== undefined };
    return reply.send(entry);
  });
  server.post<{ Body: { username: string; password: string } }>(
    '/api/log-in',
    { schema: { body: forms.logIn } },
    async (request, reply) => {
      const cookie = await team.logIn({ ...request.body, address: request.ip });
      return cookie.state === 'failed'
        ? send(reply, cookie)
        : reply.header('set-cookie', cookie.value).send({});
    },
  );
  server.post('/api/log-out', (request, reply) =>
    reply.header('set-cookie', team.logOut(request.headers.cookie)).send({}),
  );
  server.post<{ Body: { before: string; after: string } }>(
    '/api/password',
    { schema: { body: forms.passwordChange } },
    async (request, reply) => {
      const actor = actorOf(request);
      const { cookie: cookies } = request.headers;
      const change = { ...request.body, cookies, address: request.ip };
      return send(reply, await team.changePassword({ ...actor, isActive: true }, change));
    },
  );
  server.get('/api/audit', needs('publish'), (_request, reply) => reply.send(team.lastEvents()));
  addOpenId(server, team, origin.startsWith('https:'));
}

/** The way to the provider and back. A failure leads to the log-in, which says so. */
function addOpenId(server: FastifyInstance, team: Team, isSecure: boolean): void {
  server.get('/log-in/start', async (_request, reply) => {
    const way = await team.openId?.begin();
    if (way === undefined) return send(reply, failed('NOT_FOUND', 'There is nothing here.'));
    if (way.state === 'failed') return reply.redirect('/?refused=service', 303);
    return reply.header('set-cookie', begun.set(way.value.kept, isSecure)).redirect(way.value.address, 303);
  });
  server.get('/log-in/back', async (request, reply) => {
    const back = new URL(request.url, 'http://studio').searchParams;
    const session = await team.logInByOpenId(back, begun.read(request.headers.cookie, isSecure));
    const ended = begun.clear(isSecure);
    if (session.state === 'done')
      return reply.header('set-cookie', [ended, session.value]).redirect('/', 303);
    const why = session.problem.code === 'NOT_ALLOWED' ? 'account' : 'service';
    return reply.header('set-cookie', ended).redirect(`/?refused=${why}`, 303);
  });
}
