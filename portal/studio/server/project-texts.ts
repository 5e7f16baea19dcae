import { checkTranslations } from '../../publish/index.ts';
import { eachLanguage, mapLanguages, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import type { DraftedProject } from './drafted-project.ts';

/** Returns every text of a project, document by document, in the order of its files. */
export function textsOf({ files, documents }: DraftedProject): readonly ProjectText[] {
  const stale = new Set(
    checkTranslations(files)
      .filter(({ rule }) => rule === 'stale-translation')
      .map(({ file, pointer }) => file + pointer),
  );
  const sources = Object.values(files.locales).flatMap((texts) => Object.values(texts));
  const valueOf = (path: string | undefined) => sources.find(({ file }) => file === path)?.value;
  return documents.flatMap(({ id, files: own }) => {
    const pathIn = (language: Language) => own.find((file) => file.role === language)?.path ?? '';
    const texts = eachLanguage((language) => leavesOf(valueOf(pathIn(language))));
    return [...new Set(Object.values(texts).flatMap((leaves) => [...leaves.keys()]))].map((key) => ({
      document: id,
      key,
      ...mapLanguages(texts, (leaves) => leaves.get(key)),
      stale: otherLanguages.filter((language) =>
        stale.has(`${pathIn(language)}/${key.replaceAll('.', '/')}`),
      ),
    }));
  });
}

function leavesOf(value: unknown, path: readonly string[] = []): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path.join('.'), value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([name, below]) => [...leavesOf(below, [...path, name])]));
}
