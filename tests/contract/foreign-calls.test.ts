import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createModel, generate, loadSpecs } from '@energy-portal/generator';
import type { Client } from '@energy-portal/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CORPUS, readCorpus } from '../../generator/testing/corpus.ts';
import { sampleOf } from '../../generator/targets/samples.ts';
import { callOperation } from './operation-call.ts';
import { startDocumentMock } from './prism.ts';
import { sampleCalls } from './foreign-calls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** JSON with queries, forms, files, texts and pictures: `npm run test:deep` calls all documents. */
const SAMPLE =
  /galaxy|3\.1.json.(?:petstore|train-travel)\.|3\.0.json.(?:form-data|file-uploads|response-multiple-mediatypes|uspto)\./;
const documents = process.env['TEST_DEPTH'] === 'deep' ? CORPUS : CORPUS.filter((path) => SAMPLE.test(path));

type Called = Parameters<typeof callOperation>[1];

let place = '';
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'foreign-calls-'));
  await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Generates from a document into a folder of its own, and loads what was made. */
async function make(path: string, index: number) {
  const file = join(place, `d${index}/openapi.json`);
  const text = JSON.stringify(readCorpus(path));
  const specs = [{ api: 'x', file: 'openapi.json' }];
  const options = { mayLeaveOut: 1, basePaths: { x: '' } };
  const [made, loaded] = await Promise.all([
    generate({
      ...options,
      specs,
      outputs: [{ target: 'sdk', folder: '', importExtension: '.ts' }],
      readFile: async () => text,
    }),
    loadSpecs(specs, async () => text, options),
  ]);
  if (!made.ok || !loaded.ok) throw new Error(`${path} is refused`);
  for (const each of [...made.value, { path: 'openapi.json', text }]) {
    const target = join(dirname(file), each.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, each.text);
  }
  const [api] = createModel(loaded.value);
  if (api === undefined) throw new Error(`${path} has no model`);
  const sum = (await import(pathToFileURL(join(dirname(file), 'index.gen.ts')).href)) as {
    readonly createClient: (options: object) => Client;
    readonly [operation: string]: unknown;
  };
  return { file, api, sum };
}

describe(
  'a generated SDK is understood by a server that knows the document alone',
  { timeout: 300_000 },
  () => {
    it.each(documents.map((path, index) => [path, index] as const))('%s', async (path, index) => {
      const { file, api, sum } = await make(path, index);
      const mock = await startDocumentMock(file);
      try {
        const seen: string[] = [];
        const client = sum.createClient({
          baseUrl: mock.url,
          fetch: async (request: Request) => {
            const answer = await fetch(request);
            const violations = answer.headers.get('sl-violations');
            const text = await answer.clone().text();
            if (violations !== null || text.includes('stoplight.io/prism/errors'))
              seen.push(`${answer.status} ${violations ?? text}`);
            return answer;
          },
        });
        const calls = sampleCalls(api, (schema) => sampleOf(api.document, schema));
        const faults: string[] = [];
        for (const { operation, configs } of calls) {
          // What the document generated is an operation of this name.
          const called = sum[operation.id] as Called;
          const config = configs.find((each) => called.accepts(each as never));
          if (config === undefined) faults.push(`${operation.id}: no value of the document is accepted`);
          else {
            const outcome = await callOperation(client, called, config);
            // Some documents describe failures alone, with which Prism then answers.
            const isFailing = !operation.responses.some(({ status }) => status.startsWith('2'));
            if ('error' in outcome && !(isFailing && outcome.error.code === 'HTTP'))
              faults.push(
                `${operation.id} ${JSON.stringify(config)}: ${outcome.error.code} ${outcome.error.message}`,
              );
          }
          faults.push(...seen.splice(0).map((each) => `${operation.id}: ${each}`));
        }
        expect(faults).toEqual([]);
      } finally {
        await mock.close();
      }
    });
  },
);
