import type { FastifyInstance } from 'fastify';
import { failed } from './answer.ts';
import { placeOf } from './link-calls.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { StudioContext } from './studio-context.ts';
import { becomeViewer } from './viewers.ts';

/** Adds the calls of the preview. */
export function addPreviews(server: FastifyInstance, context: StudioContext): void {
  const { workspaceOf, previews, settings, password, sampleAddress, actorOf } = context;
  server.get<{ Querystring: { id: string; brand: string } }>('/api/preview', async (request, reply) => {
    const { id, brand } = request.query;
    const who = actorOf(request).id;
    const look = { previews, workspace: workspaceOf(who), sampleAddress };
    return send(reply, await placeOf({ id, brand, who }, look));
  });
  server.post<{ Body: { username?: string } }>(
    '/api/viewer',
    { schema: { body: forms.viewer } },
    async (request, reply) => {
      const [brand] = settings.brands;
      if (brand === undefined) return send(reply, failed('NOT_FOUND', 'There is no preview.'));
      const became = await becomeViewer(request.body.username, {
        previews,
        brand: brand.id,
        who: actorOf(request).id,
        password,
        cookie: request.headers.cookie,
      });
      if (became.state === 'failed') return send(reply, became);
      return reply.header('set-cookie', [...became.value]).send({});
    },
  );
}
