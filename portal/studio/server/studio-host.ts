import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type {
  DraftCall,
  FileText,
  KnownDraft,
  NewScreen,
  PlanCall,
  Presence,
  PreviewPlace,
  Problem,
  ProblemCode,
  PublishAgainCall,
  PublishCall,
  StudioSettings,
} from '../protocol.ts';
import type { Answer } from './answer.ts';
import { done, failed } from './answer.ts';
import { readPageFiles } from './page-files.ts';
import { createPresences } from './presences.ts';
import type { Previews } from './previews.ts';
import type { Publishing } from './publishing.ts';
import { isFromStudio } from './request-guard.ts';
import { becomeViewer } from './viewers.ts';
import type { Workspace } from './workspace.ts';

/** Options of the studio's host. */
export interface StudioHostOptions {
  readonly workspace: Workspace;
  readonly previews: Previews;
  readonly settings: StudioSettings;
  /** The password of all viewers. */
  readonly password: string;
  /** Folder of the built page. */
  readonly page: string;
  /** The address to listen at: `127.0.0.1:4180`. */
  readonly host: string;
  /** An address at which a screen has something to show; undefined where none is known. */
  readonly sampleAddress: (
    screen: { readonly id: string; readonly route: string },
    brand: string,
  ) => string | undefined;
  /** Publishing what is on the disk into the portal that customers see. */
  readonly publishing: Publishing;
}

const statuses: Readonly<Record<ProblemCode, number>> = {
  FOREIGN_REQUEST: 403,
  INVALID_REQUEST: 400,
  NOT_FOUND: 404,
  TAKEN: 409,
  DIAGNOSTICS: 422,
  OVERTAKEN: 409,
  OTHER_BUILD: 409,
  PREVIEW_FAILED: 502,
  DISK_FAILED: 500,
};

const text = { type: 'string' } as const;
const titles = { type: 'object', required: ['en', 'es'], properties: { en: text, es: text } };
const paths = { type: 'object', required: ['paths'], properties: { paths: { type: 'array', items: text } } };
const edit = {
  type: 'object',
  required: ['path', 'text'],
  properties: { path: text, text, over: text },
};
const edits = {
  type: 'object',
  required: ['drafts'],
  properties: { drafts: { type: 'array', items: edit, minItems: 1 } },
};
const knownDraft = { type: 'object', required: ['path'], properties: { path: text, text } };
const knownDrafts = {
  type: 'object',
  required: ['drafts'],
  properties: { drafts: { type: 'array', items: knownDraft } },
};
const words = { type: 'string', minLength: 1, maxLength: 500 } as const;
const publication = {
  type: 'object',
  required: ['paths', 'author', 'reason'],
  properties: { ...paths.properties, author: words, reason: words },
};
const publicationAgain = {
  type: 'object',
  required: ['number', 'author', 'reason'],
  properties: { number: { type: 'integer', minimum: 1 }, screen: text, author: words, reason: words },
};
const viewer = { type: 'object', properties: { username: text } };
const newScreen = {
  type: 'object',
  required: ['area', 'name', 'route', 'access', 'title'],
  properties: {
    area: text,
    name: text,
    route: text,
    access: { enum: ['guest', 'customer', 'anyone'] },
    title: titles,
    operation: text,
    isInMenu: { type: 'boolean' },
  },
};

const short = { type: 'string', maxLength: 100 } as const;
const presence = {
  type: 'object',
  required: ['window', 'name', 'document'],
  properties: { window: short, name: short, document: short },
};
const yesNo = { type: 'boolean' } as const;
const planned = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const move = planned({ id: text, newId: text, route: text, title: titles, isRedirected: yesNo });
const removal = planned({ id: text, leadsTo: text, isRedirected: yesNo });
const named = { enum: ['question', 'condition', 'data', 'value', 'message'] };
const rename = planned({ kind: named, from: text, to: text, screens: { type: 'array', items: text } });
const plan = {
  oneOf: [
    planned({ what: { const: 'move' }, move }),
    planned({ what: { const: 'remove' }, removal }),
    planned({ what: { const: 'rename' }, rename }),
  ],
};

/** The host of the studio's page and of the calls that it makes. It is for this machine alone. */
export function createStudioHost(options: StudioHostOptions): FastifyInstance {
  const server = fastify({
    bodyLimit: 2_097_152,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.addHook('onRequest', async ({ url, method, headers }, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    if (!isFromStudio({ method, headers }, options.host, url.startsWith('/api/')))
      return send(reply, failed('FOREIGN_REQUEST', 'Only the studio itself may ask this.'));
  });
  server.setErrorHandler((error: Error & { readonly validation?: unknown }, _request, reply) =>
    send(
      reply,
      error.validation === undefined
        ? failed('DISK_FAILED', `The studio failed: ${error.message}`)
        : failed('INVALID_REQUEST', error.message),
    ),
  );
  addPage(server, options);
  addEditing(server, options);
  addPublishing(server, options);
  addPreviews(server, options);
  return server;
}

function send(reply: FastifyReply, answer: Answer<unknown>): FastifyReply {
  if (answer.state === 'done') return reply.send(answer.value);
  const body: Problem = answer.problem;
  return reply.code(statuses[body.code]).send(body);
}

function addPage(server: FastifyInstance, { page, previews, settings }: StudioHostOptions): void {
  const files = readPageFiles(page);
  const frames = settings.brands.flatMap(({ id }) => previews.originOf(id) ?? []).join(' ');
  // The editor makes its styles as it goes.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  server.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return send(reply, failed('NOT_FOUND', 'There is nothing here.'));
    return reply.header('content-security-policy', policy).type(file.type).send(file.bytes);
  });
}

function addEditing(server: FastifyInstance, options: StudioHostOptions): void {
  const { workspace, settings, publishing } = options;
  server.get('/api/settings', (_request, reply) => reply.send(settings));
  server.get('/api/project', (_request, reply) => reply.send(workspace.state()));
  server.get<{ Querystring: { id: string } }>('/api/document', ({ query }, reply) =>
    send(reply, withLive(workspace.read(query.id), publishing)),
  );
  server.get('/api/operations', (_request, reply) => reply.send(workspace.operations()));
  server.get('/api/texts', (_request, reply) => reply.send(workspace.texts()));
  server.get<{ Querystring: { id: string } }>('/api/offers', ({ query }, reply) =>
    send(reply, workspace.offers(query.id)),
  );
  server.get<{ Querystring: { id: string } }>('/api/schema', ({ query }, reply) => {
    const schema = workspace.schemaOf(query.id);
    return schema.state === 'failed'
      ? send(reply, schema)
      : reply.type('application/json').send(schema.value);
  });
  server.put<{ Body: { drafts: DraftCall[] } }>(
    '/api/drafts',
    { schema: { body: edits } },
    ({ body }, reply) => send(reply, workspace.edit(...body.drafts)),
  );
  server.post<{ Body: { drafts: KnownDraft[] } }>(
    '/api/discard',
    { schema: { body: knownDrafts } },
    ({ body }, reply) => send(reply, workspace.discard(body.drafts)),
  );
  server.post<PathsCall>('/api/keep-mine', { schema: { body: paths } }, ({ body }, reply) =>
    send(reply, workspace.keepMine(body.paths)),
  );
  server.post<PathsCall>('/api/save', { schema: { body: paths } }, async ({ body }, reply) =>
    send(reply, await workspace.save(body.paths)),
  );
  server.get<{ Querystring: { id: string } }>('/api/flow', ({ query }, reply) =>
    reply.send({ chart: workspace.flow(query.id) }),
  );
  const presences = createPresences(Date);
  server.post<{ Body: Presence }>('/api/presence', { schema: { body: presence } }, ({ body }, reply) =>
    reply.send(presences.note(body)),
  );
  server.get('/api/places', (_request, reply) => reply.send(workspace.places()));
  server.post<{ Body: PlanCall }>('/api/plan', { schema: { body: plan } }, ({ body }, reply) =>
    send(reply, workspace.plan(body)),
  );
  server.post<{ Body: NewScreen }>('/api/screens', { schema: { body: newScreen } }, ({ body }, reply) =>
    send(reply, workspace.add(body)),
  );
}

/** The files of a document with what customers have of them. */
function withLive(files: Answer<readonly FileText[]>, { liveText }: Publishing): Answer<readonly FileText[]> {
  if (files.state === 'failed') return files;
  return done(files.value.map((file) => ({ ...file, live: liveText(file.path) })));
}

function addPublishing(server: FastifyInstance, { workspace, publishing }: StudioHostOptions): void {
  const answer = (published: Answer<string>): Answer<object> =>
    published.state === 'failed' ? published : done({ message: published.value, project: workspace.state() });
  server.get('/api/publications', (_request, reply) => reply.send(publishing.list()));
  server.post<{ Body: PublishCall }>(
    '/api/publish',
    { schema: { body: publication } },
    async ({ body }, reply) => {
      const saved = await workspace.save(body.paths);
      return send(reply, saved.state === 'failed' ? saved : answer(await publishing.publish(body)));
    },
  );
  server.post<{ Body: PublishAgainCall }>(
    '/api/publish-again',
    { schema: { body: publicationAgain } },
    async ({ body }, reply) => send(reply, answer(await publishing.publishAgain(body))),
  );
}

interface PathsCall {
  Body: { paths: string[] };
}

function addPreviews(server: FastifyInstance, options: StudioHostOptions): void {
  const { workspace, previews, settings, password, sampleAddress } = options;
  server.get<{ Querystring: { id: string; brand: string } }>('/api/preview', async ({ query }, reply) => {
    const shown = await previews.show(query.brand);
    if (shown.state === 'failed') return send(reply, shown);
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
    { schema: { body: viewer } },
    async ({ body, headers }, reply) => {
      const [brand] = settings.brands;
      const origin = brand && previews.originOf(brand.id);
      if (origin === undefined) return send(reply, failed('NOT_FOUND', 'There is no preview.'));
      const became = await becomeViewer(body.username, { origin, password, cookie: headers.cookie });
      if (became.state === 'failed') return send(reply, became);
      return reply.header('set-cookie', [...became.value]).send({});
    },
  );
}
