import type { FastifyInstance } from 'fastify';
import type { PromoteCall, StageCall } from '../publication-protocol.ts';
import { actsOf } from './publishing-calls.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { StudioContext } from './studio-context.ts';

/** Adds the calls about what staff see in the portal before customers do. */
export function addStaging(server: FastifyInstance, context: StudioContext): void {
  const { staging, needs, actorOf, note, team, underWay } = context;
  const { saved, signed, answer } = actsOf(context);
  server.get('/api/staging', (request, reply) => reply.send(staging.state(actorOf(request))));
  server.post<{ Body: StageCall }>(
    '/api/staging',
    { schema: { body: forms.publication }, ...needs('screens') },
    async (request, reply) => {
      const no = await saved(request, request.body.paths);
      if (no !== undefined) return send(reply, no);
      note(request, 'stage', request.body.reason);
      const isWanted = underWay.begin(actorOf(request).id);
      const call = { ...signed(request, request.body), isWanted };
      return send(reply, answer(request, await staging.stage(call, actorOf(request))));
    },
  );
  server.post<{ Body: PromoteCall }>(
    '/api/staging/promote',
    { schema: { body: forms.promotion }, ...needs('publish') },
    async (request, reply) => {
      const by = { actor: actorOf(request), isReviewed: team?.isReviewed === true };
      note(request, 'promote', request.body.reason);
      const isWanted = underWay.begin(actorOf(request).id);
      const call = { ...signed(request, request.body), isWanted };
      return send(reply, answer(request, await staging.promote(call, by)));
    },
  );
  server.post('/api/staging/clear', needs('screens'), async (request, reply) => {
    note(request, 'end staging', staging.state(actorOf(request)).staged?.reason ?? '');
    return send(reply, answer(request, await staging.clear()));
  });
  server.post<{ Body: { portal: string } }>(
    '/api/staging/look',
    { schema: { body: forms.stagingLook } },
    (request, reply) => {
      note(request, 'look at staging', request.body.portal);
      return send(reply, staging.invite(request.body.portal));
    },
  );
}
