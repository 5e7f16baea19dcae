import { describe, expect, it } from 'vitest';
import { bundleSpecs } from '../index.ts';
import { CORPUS, readCorpus } from '../testing/corpus.ts';
import { generateForeign } from '../testing/foreign.ts';
import { overlayText } from './overlay-text.ts';
import { proposeExtensions } from './propose.ts';
import type { Diagnostic, JsonObject } from '../index.ts';

/** Some of each kind: ids with spaces, no ids, small names of schemas, deletions, extensions of others. */
const SAMPLE =
  /galaxy|2\.0.json.petstore-(?:expanded|simple)|3\.0.json.(?:link-example|readme-legacy|parameters-cookies)/;
const documents = process.env['TEST_DEPTH'] === 'deep' ? CORPUS : CORPUS.filter((path) => SAMPLE.test(path));

/** The overlay that is proposed for a document. */
async function propose(document: JsonObject): Promise<{ readonly overlay: string; readonly count: number }> {
  const file = 'specs/x/openapi.json';
  const bundled = await bundleSpecs([{ api: 'x', file }], async () => JSON.stringify(document));
  const proposals = proposeExtensions((bundled.ok && bundled.value[0]?.document) || {});
  return { overlay: overlayText('X', proposals), count: proposals.length };
}

const reasons = (found: readonly Diagnostic[]): readonly string[] =>
  found.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);

describe('what is proposed for documents of others', { timeout: 60_000 }, () => {
  it.each(documents)('%s: is taken as it is, also by whoever is strict', async (path) => {
    const document = readCorpus(path);
    const { overlay, count } = await propose(document);
    const taken = await generateForeign(document, { overlay });
    expect(reasons(taken.errors)).toEqual([]);
    expect(taken.files.size).toBeGreaterThan(0);
    expect(overlay.match(/- target:/g) ?? []).toHaveLength(count);
    // What the document itself is refused for is all that it is refused for.
    const [plain, strict] = await Promise.all([
      generateForeign(document, { strict: true, outputs: [] }),
      generateForeign(document, { strict: true, outputs: [], overlay }),
    ]);
    expect(reasons(strict.errors)).toEqual(reasons(plain.errors));
  });
});
