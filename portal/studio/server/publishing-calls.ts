import type { FastifyInstance, FastifyRequest } from 'fastify';
import { approvalOf } from '../editing/approvals.ts';
import type {
  Approver,
  PlanDecision,
  PlanPublicationCall,
  PublicationReview,
  PublishAgainCall,
  PublishCall,
} from '../publication-protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { approversOf, needsApproval } from './approvers.ts';
import { documentOf } from './document-files.ts';
import { savedPaths, whyNotSaved } from './editing-calls.ts';
import { forms } from './request-forms.ts';
import { whyNotAsSeen } from './review.ts';
import { send } from './studio-context.ts';
import type { OpenWorkspace, StudioContext } from './studio-context.ts';

const reviewed = failed(
  'NEEDS_REVIEW',
  'Another person approves what is published here. Ask for approval instead.',
);

/** Adds all calls about publications. */
export function addPublishing(server: FastifyInstance, context: StudioContext): void {
  const { publishing, needs, note, team } = context;
  const { saved, signed, answer } = actsOf(context);
  server.get('/api/publications', (_request, reply) => reply.send(publishing.list()));
  server.post<{ Body: PublishCall }>(
    '/api/publish',
    { schema: { body: forms.publication }, ...needs('publish') },
    async (request, reply) => {
      if (team?.isReviewed === true) return send(reply, reviewed);
      const no = await saved(request, request.body.paths);
      if (no !== undefined) return send(reply, no);
      note(request, 'publish', request.body.reason);
      return send(reply, answer(request, await publishing.publish(signed(request, request.body))));
    },
  );
  server.post<{ Body: PublishAgainCall }>(
    '/api/publish-again',
    { schema: { body: forms.publicationAgain }, ...needs('publish') },
    async (request, reply) => {
      const { number, screen = 'everything' } = request.body;
      // What one goes back to was approved when it went live.
      note(request, 'go back', `version ${number}, ${screen}`);
      return send(reply, answer(request, await publishing.publishAgain(signed(request, request.body))));
    },
  );
  server.post<{ Body: { author: string } }>(
    '/api/publish/cancel',
    { schema: { body: forms.cancelled }, ...needs('publish') },
    (request, reply) => {
      note(request, 'cancel a publication', '');
      publishing.cancel(signed(request, request.body).author);
      return reply.send({});
    },
  );
  addPlanned(server, context);
}

/** Adds the calls about publications that wait for somebody or for a time. */
function addPlanned(server: FastifyInstance, context: StudioContext): void {
  const { publishing, needs, actorOf, note, team, workspaceOf } = context;
  const { saved, signed, answer } = actsOf(context);
  server.get<{ Querystring: { document: string } }>('/api/review', (request, reply) => {
    const workspace = workspaceOf(actorOf(request).id);
    const own = workspace.draftPaths().filter((path) => documentOf(path)?.id === request.query.document);
    const drafts = draftsOf(own, workspace);
    const documents = publishing.review(drafts);
    const review: PublicationReview = {
      documents: documents.map(({ id, hash, files }) => ({ id, hash, files })),
      approvers: approversOf(documents, { actor: actorOf(request), team }),
    };
    return reply.send(review);
  });
  server.get('/api/planned', (request, reply) => reply.send(publishing.planned(actorOf(request))));
  server.post<{ Body: PlanPublicationCall }>(
    '/api/planned',
    { schema: { body: forms.planned }, ...needs('texts') },
    async (request, reply) => {
      const actor = actorOf(request);
      const { paths, seen } = request.body;
      const review = publishing.review(draftsOf(paths, workspaceOf(actor.id)));
      const wanted = review.filter(({ id }) => Object.hasOwn(seen, id));
      // Nothing is saved either: it is asked again once what is saved by then is known.
      const no = whyNotAsSeen(wanted, seen) ?? (await saved(request, paths));
      if (no !== undefined) return send(reply, no);
      const isApproved = !needsApproval(actor, team);
      note(request, isApproved ? 'plan a publication' : 'ask for approval', request.body.reason);
      const planned = await publishing.plan(signed(request, request.body), { actor, isApproved });
      const approvers = approversOf(wanted, { actor, team });
      return send(reply, answer(request, withApproval(planned, approvers, Object.keys(seen))));
    },
  );
  server.post<{ Body: PlanDecision }>(
    '/api/planned/decide',
    { schema: { body: forms.decision }, ...needs('texts') },
    async (request, reply) => {
      const { what, id } = request.body;
      const { reason = id } = publishing.planned(actorOf(request)).find((one) => one.id === id) ?? {};
      note(request, `${what} a publication`, reason);
      const by = { actor: actorOf(request), isReviewed: team?.isReviewed === true };
      return send(reply, answer(request, await publishing.decide(request.body, by)));
    },
  );
}

/** Says with an answer who may approve what was asked for; undefined where nobody has to. */
function withApproval(
  planned: Answer<string>,
  approvers: readonly Approver[] | undefined,
  documents: readonly string[],
): Answer<string> {
  if (planned.state === 'failed' || approvers === undefined) return planned;
  const { isStuck, words } = approvalOf(approvers, documents);
  return done(isStuck ? `It is kept. ${words}` : `${planned.value} ${words}`);
}

/** Somebody's drafts of some files. */
function draftsOf(paths: readonly string[], workspace: OpenWorkspace): ReadonlyMap<string, string> {
  const known = new Set(workspace.draftPaths());
  const own = paths.filter((path) => known.has(path));
  const sources = own.length === 0 ? new Map<string, string>() : workspace.sources();
  return new Map(own.map((path) => [path, sources.get(path) ?? '']));
}

/** Acts that calls about publications have in common. */
export function actsOf(context: StudioContext) {
  const { workspaceOf, actorOf, note } = context;
  return {
    /** Saves drafts first. @returns why that was not done */
    async saved(request: FastifyRequest, paths: readonly string[]): Promise<Answer<never> | undefined> {
      const no = whyNotSaved(request, context);
      if (no !== undefined || paths.length === 0) return no;
      note(request, 'save', savedPaths(request, context, paths));
      const saved = await workspaceOf(actorOf(request).id).save(paths);
      return saved.state === 'failed' ? saved : undefined;
    },
    /** In a team nobody signs with another name than his own. */
    signed<TCall extends { readonly author: string }>(request: FastifyRequest, call: TCall): TCall {
      return { ...call, author: actorOf(request).name || call.author };
    },
    answer(request: FastifyRequest, published: Answer<string>): Answer<object> {
      if (published.state === 'failed') return published;
      return done({ message: published.value, project: workspaceOf(actorOf(request).id).state() });
    },
  };
}
