import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Catalogue {
  readonly constants: { readonly documents: { readonly types: readonly string[] } };
}
interface Texts {
  readonly blocks: { readonly files: { readonly types: Readonly<Record<string, string>> } };
}

const readJson = <TValue>(path: string): TValue => JSON.parse(readFileSync(path, 'utf8')) as TValue; // files of this project

it.each(['en', 'es'])('every type of document of the specs has a name in %s', (language) => {
  const { constants } = readJson<Catalogue>('portal/screen-language/generated/catalogue.gen.json');
  const { blocks } = readJson<Texts>(`locales/${language}/screens/documents/hand-in.json`);
  expect(Object.keys(blocks.files.types).sort()).toEqual([...constants.documents.types].sort());
});
