import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import { formatChanges } from './format-changes.ts';
import { createModel, loadSpecs } from '../index.ts';
import { foreignDocument } from '../testing/foreign.ts';
import type { ApiModel } from '../index.ts';

/** Documents by the name of their api, each with these addresses. */
async function models(apis: { readonly [api: string]: readonly string[] }): Promise<readonly ApiModel[]> {
  const specs = Object.keys(apis).map((api) => ({ api, file: `${api}.json` }));
  const answer = { responses: { '200': { description: 'ok' } } };
  const loaded = await loadSpecs(specs, async (file) => {
    const paths = (apis[file.replace('.json', '')] ?? []).map((path) => [path, { post: answer }]);
    return JSON.stringify(foreignDocument({ paths: Object.fromEntries(paths) }));
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return createModel(loaded.value);
}

describe('changes between sets of documents', () => {
  it('are told by document, what breaks first', async () => {
    const changes = compareDocuments(
      await models({ boats: ['/a'], trains: ['/a', '/b'] }),
      await models({ planes: ['/a'], trains: ['/a', '/c'] }),
    );
    expect(formatChanges(changes)).toEqual([
      '## Breaking changes (2)',
      '- boats: The document is gone.',
      '- trains, POST /b: `postB` is gone.',
      '',
      '## Other changes (2)',
      '- planes: The document is new.',
      '- trains, POST /c: `postC` is new.',
      '',
    ]);
  });

  it('of one document name it not', async () => {
    const changes = compareDocuments(await models({ a: ['/a'] }), await models({ a: ['/a', '/b'] }));
    expect(formatChanges(changes)).toEqual(['## Other changes (1)', '- POST /b: `postB` is new.', '']);
  });

  it('may be none', async () => {
    expect(formatChanges(compareDocuments(await models({ a: ['/a'] }), await models({ a: ['/a'] })))).toEqual(
      ['No changes.'],
    );
  });
});
