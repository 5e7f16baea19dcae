import { PORTAL, header } from './header.ts';
import { makeAnew } from '../spec/memory.ts';
import type { Recall } from '../spec/memory.ts';
import type { GeneratedFile, JsonObject } from '../spec/types.ts';

/** The types of screen configs, through json-schema-to-typescript. */
export async function emitScreenTypes(
  source: string,
  schema: JsonObject,
  recall: Recall = makeAnew,
): Promise<GeneratedFile> {
  const text = await recall('screen-types', [JSON.stringify(schema)], () => typesText(schema));
  return { path: `${PORTAL}/screen-config.gen.ts`, text: `${header([source])}${text.trim()}\n` };
}

async function typesText(schema: JsonObject): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  // The compiler writes into the schema it is given.
  return compile(structuredClone(schema), 'ScreenConfig', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    unreachableDefinitions: true,
    $refOptions: { resolve: { external: false } },
  });
}
