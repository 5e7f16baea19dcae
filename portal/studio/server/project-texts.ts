import { checkTranslations } from '../../publish/index.ts';
import type { ProjectText } from '../protocol.ts';
import type { DraftedProject } from './drafted-project.ts';

/** Returns every text of a project, document by document, in the order of its files. */
export function textsOf({ files, documents }: DraftedProject): readonly ProjectText[] {
  const stale = new Set(
    checkTranslations(files)
      .filter(({ rule }) => rule === 'stale-translation')
      .map(({ file, pointer }) => file + pointer),
  );
  const { en, es } = files.locales;
  const sources = [...Object.values(en), ...Object.values(es)];
  const valueOf = (path: string | undefined) => sources.find(({ file }) => file === path)?.value;
  return documents.flatMap(({ id, files: own }) => {
    const [english, spanish] = (['en', 'es'] as const).map(
      (role) => own.find((file) => file.role === role)?.path,
    );
    const texts = { en: leavesOf(valueOf(english)), es: leavesOf(valueOf(spanish)) };
    return [...new Set([...texts.en.keys(), ...texts.es.keys()])].map((key) => ({
      document: id,
      key,
      en: texts.en.get(key),
      es: texts.es.get(key),
      isStale: stale.has(`${spanish ?? ''}/${key.replaceAll('.', '/')}`),
    }));
  });
}

function leavesOf(value: unknown, path: readonly string[] = []): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path.join('.'), value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([name, below]) => [...leavesOf(below, [...path, name])]));
}
