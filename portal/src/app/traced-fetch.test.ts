import { expect, it } from 'vitest';
import { createTracedFetch } from './traced-fetch.ts';

function createPage() {
  let next = 0;
  const headers: (string | null)[] = [];
  const acts = new EventTarget();
  const traced = createTracedFetch({
    fetch: async (input) => {
      headers.push(new Request(input).headers.get('traceparent'));
      return new Response();
    },
    random: (bytes) => bytes.fill((next += 1)),
    acts,
  });
  return { acts, headers, traced };
}

it('calls of one act belong to one trace, each with an id of its own', async () => {
  const { acts, headers, traced } = createPage();
  await traced('http://page.test/a');
  await traced('http://page.test/b', { method: 'POST', body: '{}' });
  acts.dispatchEvent(new Event('pointerdown'));
  await traced('http://page.test/c');
  expect(headers).toEqual([
    `00-${'01'.repeat(16)}-${'02'.repeat(8)}-01`,
    `00-${'01'.repeat(16)}-${'03'.repeat(8)}-01`,
    `00-${'04'.repeat(16)}-${'05'.repeat(8)}-01`,
  ]);
});
