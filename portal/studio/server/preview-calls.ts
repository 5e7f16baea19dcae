import type { FastifyInstance } from 'fastify';
import type { ComparedPair, ComparedPictures } from '../publication-protocol.ts';
import { failed } from './answer.ts';
import { placeOf } from './link-calls.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { StudioContext } from './studio-context.ts';
import { becomeViewer } from './viewers.ts';

interface PicturesCall {
  readonly id: string;
  readonly brand: string;
  readonly pair: ComparedPair;
}

/** The states that are compared: the one before, and the one after. */
const pairs = {
  saved: ['saved', 'mine'],
  live: ['live', 'mine'],
  waiting: ['live', 'saved'],
} as const;

/** Adds the calls of the preview. */
export function addPreviews(server: FastifyInstance, context: StudioContext): void {
  const { workspaceOf, previews, publishing, settings, password, sampleAddress, actorOf } = context;
  server.get<{ Querystring: { id: string; brand: string } }>('/api/preview', async (request, reply) => {
    const { id, brand } = request.query;
    const who = actorOf(request).id;
    return send(reply, await placeOf({ id, brand, who }, { previews, sampleAddress }));
  });
  server.get<{ Querystring: PicturesCall }>(
    '/api/pictures',
    { schema: { querystring: forms.pictures } },
    async (request, reply) => {
      const { id, brand, pair } = request.query;
      const who = actorOf(request).id;
      const workspace = workspaceOf(who);
      const states = {
        mine: () => workspace.preview().files,
        saved: () => workspace.filesWith(new Map()),
        live: () => workspace.filesWith(publishing.liveTexts()),
      };
      const [before, after] = pairs[pair];
      const shown = await previews.showBeside(brand, who, [states[before](), states[after]()]);
      if (shown.state === 'failed') return send(reply, shown);
      const place = await placeOf({ id, brand, who }, { previews, sampleAddress });
      if (place.state === 'failed') return send(reply, place);
      const { origin, path } = place.value;
      const [first, second] = shown.value.manifests;
      const answer: ComparedPictures = { origin, path, before: first, after: second };
      return reply.send(answer);
    },
  );
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
