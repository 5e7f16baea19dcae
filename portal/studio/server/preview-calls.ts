import type { FastifyInstance } from 'fastify';
import type { PreviewPlace } from '../protocol.ts';
import { failed } from './answer.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { StudioContext } from './studio-context.ts';
import { becomeViewer } from './viewers.ts';

/** Adds the calls of the preview. */
export function addPreviews(server: FastifyInstance, context: StudioContext): void {
  const { workspaceOf, previews, settings, password, sampleAddress, actorOf } = context;
  server.get<{ Querystring: { id: string; brand: string } }>('/api/preview', async (request, reply) => {
    const { query } = request;
    const who = actorOf(request).id;
    const shown = await previews.show(query.brand, who);
    if (shown.state === 'failed') return send(reply, shown);
    const workspace = workspaceOf(who);
    const { documents } = workspace.project();
    const { route } = documents.find((one) => one.id === query.id) ?? {};
    const place: PreviewPlace = {
      ...shown.value,
      path: route === undefined ? undefined : sampleAddress({ id: query.id, route }, query.brand),
      calls: await workspace.calls(query.id),
    };
    return reply.send(place);
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
