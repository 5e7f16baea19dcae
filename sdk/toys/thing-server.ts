import type { Thing } from './toy-api.ts';

/** The fate of a request. */
export type Way = 'open' | 'closed' | 'answer lost' | 'busy';

/** A server of things that keeps idempotency keys, for good and for bad answers. */
export interface ThingServer {
  /** The fate of requests from now on. */
  way: Way;
  /** Names that were written, in the order in which they were. */
  readonly applied: readonly { readonly id: string; readonly name: string }[];
  /** Requests that change something, in the order of their arrival. */
  readonly sent: readonly { readonly id: string; readonly name: string; readonly key: string }[];
  fetch(request: Request): Promise<Response>;
  thing(id: string): Thing & { readonly changed: string };
  /** Somebody else changes a thing. */
  changeElsewhere(id: string): void;
  /** The user is signed out. */
  signOut(): void;
  signIn(): void;
}

/** Prefix of names that the server refuses. */
export const REFUSED_NAME = 'refused';

const START = Date.parse('2026-10-02T14:00:00.000Z');

/** A server with things that nobody has changed; each change takes it a second. */
export function createThingServer(): ThingServer {
  const things = createThings();
  const answers = new Map<string, Answer>();
  const sent: { readonly id: string; readonly name: string; readonly key: string }[] = [];
  let isSignedIn = true;
  const write = async (request: Request, id: string): Promise<Answer> => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const name = nameIn(await request.json());
    sent.push({ id, name, key });
    const answer = answers.get(key) ?? things.write(id, name, request.headers.get('If-Unmodified-Since'));
    if (key !== '') answers.set(key, answer);
    return answer;
  };
  const server: ThingServer = {
    way: 'open',
    applied: things.applied,
    sent,
    thing: things.thing,
    async fetch(request) {
      const { way } = server;
      if (way === 'closed') throw new TypeError('fetch failed');
      if (way === 'busy') return new Response(null, { status: 503 });
      if (!isSignedIn) return Response.json([], { status: 401 });
      const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const isRead = request.method === 'GET';
      const answer = isRead ? { status: 200, body: things.thing(id) } : await write(request, id);
      if (way === 'answer lost') throw new TypeError('fetch failed');
      return Response.json(answer.body, { status: answer.status });
    },
    changeElsewhere: (id) => things.change(id, 'elsewhere'),
    signOut() {
      isSignedIn = false;
    },
    signIn() {
      isSignedIn = true;
    },
  };
  return server;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Things extends Pick<ThingServer, 'applied' | 'thing'> {
  change(id: string, name: string): void;
  write(id: string, name: string, since: string | null): Answer;
}

function createThings(): Things {
  const names = new Map<string, { readonly name: string; readonly changes: number }>();
  const applied: { readonly id: string; readonly name: string }[] = [];
  let time = START;
  const change: Things['change'] = (id, name) => {
    time += 1000;
    names.set(id, { name, changes: time });
  };
  const thing: Things['thing'] = (id) => {
    const { name, changes } = names.get(id) ?? { name: 'new', changes: START };
    const changed = new Date(changes).toISOString();
    return { id, kind: 'person', rev: changes, changed, fields: { Name: { value: name } } };
  };
  return {
    applied,
    change,
    thing,
    write(id, name, since) {
      const isOutdated = since !== null && Date.parse(since) < Date.parse(thing(id).changed);
      if (isOutdated) return problem(412, 'ITEM_CHANGED');
      if (name.startsWith(REFUSED_NAME)) return problem(400, 'BAD_NAME');
      change(id, name);
      applied.push({ id, name });
      return { status: 200, body: thing(id) };
    },
  };
}

function problem(status: number, errorCode: string): Answer {
  return { status, body: [{ errorCode, message: errorCode }] };
}

function nameIn(body: unknown): string {
  const isBody = typeof body === 'object' && body !== null && 'fields' in body;
  const fields = isBody ? body.fields : undefined;
  return typeof fields === 'object' && fields !== null && 'Name' in fields ? String(fields.Name) : '';
}
