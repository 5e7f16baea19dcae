import { compareApis } from './compare-apis.ts';
import { sortChanges } from './change.ts';
import type { Change } from './change.ts';
import type { ApiModel } from '../spec/types.ts';

/** The changes between two sets of documents, which are told apart by the names of their apis. */
export function compareDocuments(old: readonly ApiModel[], now: readonly ApiModel[]): readonly Change[] {
  const isSeveral = old.length > 1 || now.length > 1;
  const changes = old.flatMap((before): readonly Change[] => {
    const after = now.find(({ name }) => name === before.name);
    if (after === undefined)
      return [{ isBreaking: true, subject: before.name, text: 'The document is gone.' }];
    return compareApis(before, after).map((change) =>
      isSeveral ? { ...change, subject: `${before.name}, ${change.subject}` } : change,
    );
  });
  const added = now.filter(({ name }) => !old.some((before) => before.name === name));
  const told = added.map(({ name }) => ({ isBreaking: false, subject: name, text: 'The document is new.' }));
  return sortChanges([...changes, ...told]);
}
