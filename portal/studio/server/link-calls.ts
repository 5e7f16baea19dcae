import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostCookie } from '../../server/auth/session-cookie.ts';
import { isAtLeast } from '../editing/rights.ts';
import type { LinkSummary, MadeLink, PreviewPlace, SharedPreview, StudioDocument } from '../protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';
import type { PreviewLink } from './preview-links.ts';
import { callsOf } from './offers.ts';
import { forms } from './request-forms.ts';
import { send } from './studio-context.ts';
import type { OpenWorkspace, StudioContext } from './studio-context.ts';
import { becomeViewer } from './viewers.ts';

/** Kept by the browser of somebody who has opened a link. */
export const linkCookie = hostCookie('studio-link');

/** Prefix of the name under which previews know a link. */
const prefix = 'link:';

/** The name under which previews know a link. */
export const nameOfLink = (id: string): string => prefix + id;

/** The id of a link that previews know by a name; undefined for an account. */
export const linkOfName = (who: string): string | undefined =>
  who.startsWith(prefix) ? who.slice(prefix.length) : undefined;

/** Adds the calls that make links, and those of somebody who has one: he sees, and can change nothing. */
export function addLinks(server: FastifyInstance, context: StudioContext): void {
  addMaking(server, context);
  addShared(server, context);
}

function addMaking(server: FastifyInstance, context: StudioContext): void {
  const { links, needs, actorOf, workspaceOf, publishing, origin, note } = context;
  const writes = needs('texts');
  server.post<{ Body: { title: string; plan?: string } }>(
    '/api/links',
    { schema: { body: forms.link }, ...writes },
    (request, reply) => {
      const { title, plan } = request.body;
      const { id: authorId, name: author } = actorOf(request);
      const planned = publishing.planned(actorOf(request)).find(({ id }) => id === plan);
      if (plan !== undefined && planned === undefined)
        return send(reply, failed('NOT_FOUND', 'This publication is not planned any more.'));
      const drafts =
        planned === undefined
          ? draftsOf(workspaceOf(authorId))
          : planned.files.map(({ path, after = '' }) => [path, after] as const);
      note(request, 'share a preview', title);
      const secret = links.make({ author, authorId, title, drafts: Object.fromEntries(drafts) });
      const made: MadeLink = { address: `${origin}/#/shared/${secret}` };
      return reply.send(made);
    },
  );
  server.get('/api/links', writes, (request, reply) => {
    const { id, role } = actorOf(request);
    const seen = links.all().filter(({ authorId }) => authorId === id || isAtLeast(role, 'publish'));
    return reply.send(seen.map(summaryOf));
  });
  server.post<{ Body: { id: string } }>(
    '/api/links/end',
    { schema: { body: forms.linkEnd }, ...writes },
    (request, reply) => {
      const { id, role } = actorOf(request);
      const link = links.byId(request.body.id);
      if (link === undefined || (link.authorId !== id && !isAtLeast(role, 'publish')))
        return send(reply, failed('NOT_FOUND', 'This link is not open any more.'));
      note(request, 'end a shared preview', link.title);
      links.end(link.id);
      return reply.send({});
    },
  );
}

function addShared(server: FastifyInstance, context: StudioContext): void {
  const { links, origin, workspaceOf, previews, settings, password, sampleAddress } = context;
  const isSecure = origin.startsWith('https:');
  const opened = (request: FastifyRequest): PreviewLink | undefined =>
    links.find(linkCookie.read(request.headers.cookie, isSecure) ?? '');
  server.post<{ Body: { secret: string } }>(
    '/api/shared',
    { schema: { body: forms.shared } },
    (request, reply) => {
      const link = links.find(request.body.secret);
      if (link === undefined) return send(reply, over);
      const shared = sharedOf(link, { settings, workspace: workspaceOf(nameOfLink(link.id)) });
      return reply.header('set-cookie', linkCookie.set(request.body.secret, isSecure)).send(shared);
    },
  );
  server.get<{ Querystring: { id: string; brand: string } }>(
    '/api/shared/preview',
    async (request, reply) => {
      const link = opened(request);
      if (link === undefined) return send(reply, over);
      const who = nameOfLink(link.id);
      const { id, brand } = request.query;
      return send(reply, await placeOf({ id, brand, who }, { previews, sampleAddress }));
    },
  );
  server.post<{ Body: { username?: string } }>(
    '/api/shared/viewer',
    { schema: { body: forms.viewer } },
    async (request, reply) => {
      const [link, [brand]] = [opened(request), settings.brands];
      if (link === undefined || brand === undefined) return send(reply, over);
      const became = await becomeViewer(request.body.username, {
        previews,
        brand: brand.id,
        who: nameOfLink(link.id),
        password,
        cookie: request.headers.cookie,
      });
      if (became.state === 'failed') return send(reply, became);
      return reply.header('set-cookie', [...became.value]).send({});
    },
  );
}

/** The drafts of a link, and the screens that they change. */
function sharedOf(
  { author, time, until, title, drafts }: PreviewLink,
  { settings, workspace }: Pick<StudioContext, 'settings'> & { readonly workspace: OpenWorkspace },
): SharedPreview {
  const { documents, revision } = workspace.state();
  const changed = Object.keys(drafts).map((path) => documentOf(path)?.id);
  const isShown = ({ id, kind }: StudioDocument) =>
    changed.length === 0 ? kind === 'screen' : changed.includes(id);
  return {
    author,
    time,
    until,
    title,
    revision,
    settings: { ...settings, me: { name: '', role: 'read' } },
    documents: documents.filter(isShown),
  };
}

const over = failed('NOT_FOUND', 'This link is not open any more. Ask for another one.');

/** Somebody's look at a screen of a brand. */
interface Look {
  readonly id: string;
  readonly brand: string;
  readonly who: string;
}

/** The place at which a screen is previewed for somebody. */
export async function placeOf(
  { id, brand, who }: Look,
  { previews, sampleAddress }: Pick<StudioContext, 'previews' | 'sampleAddress'>,
): Promise<Answer<PreviewPlace>> {
  const shown = await previews.show(brand, who);
  if (shown.state === 'failed') return shown;
  const { project, ...place } = shown.value;
  const { route } = project.documents.find((one) => one.id === id) ?? {};
  const path = route === undefined ? undefined : sampleAddress({ id, route }, brand);
  const screen = project.files.screens.find(({ file }) => file === `screen-configs/${id}.json`);
  return done({ ...place, path, calls: await callsOf(screen?.value, project.files) });
}

function draftsOf(workspace: OpenWorkspace): readonly (readonly [string, string])[] {
  const sources = workspace.sources();
  return workspace.draftPaths().map((path) => [path, sources.get(path) ?? ''] as const);
}

const summaryOf = ({ id, author, title, time, until }: PreviewLink): LinkSummary => ({
  id,
  author,
  title,
  time,
  until,
});
