import { useCallback, useEffect, useMemo, useRef } from 'react';
import { withTextChanges } from '../editing/all-texts.ts';
import type { TextChange } from '../editing/all-texts.ts';
import { changeBetween, editBetween } from '../editing/change.ts';
import type { Change, Texts } from '../editing/change.ts';
import { recordEdit, recordLayout, redoNext, undoLast } from '../editing/history.ts';
import type { History, Travelled } from '../editing/history.ts';
import { mergedText, withMine } from '../editing/merging.ts';
import type { FileText, PlannedChange, ProjectState } from '../protocol.ts';
import { calls } from './calls.ts';
import type { Outcome } from './calls.ts';
import { openDocument } from './opened-document.ts';
import { placeOf, putEdit, takeFiles, textsOf, useOpened, withNewFiles } from './opened-files.ts';
import type { ChangeOpened, FileConflict } from './opened-files.ts';
import { useDrafts } from './use-drafts.ts';
import type { Drafts, OnOvertaken } from './use-drafts.ts';
import type { ProjectView } from './use-project.ts';

/** Follows something that takes longer than a moment. */
interface Following {
  /** Told how many of its steps are done. */
  readonly onStep: (done: number, all: number) => void;
  /** False once it is to be given up. */
  readonly isWanted: () => boolean;
}

/** Changes texts of any documents, as one edit. @returns false where it was given up before that */
export type EditTexts = (
  name: string,
  changes: readonly TextChange[],
  following?: Following,
) => Promise<boolean>;

/** All files that were opened while they are edited, with one history over all of them. */
export interface Editing {
  /** The files of the open document; undefined until they are there. */
  readonly files: readonly FileText[] | undefined;
  /**
   * Makes texts of the open document what they are to be, as one edit.
   *
   * @param run the same for edits that belong together when they follow each other soon, such as letters
   */
  readonly edit: (name: string, texts: Texts, run?: string) => void;
  readonly editTexts: EditTexts;
  /** Makes a change over several files, as one edit, and opens what it is about. */
  readonly make: (change: PlannedChange) => Promise<void>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Names of the edits that would be undone and done again; undefined where there is none. */
  readonly undoName: string | undefined;
  readonly redoName: string | undefined;
  /** Keeps what is not kept yet. False when that was refused. */
  readonly flush: () => Promise<boolean>;
  /** A place that somebody else has changed as well; undefined where there is none. */
  readonly conflict: FileConflict | undefined;
  /** Merges what was saved elsewhere into the drafts of the open document; places where both meet become the conflict. */
  readonly mergeSaved: () => Promise<Outcome<ProjectState>>;
  readonly settleConflict: (path: string, whose: 'mine' | 'theirs') => void;
  /**
   * Reads files anew after they were saved, which lays them out.
   *
   * @param work what writes them: nothing is read before it is done, so that it is not taken for somebody else's change
   */
  readonly settle: (work?: () => Promise<boolean>) => Promise<void>;
  readonly writing: Drafts['writing'];
  /** Gives up what is not saved in the open document, which can be undone where it was in files before. */
  readonly discard: () => Promise<Outcome<ProjectState>>;
}

/** All that the acts on files need. */
interface EditingContext {
  readonly id: string | undefined;
  readonly change: ChangeOpened;
  readonly drafts: Drafts;
  readonly say: ProjectView['say'];
  /** Reads a document anew. @returns what has come from elsewhere */
  readonly read: (document: string) => Promise<readonly Change[]>;
}

/**
 * Opens a document; what is edited is kept as a draft by the server at once. Whenever somebody comes back to the
 * page its files are read anew: they change outside of it, too, and undoing brings back what was here.
 */
export function useEditing(id: string | undefined, { take, say }: ProjectView): Editing {
  const [opened, change] = useOpened();
  const typing = useRef<Drafts['type']>(undefined);
  const meet = useCallback<OnOvertaken>(
    (file) => {
      const typed = metText(change, file);
      if (typed !== undefined) typing.current?.(file.path, typed);
      return typed !== undefined;
    },
    [change],
  );
  const drafts = useDrafts(take, meet);
  const { flush, learn, type } = drafts;
  useEffect(() => {
    typing.current = type;
  }, [type]);
  const read = useCallback(
    async (document: string): Promise<readonly Change[]> => {
      const answer = await calls.document(document);
      if (answer.state === 'failed') return [];
      let changes: readonly Change[] = [];
      change((now) => {
        const taken = takeFiles(now, document, answer.value.map(learn));
        ({ changes } = taken);
        return taken.opened;
      });
      return changes;
    },
    [change, learn],
  );
  const context = useMemo(() => ({ id, change, drafts, say, read }), [id, change, drafts, say, read]);
  useReading(context);
  const acts = useMemo(() => actsOf(context), [context]);
  const { documents, files, history } = opened;
  return {
    ...acts,
    files: id === undefined ? undefined : documents.get(id)?.flatMap((path) => files.get(path) ?? []),
    undoName: history.past.at(-1)?.name,
    redoName: history.future.at(-1)?.name,
    flush,
    conflict: opened.conflict,
  };
}

/** Milliseconds between two looks at what others have changed in the open document. */
const pollEvery = 4000;

/** Reads the open document now, every few seconds, and whenever somebody comes back, and keeps what is typed when he goes. */
function useReading(context: EditingContext): void {
  useEffect(() => {
    const { id, read, drafts, say, change } = context;
    const renew = () =>
      void drafts.inOrder(async () => {
        if (id === undefined) return;
        // What this window is saving is read when it is saved.
        if (drafts.isWriting() && change((same) => same).documents.has(id)) return;
        const changes = await read(id);
        if (changes.length === 0) return;
        record(context, 'Changed elsewhere', changes);
        say({ tone: 'good', text: 'This was changed elsewhere meanwhile. Undo brings back what was here.' });
      });
    const keep = () => void drafts.flush();
    renew();
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', keep);
    const timer = setInterval(() => document.visibilityState === 'visible' && renew(), pollEvery);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', renew);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [context]);
}

/** Makes an edit of what is done already: what was typed here is not lost with what comes from elsewhere. */
function record({ id, change }: EditingContext, name: string, changes: readonly Change[]): void {
  if (id === undefined || changes.length === 0) return;
  const edit = { name, document: id, changes };
  change((now) => ({ ...now, history: recordEdit(now.history, edit, { now: Date.now() }) }));
}

type Acts = Pick<
  Editing,
  | 'edit'
  | 'editTexts'
  | 'make'
  | 'mergeSaved'
  | 'settleConflict'
  | 'undo'
  | 'redo'
  | 'settle'
  | 'writing'
  | 'discard'
>;

function actsOf(context: EditingContext): Acts {
  const { id, change, drafts, read } = context;
  return {
    async make({ name, document, files }) {
      await openAll(
        context,
        files.map((file) => file.document),
      );
      change((now) => withNewFiles(now, files));
      put(context, { name, document }, new Map(files.map(({ path, text }) => [path, text])));
      openDocument(document);
    },
    async editTexts(name, changes, following) {
      const wanted = changes.map(({ document }) => document);
      if (!(await openAll(context, wanted, following))) return false;
      const { files, documents: paths } = change((same) => same);
      const pathOf = ({ document, language }: Pick<TextChange, 'document' | 'language'>) =>
        paths.get(document)?.find((path) => files.get(path)?.role === language);
      put(
        context,
        { name, document: id ?? changes[0]?.document },
        withTextChanges(textsOf(files), changes, pathOf),
      );
      return true;
    },
    mergeSaved: () => mergeSaved(context),
    settleConflict: (path, whose) => settleConflict(context, path, whose),
    undo: () => travel(context, undoLast, 'undone'),
    redo: () => travel(context, redoNext, 'done again'),
    edit: (name, texts, run) => put(context, { name, document: id, run }, texts),
    settle: (work = async () => true) => settle(context, work),
    writing: drafts.writing,
    async discard() {
      await drafts.forget();
      const paths = (id === undefined ? undefined : change((same) => same).documents.get(id)) ?? [];
      const outcome = await calls.discard(paths.map((path) => ({ path, text: drafts.known(path) })));
      const isThere = outcome.state === 'done' && outcome.value.documents.some((one) => one.id === id);
      if (id !== undefined && isThere)
        await drafts.inOrder(async () => record(context, 'Discard', await read(id)));
      return outcome;
    },
  };
}

/** Does what writes files, and reads them: how they are laid out then is no edit. */
function settle({ change, drafts, read }: EditingContext, work: () => Promise<boolean>): Promise<void> {
  return drafts.inOrder(async () => {
    if (!(await work())) return;
    for (const document of change((same) => same).documents.keys()) {
      const changes = await read(document);
      change((now) => ({ ...now, history: recordLayout(now.history, changes) }));
    }
  });
}

/** Puts what another window has typed and what stands here together. @returns the text; undefined where that is not possible */
function metText(
  change: ChangeOpened,
  { path, base, theirs }: Parameters<OnOvertaken>[0],
): string | undefined {
  const file = change((same) => same).files.get(path);
  const merged = file === undefined ? undefined : mergedText({ base, mine: file.text, theirs });
  if (file === undefined || merged === undefined) return undefined;
  const { text, conflicts } = merged;
  const changes = changeBetween(path, file.text, text);
  change((now) => ({
    ...now,
    files: new Map([...now.files, [path, { ...file, text }]]),
    history: recordLayout(now.history, changes === undefined ? [] : [changes]),
    conflict: conflicts.length === 0 ? now.conflict : { path, conflicts },
  }));
  return text;
}

async function mergeSaved(context: EditingContext): Promise<Outcome<ProjectState>> {
  const { id, change, drafts, read } = context;
  await drafts.flush();
  if (id !== undefined) await drafts.inOrder(() => read(id));
  const { files, documents } = change((same) => same);
  const merged = (documents.get(id ?? '') ?? []).flatMap((path) => {
    const { text: mine, base, saved: theirs, isOvertaken = false } = files.get(path) ?? {};
    if (!isOvertaken || mine === undefined || base === undefined || theirs === undefined) return [];
    const found = mergedText({ base, mine, theirs });
    return found === undefined ? [] : [{ path, ...found }];
  });
  const outcome = await calls.keepMine(merged.map(({ path }) => path));
  if (outcome.state === 'failed') return outcome;
  const texts = new Map(merged.map(({ path, text }) => [path, text]));
  put(context, { name: 'Put both together', document: id }, texts);
  const met = merged.find(({ conflicts }) => conflicts.length > 0);
  if (met !== undefined) change((now) => ({ ...now, conflict: met }));
  await drafts.flush();
  return calls.project();
}

/** Reads documents that are not open yet. @returns false where that was given up */
function openAll(
  { change, drafts, read }: EditingContext,
  documents: readonly string[],
  following?: Following,
): Promise<boolean> {
  return drafts.inOrder(async () => {
    const open = change((same) => same).documents;
    const missing = [...new Set(documents)].filter((document) => !open.has(document));
    for (const [at, document] of missing.entries()) {
      following?.onStep(at, missing.length);
      await read(document);
      if (following?.isWanted() === false) return false;
    }
    return true;
  });
}

function settleConflict(context: EditingContext, path: string, whose: 'mine' | 'theirs'): void {
  const { id, change } = context;
  const { files, conflict } = change((same) => same);
  const text = files.get(path)?.text;
  change((now) => ({ ...now, conflict: undefined }));
  if (whose === 'theirs' || text === undefined || conflict === undefined) return;
  const mine = new Map([[path, withMine(text, conflict.conflicts)]]);
  put(context, { name: 'Keep mine', document: id }, mine);
}

interface PutOptions {
  readonly name: string;
  /** Id of the document that undoing opens. */
  readonly document: string | undefined;
  readonly run?: string | undefined;
}

/** Makes texts what they are to be, as one edit, and keeps them as drafts. */
function put(
  { change, drafts, say }: EditingContext,
  { name, document, run }: PutOptions,
  texts: Texts,
): void {
  const now = change((same) => same);
  const edit =
    document === undefined ? undefined : editBetween({ name, document }, textsOf(now.files), texts);
  if (edit === undefined) return;
  const { files, typed } = putEdit(now, edit);
  change((same) => ({
    ...same,
    files,
    history: recordEdit(same.history, edit, { now: Date.now(), run }),
  }));
  for (const [path, text] of typed) drafts.type(path, text);
  say(undefined);
}

/** Goes one edit back or forth, to the screen where it was made. One that fits no more is given up. */
function travel(
  { change, drafts, say }: EditingContext,
  find: (history: History) => Travelled | undefined,
  what: 'undone' | 'done again',
): void {
  const now = change((same) => same);
  const travelled = find(now.history);
  if (travelled === undefined) return;
  const { edit, history } = travelled;
  const { files, typed } = putEdit(now, edit);
  const isDone = typed.size > 0;
  const lost = what === 'undone' ? { ...history, future: [] } : { ...history, past: [] };
  change((same) => ({ ...same, files, history: isDone ? history : lost }));
  for (const [path, text] of typed) drafts.type(path, text);
  openDocument(placeOf(edit, { ...now, files }));
  const reason = `The file has been changed elsewhere since, so “${edit.name}” cannot be ${what}.`;
  say(isDone ? { tone: 'good', text: `${edit.name}: ${what}.` } : { tone: 'bad', text: reason });
}
