import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueue, openPlannedPublications } from '../../publish/index.ts';
import type { PlannedPublications, Publications, Published } from '../../publish/index.ts';
import type { PlannedSummary, PublicationReview } from '../publication-protocol.ts';
import { createPublishing } from './publishing.ts';
import { openStudioScene } from './testing/studio-scene.ts';
import type { StudioScene } from './testing/studio-scene.ts';

const path = 'locales/en/screens/messages/list.json';
let folder = '';
let live: string[];
let scene: StudioScene;
/** Ids of the accounts that saved the file. */
let wrote: readonly string[];
/** The text of the file as it is saved. */
let saved: string;
let planned: PlannedPublications;
const cookies: Record<string, string> = {};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'planned-'));
  live = [];
  wrote = [];
  saved = '{}';
  const publications = {
    changes: () => new Map([[path, saved]]),
    liveText: () => undefined,
    publishFiles: async (_files, { author, reason }): Promise<Published> => {
      live.push(`${author}: ${reason}`);
      return { state: 'published', lines: ['Published.'] };
    },
    // Planning asks for nothing else.
  } satisfies Partial<Publications> as Partial<Publications> as Publications;
  planned = openPlannedPublications({ folder, publications, clock: Date });
  scene = await openStudioScene({
    isReviewed: true,
    publishing: createPublishing({
      publications,
      plans: planned,
      inOrder: createQueue(),
      writers: { of: () => wrote },
    }),
    people: [
      ['maria', 'publish'],
      ['paul', 'publish'],
      ['tomas', 'texts'],
    ],
  });
  for (const name of ['maria', 'paul', 'tomas']) cookies[name] = await scene.logIn(name);
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (name: string, url: string, payload: object) =>
  scene.call({ method: 'POST', url, payload, cookie: cookies[name] });

const get = async (name: string, url: string) =>
  (await scene.call({ method: 'GET', url, cookie: cookies[name] })).body;

/** Looks at what could be published. @returns the hashes of what is shown */
async function look(name: string): Promise<Readonly<Record<string, string>>> {
  const { documents } = (await get(name, '/api/review?document=messages/list')) as PublicationReview;
  return Object.fromEntries(documents.map(({ id, hash }) => [id, hash]));
}

const newestPlan = async (name: string) =>
  ((await get(name, '/api/planned')) as readonly PlannedSummary[])[0];

/** Asks for approval. @returns the id of what was asked for */
async function ask(name: string): Promise<string> {
  await post(name, '/api/planned', { paths: [], author: 'x', reason: 'Plainer', seen: await look(name) });
  return (await newestPlan(name))?.id ?? '';
}

/** Decides on the newest plan, as it is shown. */
const decide = async (name: string, id: string, what: string) =>
  post(name, '/api/planned/decide', { id, what, seen: (await newestPlan(name))?.hashes });

describe('a change that waits for approval', () => {
  it.each([
    ['maria', 'approve'],
    ['maria', 'refuse'],
    ['tomas', 'approve'],
  ])('is not decided on by %s, who asked for it or may not publish: %s', async (name, what) => {
    const id = await ask('maria');
    expect(await decide(name, id, what)).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
    expect(live).toEqual([]);
    // Nothing of it counts: another person still decides.
    expect(await decide('paul', id, 'approve')).toMatchObject({ status: 200 });
    expect(live).toEqual(['The maria: Plainer (approved by The paul)']);
  });

  it('is not approved by whoever wrote any of it, though another person asked for it, and can be refused', async () => {
    await ask('paul');
    wrote = [planned.all()[0]?.authorId ?? ''];
    for (const { id } of planned.all()) await decide('paul', id, 'withdraw');
    const id = await ask('tomas');
    const plans = await scene.call({ method: 'GET', url: '/api/planned', cookie: cookies['paul'] });
    expect(plans.body).toContainEqual(expect.objectContaining({ id, isOwn: false, hasWritten: true }));
    expect(JSON.stringify(plans.body)).not.toContain(wrote[0]);
    // What is saved later changes nothing of what was asked for.
    wrote = [];
    expect(await decide('paul', id, 'approve')).toMatchObject({
      status: 403,
      body: { message: 'You saved some of this yourself. Somebody who wrote none of it approves it.' },
    });
    expect(live).toEqual([]);
    expect(await decide('maria', id, 'approve')).toMatchObject({
      status: 200,
    });
    wrote = [planned.all().find(({ author }) => author === 'The paul')?.authorId ?? ''];
    const other = await ask('tomas');
    expect(await decide('paul', other, 'refuse')).toMatchObject({
      status: 200,
    });
  });

  it('is not put live around the review', async () => {
    const publication = { paths: [], author: 'x', reason: 'y' };
    expect(await post('maria', '/api/publish', publication)).toMatchObject({
      status: 409,
      body: { code: 'NEEDS_REVIEW' },
    });
    const id = await ask('maria');
    for (const more of [{ isOwn: false }, { authorId: 'paul' }, { decidedBy: 'Paul' }])
      expect(await post('maria', '/api/planned/decide', { id, what: 'approve', ...more })).toMatchObject({
        status: 403,
      });
    expect(live).toEqual([]);
  });
});

describe('what somebody looked at', () => {
  const id = 'messages/list';
  const refused = {
    status: 409,
    body: {
      code: 'CHANGED_SINCE',
      message: `Nothing was done: ${id} has changed since you looked. Look again.`,
    },
  };

  it('is what is asked for: nothing is where it is another by then, and it is named', async () => {
    const seen = await look('tomas');
    const asked = { paths: [], author: 'x', reason: 'Plainer' };
    saved = '{"title":"Evil"}';
    expect(await post('tomas', '/api/planned', { ...asked, seen })).toMatchObject(refused);
    expect(planned.all()).toEqual([]);
    // However it is laid out, it is the same.
    const again = await look('tomas');
    saved = '{\n  "title": "Evil"\n}\n';
    expect(await post('tomas', '/api/planned', { ...asked, seen: again })).toMatchObject({ status: 200 });
    // What was not shown does not go along.
    expect(await post('tomas', '/api/planned', { ...asked, seen: {} })).toMatchObject({ status: 409 });
    expect(planned.all().map(({ files }) => files)).toEqual([{ [path]: { before: null, after: saved } }]);
  });

  it('is not asked for any more once it is live, or not saved', async () => {
    const seen = { ...(await look('tomas')), 'messages/new': 'x' };
    const asked = { paths: [], author: 'x', reason: 'Plainer', seen };
    expect(await post('tomas', '/api/planned', asked)).toMatchObject({
      body: { message: 'Nothing was done: messages/new has changed since you looked. Look again.' },
    });
  });

  it('is what is approved', async () => {
    const plan = await ask('tomas');
    for (const seen of [undefined, {}, { [id]: 'other' }, { ...(await look('paul')), 'messages/new': 'x' }])
      expect(await post('paul', '/api/planned/decide', { id: plan, what: 'approve', seen })).toMatchObject({
        status: 409,
        body: { code: 'CHANGED_SINCE' },
      });
    expect(live).toEqual([]);
    expect(await decide('paul', plan, 'approve')).toMatchObject({ status: 200 });
  });
});

describe('the question of who may approve', () => {
  const asked = { paths: [], author: 'x', reason: 'Plainer' };
  const idOf = (name: string) => scene.people().find(({ username }) => username === name)?.id ?? '';
  const approvers = async (name: string) =>
    ((await get(name, '/api/review?document=messages/list')) as PublicationReview).approvers;

  it('is answered before it is asked for, without ids of accounts', async () => {
    wrote = [idOf('paul')];
    expect(await approvers('tomas')).toEqual([
      { name: 'The maria', wrote: [] },
      { name: 'The paul', wrote: ['messages/list'] },
    ]);
    expect(JSON.stringify(await get('tomas', '/api/review?document=messages/list'))).not.toContain(wrote[0]);
    const answer = await post('tomas', '/api/planned', { ...asked, seen: await look('tomas') });
    expect(answer.body).toMatchObject({
      message: 'Somebody else is asked to approve it. The maria may approve it.',
    });
  });

  it('is answered with nobody where all who may publish have written it, and with what to do', async () => {
    wrote = [idOf('paul')];
    const answer = await post('maria', '/api/planned', { ...asked, seen: await look('maria') });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: expect.stringMatching(/^It is kept\. Nobody may approve it: .* Ask whoever runs the studio/),
      },
    });
  });
});
