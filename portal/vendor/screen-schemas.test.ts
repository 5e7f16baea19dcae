import { describe, expect, it } from 'vitest';
import { languageVersion } from '../screen-language/language-version.ts';
import { screenSchemas } from './screen-schemas.ts';

describe('schemas of the screen language', () => {
  it('stand at the address that each names as its own, one for each version', () => {
    const named = [...screenSchemas()].map(([path, text]) => {
      const schema: unknown = JSON.parse(text);
      return [path, schema] as const;
    });
    expect(named.map(([path]) => path)).toEqual(
      Array.from({ length: languageVersion }, (_, at) => `schemas/screen/${at + 1}.json`),
    );
    for (const [path, schema] of named)
      expect(schema).toMatchObject({ $id: `https://portal.example.com/${path}` });
  });
});
