import { PORTAL, header } from './header.ts';
import type { GeneratedFile, JsonObject } from '../spec/types.ts';

/** The types of screen configs, through json-schema-to-typescript. */
export async function emitScreenTypes(source: string, schema: JsonObject): Promise<GeneratedFile> {
  const { compile } = await import('json-schema-to-typescript');
  // The compiler writes into the schema it is given.
  const text = await compile(structuredClone(schema), 'ScreenConfig', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
    unreachableDefinitions: true,
    $refOptions: { resolve: { external: false } },
  });
  return { path: `${PORTAL}/screen-config.gen.ts`, text: `${header([source])}${text.trim()}\n` };
}
