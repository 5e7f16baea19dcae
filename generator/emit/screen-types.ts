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
  return compile(plainReferences(schema), 'ScreenConfig', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    unreachableDefinitions: true,
    $refOptions: { resolve: { external: false } },
  });
}

/**
 * A copy of a schema, whose references say no more than what they refer to: of one with words of its own the compiler makes
 * another type. The copy may be written into, which the compiler does.
 */
function plainReferences(schema: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(schema, (_, value: unknown) => {
      const isReference = typeof value === 'object' && value !== null && '$ref' in value;
      return isReference ? { $ref: value.$ref } : value;
    }),
  ) as JsonObject; // a copy of the same
}
