import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAtLeast, notAllowed, roleOfPath } from '../editing/rights.ts';
import type {
  DraftCall,
  FileText,
  KnownDraft,
  NewScreen,
  PlanCall,
  Presence,
  StudioSettings,
} from '../protocol.ts';
import type { Answer } from './answer.ts';
import { done, failed } from './answer.ts';
import { linkCookie } from './link-calls.ts';
import { createPresences } from './presences.ts';
import type { Publishing } from './publishing.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { StudioContext } from './studio-context.ts';
import type { Actor } from './actor.ts';

interface PathsCall {
  Body: { paths: string[] };
}
interface IdCall {
  Querystring: { id: string };
}

/** Adds all calls about drafts, and what one has to know to make them. */
export function addEditing(server: FastifyInstance, context: StudioContext): void {
  addReading(server, context);
  const { needs, actorOf, note, workspaceOf, underWay } = context;
  const own = (request: FastifyRequest) => workspaceOf(actorOf(request).id);
  const writes = needs('texts');
  server.put<{ Body: { drafts: DraftCall[] } }>(
    '/api/drafts',
    { schema: { body: forms.edits }, ...writes },
    (request, reply) => {
      const { drafts } = request.body;
      const no = whyNotChanged(actorOf(request), drafts);
      return send(reply, no ?? own(request).edit(...drafts));
    },
  );
  server.post<{ Body: { drafts: KnownDraft[] } }>(
    '/api/discard',
    { schema: { body: forms.knownDrafts }, ...writes },
    (request, reply) => send(reply, own(request).discard(request.body.drafts)),
  );
  server.post<PathsCall>('/api/keep-mine', { schema: { body: forms.paths }, ...writes }, (request, reply) =>
    send(reply, own(request).keepMine(request.body.paths)),
  );
  server.post<PathsCall>(
    '/api/save',
    { schema: { body: forms.paths }, ...writes },
    async (request, reply) => {
      const no = whyNotSaved(request, context);
      if (no !== undefined) return send(reply, no);
      note(request, 'save', savedPaths(request, context, request.body.paths));
      const isWanted = underWay.begin(actorOf(request).id);
      return send(reply, await own(request).save(request.body.paths, isWanted));
    },
  );
  server.post('/api/cancel', writes, (request, reply) => {
    note(request, 'cancel', '');
    underWay.giveUp(actorOf(request).id);
    return reply.send({});
  });
  server.post<{ Body: NewScreen }>(
    '/api/screens',
    { schema: { body: forms.newScreen }, ...needs('screens') },
    (request, reply) => send(reply, own(request).add(request.body)),
  );
}

function addReading(server: FastifyInstance, context: StudioContext): void {
  const { workspaceOf, actorOf, publishing, settings, team, origin } = context;
  const isSecure = origin.startsWith('https:');
  const own = (request: FastifyRequest) => workspaceOf(actorOf(request).id);
  server.get('/api/settings', (request, reply) => {
    const { name, role } = actorOf(request);
    const known: StudioSettings = {
      ...settings,
      me: { name, role },
      ...(team !== undefined && { team: { isReviewed: team.isReviewed } }),
    };
    // From now on this browser's previews are those of the studio, and not those of a link.
    if (linkCookie.read(request.headers.cookie, isSecure) !== undefined)
      void reply.header('set-cookie', linkCookie.clear(isSecure));
    return reply.send(known);
  });
  server.get('/api/project', (request, reply) => reply.send(own(request).state()));
  server.get<IdCall>('/api/document', (request, reply) =>
    send(reply, withLive(own(request).read(request.query.id), publishing)),
  );
  server.get('/api/operations', (request, reply) => reply.send(own(request).operations()));
  server.get('/api/texts', (request, reply) => reply.send(own(request).texts()));
  server.get<IdCall>('/api/offers', (request, reply) => send(reply, own(request).offers(request.query.id)));
  server.get<IdCall>('/api/schema', (request, reply) => {
    const schema = own(request).schemaOf(request.query.id);
    return schema.state === 'failed'
      ? send(reply, schema)
      : reply.type('application/json').send(schema.value);
  });
  server.get<IdCall>('/api/flow', (request, reply) =>
    reply.send({ chart: own(request).flow(request.query.id) }),
  );
  const presences = createPresences(Date);
  server.post<{ Body: Presence }>('/api/presence', { schema: { body: forms.presence } }, (request, reply) => {
    // In a team nobody says who he is himself.
    const name = actorOf(request).name || request.body.name;
    return reply.send(presences.note({ ...request.body, name }));
  });
  server.get('/api/places', (request, reply) => reply.send(own(request).places()));
  server.post<{ Body: PlanCall }>('/api/plan', { schema: { body: forms.plan } }, (request, reply) =>
    send(reply, own(request).plan(request.body)),
  );
}

/** Returns why somebody may not change files; undefined where he may. */
function whyNotChanged(
  { role }: Actor,
  files: readonly { readonly path: string }[],
): Answer<never> | undefined {
  const file = files.find(({ path }) => !isAtLeast(role, roleOfPath(path)));
  return file === undefined ? undefined : failed('NOT_ALLOWED', notAllowed(role, roleOfPath(file.path)));
}

/** Drafts may be saved with others of the same person, which were typed when his role was another one. */
export function whyNotSaved(
  request: FastifyRequest,
  { actorOf, workspaceOf }: Pick<StudioContext, 'actorOf' | 'workspaceOf'>,
): Answer<never> | undefined {
  const actor = actorOf(request);
  return whyNotChanged(
    actor,
    workspaceOf(actor.id)
      .draftPaths()
      .map((path) => ({ path })),
  );
}

/** The paths of a save that have a draft, for the audit log. */
export function savedPaths(
  request: FastifyRequest,
  { actorOf, workspaceOf }: Pick<StudioContext, 'actorOf' | 'workspaceOf'>,
  paths: readonly string[],
): string {
  const drafts = workspaceOf(actorOf(request).id).draftPaths();
  return paths.filter((path) => drafts.includes(path)).join(', ');
}

/** The files of a document with what customers have of them. */
function withLive(files: Answer<readonly FileText[]>, { liveText }: Publishing): Answer<readonly FileText[]> {
  if (files.state === 'failed') return files;
  return done(files.value.map((file) => ({ ...file, live: liveText(file.path) })));
}
