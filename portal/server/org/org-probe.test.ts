import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { calls, createScenes } from '../testing/scene.ts';
import { probeOf } from './org-probe.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

describe('probeOf', () => {
  const noList = { state: 'other', answer: '/services/data answers with no list of versions' };
  it.each([
    ['[{"label":"A","url":"/services/data/v63.0","version":"63.0"},{"version":"64.0"}]', { state: 'org' }],
    [
      '[{"version":"9.0"},{"version":"61.0"}]',
      { state: 'other', answer: 'the org has no version 64.0 of its interface; its newest is 61.0' },
    ],
    ['<html><title>Log in</title></html>', noList],
    ['{"version":"64.0"}', noList],
    ['[{"version":64}]', noList],
    ['[null]', noList],
    ['', noList],
  ])('%s', (text, want) => {
    expect(probeOf(text)).toEqual(want);
  });
});

describe('/readyz before a server that is no org', () => {
  const answering: (status: number, body: string) => RequestListener =
    (status, body) => (request, response) => {
      const isList = request.url === '/services/data';
      response
        .writeHead(isList ? status : 200, { 'content-type': 'application/json' })
        .end(isList ? body : '{}');
    };
  it.each([
    ['a server that knows nothing', answering(404, 'nothing'), 'no org: /services/data answers 404'],
    ['an org under maintenance', answering(503, '<html>'), 'away: /services/data answers 503'],
    [
      'a page of a log-in',
      answering(200, '<html>'),
      'no org: /services/data answers with no list of versions',
    ],
    [
      'what never ends',
      answering(200, '[' + ' '.repeat(1_000_000)),
      'no org: /services/data answers with no list of versions',
    ],
  ])('says what %s answers, whatever else it answers', async (_, org, want) => {
    const scene = await start({ org });
    expect(await scene.ask(calls.record)).toMatchObject({ status: 200 });
    const { status, body } = await scene.ask('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ ready: false, org: want });
  });
});
