import { createHash } from 'node:crypto';
import type { ChangedFiles } from '../../publish/index.ts';
import { valueOfText } from '../editing/json-edits.ts';
import type { PlannedFile, ReviewedDocument, SeenHashes } from '../publication-protocol.ts';
import { failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';

/** The documents that some files change, each with the hash of what it changes. Files that differ in their layout alone change nothing. */
export function reviewOf(files: readonly PlannedFile[]): readonly ReviewedDocument[] {
  const byDocument = new Map<string, PlannedFile[]>();
  for (const file of files.toSorted((one, other) => one.path.localeCompare(other.path, 'en'))) {
    const id = documentOf(file.path)?.id;
    if (id === undefined || meaningOf(file.before) === meaningOf(file.after)) continue;
    byDocument.set(id, [...(byDocument.get(id) ?? []), file]);
  }
  return [...byDocument].map(([id, own]) => ({ id, hash: hashOf(own), files: own }));
}

/** The files of a publication with what is live of each. */
export function comparedFiles(
  files: ChangedFiles,
  liveText: (path: string) => string | undefined,
): readonly PlannedFile[] {
  return [...files].map(([path, after]) => ({ path, before: liveText(path), after }));
}

/**
 * Compares documents with what somebody has seen of them.
 *
 * @returns why nothing is done with them, with the ids of those that are others now; undefined where all are as they were seen
 */
export function whyNotAsSeen(
  documents: readonly ReviewedDocument[],
  seen: SeenHashes,
): Extract<Answer<never>, { readonly state: 'failed' }> | undefined {
  const now = new Map(documents.map(({ id, hash }) => [id, hash]));
  const others = [...new Set([...Object.keys(seen), ...now.keys()])].filter(
    (id) => !Object.hasOwn(seen, id) || now.get(id) !== seen[id],
  );
  if (others.length === 0) return undefined;
  const [names, verb] = [others.join(', '), others.length === 1 ? 'has' : 'have'];
  return failed('CHANGED_SINCE', `Nothing was done: ${names} ${verb} changed since you looked. Look again.`);
}

/** The text of a file however it is laid out: saving lays drafts out anew. */
function meaningOf(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  const value = valueOfText(text);
  return value === undefined ? text : JSON.stringify(value);
}

function hashOf(files: readonly PlannedFile[]): string {
  const facts = files.map(({ path, before, after }) => [path, meaningOf(before), meaningOf(after)]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
