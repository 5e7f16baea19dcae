import { useCallback, useRef, useState } from 'react';
import { applyEdit, changeBetween } from '../editing/change.ts';
import type { Change, Edit, Texts } from '../editing/change.ts';
import type { Conflict } from '../editing/merging.ts';
import { emptyHistory } from '../editing/history.ts';
import type { History } from '../editing/history.ts';
import type { FileText, PlannedChange } from '../protocol.ts';

/** All that was opened in this window. */
interface Opened {
  readonly files: ReadonlyMap<string, FileText>;
  /** Paths by the id of their document. */
  readonly documents: ReadonlyMap<string, readonly string[]>;
  readonly history: History;
  /** A place that somebody else has changed as well; undefined where there is none. */
  readonly conflict?: FileConflict | undefined;
}

/** A file in which two people have changed the same. */
export interface FileConflict {
  readonly path: string;
  readonly conflicts: readonly Conflict[];
}

/** Takes the files of a document as they are now. @returns what is new in those that were open before */
export function takeFiles(
  opened: Opened,
  document: string,
  read: readonly FileText[],
): { readonly opened: Opened; readonly changes: readonly Change[] } {
  const changes = read.flatMap(({ path, text }) => {
    const last = opened.files.get(path);
    return last === undefined ? [] : (changeBetween(path, last.text, text) ?? []);
  });
  const files = new Map([...opened.files, ...read.map((file) => [file.path, file] as const)]);
  const documents = new Map([...opened.documents, [document, read.map(({ path }) => path)] as const]);
  return { opened: { ...opened, files, documents }, changes };
}

/** Opens files that are not there yet, as empty ones: a change may be about to bring them. */
export function withNewFiles(opened: Opened, wanted: PlannedChange['files']): Opened {
  const files = new Map(opened.files);
  const documents = new Map(opened.documents);
  for (const { path, role, document } of wanted) {
    if (files.has(path)) continue;
    const facts = { isChanged: false, isNew: true, isOvertaken: false, saved: undefined, live: undefined };
    files.set(path, { path, role, text: '', ...facts });
    documents.set(document, [...(documents.get(document) ?? []), path]);
  }
  return { ...opened, files, documents };
}

/** Returns the document to look at after an edit: its own, or one that it has changed where that is gone. */
export function placeOf({ document, changes }: Edit, { files, documents }: Opened): string {
  const isThere = (id: string) => documents.get(id)?.some((path) => files.get(path)?.text !== '') === true;
  if (isThere(document)) return document;
  const changed = [...documents].filter(([, paths]) => changes.some(({ path }) => paths.includes(path)));
  return changed.map(([id]) => id).find(isThere) ?? document;
}

/** Applies an edit. @returns the files after it, and the texts that are new; none where it fits no more */
export function putEdit(
  opened: Opened,
  edit: Edit,
): { readonly files: Opened['files']; readonly typed: Texts } {
  const next = applyEdit(textsOf(opened.files), edit);
  const files = new Map(opened.files);
  const typed = new Map<string, string>();
  for (const { path } of edit.changes) {
    const [file, text] = [files.get(path), next?.get(path)];
    if (file === undefined || text === undefined) continue;
    files.set(path, { ...file, text });
    typed.set(path, text);
  }
  return { files, typed };
}

/** The texts of files by their paths. */
export const textsOf = (files: Opened['files']): Texts =>
  new Map([...files].map(([path, { text }]) => [path, text]));

/** Changes what is open. @returns it as it is then */
export type ChangeOpened = (make: (now: Opened) => Opened) => Opened;

/** State that is also known between two renders: edits may follow each other faster than those. */
export function useOpened(): readonly [Opened, ChangeOpened] {
  const [opened, setOpened] = useState<Opened>(() => ({
    files: new Map(),
    documents: new Map(),
    history: emptyHistory,
  }));
  const now = useRef(opened);
  const change = useCallback((make: (now: Opened) => Opened): Opened => {
    now.current = make(now.current);
    setOpened(now.current);
    return now.current;
  }, []);
  return [opened, change];
}
