import { expect, it } from 'vitest';
import { readProject } from '../../load/project-files.ts';
import { parseSource } from '../../load/source-file.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import { checkExchangedTranslations } from './check-exchanged-translations.ts';

const { files } = readProject(new URL('../../../../', import.meta.url).pathname);

type Texts = Readonly<Record<string, string>>;

const sourcesOf = (language: string, texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      parseSource(`locales/${language}/${name}.json`, JSON.stringify({ title: text })).source,
    ]),
  );

/** A project of one text a file. */
const projectOf = (en: Texts, es: Texts): ProjectFiles => ({
  ...files,
  locales: { en: sourcesOf('en', en), es: sourcesOf('es', es) },
});

const usual = { a: 'Move', b: 'Move', c: 'Move', x: 'Paid', y: 'Paid', z: 'Paid' };
const right = { a: 'Mudarse', b: 'Mudarse', c: 'Mudarse', x: 'Pagado', y: 'Pagado', z: 'Pagado' };
const wrong = { ...right, c: 'Pagado', z: 'Mudarse' };

it.each<[string, Texts, Texts, readonly string[]]>([
  ['as everywhere', usual, right, []],
  ['exchanged', usual, wrong, ['c', 'z']],
  ['of another kind of noun', usual, { ...right, z: 'Pagadas' }, []],
  ['another one, which says nothing else', usual, { ...right, c: 'Mudanza' }, []],
  ['one for two English texts', { a: 'Move', x: 'Moving' }, { a: 'Mudanza', x: 'Mudanza' }, []],
  ['that of another text', { ...usual, k: 'Moving' }, { ...right, c: 'Mudanza', k: 'Mudanza' }, ['c']],
])('tells translations that were exchanged: %s', (_, en, es, want) => {
  const told = checkExchangedTranslations(projectOf(en, es)).map(({ file }) => /(\w)\.json$/.exec(file)?.[1]);
  expect(told).toEqual(want);
});

it('says where the two stand', () => {
  expect(checkExchangedTranslations(projectOf(usual, wrong))[0]?.message).toBe(
    '"Pagado" is what x says for "Paid", and "Move" is "Mudarse" in a.',
  );
});
