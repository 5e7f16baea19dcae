import { useCallback, useEffect, useMemo } from 'react';
import { withTextChanges } from '../editing/all-texts.ts';
import type { TextChange } from '../editing/all-texts.ts';
import { editBetween } from '../editing/change.ts';
import type { Change, Texts } from '../editing/change.ts';
import { recordEdit, recordLayout, redoNext, undoLast } from '../editing/history.ts';
import type { History, Travelled } from '../editing/history.ts';
import type { FileText, PlannedChange, ProjectState } from '../protocol.ts';
import { calls } from './calls.ts';
import type { Outcome } from './calls.ts';
import { openDocument } from './opened-document.ts';
import { placeOf, putEdit, takeFiles, textsOf, useOpened, withNewFiles } from './opened-files.ts';
import type { ChangeOpened } from './opened-files.ts';
import { useDrafts } from './use-drafts.ts';
import type { Drafts } from './use-drafts.ts';
import type { ProjectView } from './use-project.ts';

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
  /** Changes texts of any documents, as one edit. */
  readonly editTexts: (name: string, changes: readonly TextChange[]) => Promise<void>;
  /** Makes a change over several files, as one edit, and opens what it is about. */
  readonly make: (change: PlannedChange) => Promise<void>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Names of the edits that would be undone and done again; undefined where there is none. */
  readonly undoName: string | undefined;
  readonly redoName: string | undefined;
  /** Keeps what is not kept yet. False when that was refused. */
  readonly flush: () => Promise<boolean>;
  /** Reads files anew after they were saved, which lays them out. */
  readonly settle: () => Promise<void>;
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
 * Opens a document; what is edited is kept as a draft by the server after each pause. Whenever somebody comes back to the
 * page its files are read anew: they change outside of it, too, and undoing brings back what was here.
 */
export function useEditing(id: string | undefined, { take, say }: ProjectView): Editing {
  const [opened, change] = useOpened();
  const drafts = useDrafts(take);
  const { flush, learn } = drafts;
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
  };
}

/** Reads the open document now and whenever somebody comes back, and keeps what is typed when he goes. */
function useReading(context: EditingContext): void {
  useEffect(() => {
    const { id, read, drafts, say } = context;
    const renew = () =>
      void drafts.inOrder(async () => {
        const changes = id === undefined ? [] : await read(id);
        if (id === undefined || changes.length === 0) return;
        record(context, 'Changed elsewhere', changes);
        say({ tone: 'good', text: 'This was changed elsewhere meanwhile. Undo brings back what was here.' });
      });
    const keep = () => void drafts.flush();
    renew();
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', keep);
    return () => {
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

type Acts = Pick<Editing, 'edit' | 'editTexts' | 'make' | 'undo' | 'redo' | 'settle' | 'discard'>;

function actsOf(context: EditingContext): Acts {
  const { id, change, drafts, read } = context;
  const openAll = async (documents: readonly string[]) => {
    const isOpen = (document: string) => change((same) => same).documents.has(document);
    await drafts.inOrder(async () => {
      for (const document of new Set(documents)) if (!isOpen(document)) await read(document);
    });
  };
  return {
    async make({ name, document, files }) {
      await openAll(files.map((file) => file.document));
      change((now) => withNewFiles(now, files));
      put(context, { name, document }, new Map(files.map(({ path, text }) => [path, text])));
      openDocument(document);
    },
    async editTexts(name, changes) {
      await openAll(changes.map(({ document }) => document));
      const { files, documents: paths } = change((same) => same);
      const pathOf = ({ document, language }: Pick<TextChange, 'document' | 'language'>) =>
        paths.get(document)?.find((path) => files.get(path)?.role === language);
      put(
        context,
        { name, document: id ?? changes[0]?.document },
        withTextChanges(textsOf(files), changes, pathOf),
      );
    },
    undo: () => travel(context, undoLast, 'undone'),
    redo: () => travel(context, redoNext, 'done again'),
    edit: (name, texts, run) => put(context, { name, document: id, run }, texts),
    settle: () =>
      drafts.inOrder(async () => {
        for (const document of change((same) => same).documents.keys()) {
          const changes = await read(document);
          change((now) => ({ ...now, history: recordLayout(now.history, changes) }));
        }
      }),
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
