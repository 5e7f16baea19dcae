import { inverseOf } from './change.ts';
import type { Change, Edit } from './change.ts';

/** The edits of a session over all files, so that each can be taken back, wherever it was made. */
export interface History {
  /** Oldest first. */
  readonly past: readonly Edit[];
  /** Edits that were undone; the next one to do again is the last. */
  readonly future: readonly Edit[];
  /** The run that goes on with the next edit of its name; undefined after a pause or another act. */
  readonly run: Run | undefined;
}

/** Edits that belong together, such as the letters of a word. */
interface Run {
  readonly of: string;
  /** Milliseconds of the clock. */
  readonly since: number;
}

/** A history without an edit. */
export const emptyHistory: History = { past: [], future: [], run: undefined };

/** Edits that are kept. */
const most = 500;

/** Milliseconds without a key after which typing is an edit of its own. */
const pause = 1000;

/** The moment of an edit, and the run that it may go on with. */
interface Moment {
  readonly now: number;
  /** The same for edits that are one when they follow each other soon, such as `typing in a.json`. */
  readonly run?: string | undefined;
}

/** Adds an edit. What was undone before cannot be done again after it. */
export function recordEdit({ past, run }: History, edit: Edit, moment: Moment): History {
  const last = past.at(-1);
  const goesOn = run !== undefined && run.of === moment.run && moment.now - run.since < pause;
  const next: Run | undefined = moment.run === undefined ? undefined : { of: moment.run, since: moment.now };
  if (!goesOn || last === undefined) return { past: [...past, edit].slice(-most), future: [], run: next };
  const joined = { ...last, changes: joinedChanges(last.changes, edit.changes) };
  return { past: [...past.slice(0, -1), joined], future: [], run: next };
}

/** Adds changes that nobody made, such as those of laying a saved file out: they are taken back with the last edit. */
export function recordLayout(history: History, changes: readonly Change[]): History {
  const last = history.past.at(-1);
  if (last === undefined || changes.length === 0) return history;
  const joined = { ...last, changes: [...last.changes, ...changes] };
  return { past: [...history.past.slice(0, -1), joined], future: [], run: undefined };
}

/** A history after going one edit back or forth, and the edit to apply for it. */
export interface Travelled {
  readonly history: History;
  readonly edit: Edit;
}

/** Takes the last edit back; undefined where there is none. */
export function undoLast({ past, future }: History): Travelled | undefined {
  const edit = past.at(-1);
  if (edit === undefined) return undefined;
  return {
    edit: inverseOf(edit),
    history: { past: past.slice(0, -1), future: [...future, edit], run: undefined },
  };
}

/** Does again what was undone last; undefined where there is nothing. */
export function redoNext({ past, future }: History): Travelled | undefined {
  const edit = future.at(-1);
  if (edit === undefined) return undefined;
  return { edit, history: { past: [...past, edit], future: future.slice(0, -1), run: undefined } };
}

/** Letters behind each other become one change. */
function joinedChanges(changes: readonly Change[], more: readonly Change[]): readonly Change[] {
  const [next, ...others] = more;
  const last = changes.at(-1);
  const continues =
    next !== undefined &&
    last?.path === next.path &&
    next.before === '' &&
    next.at === last.at + last.after.length;
  if (!continues) return [...changes, ...more];
  return [...changes.slice(0, -1), { ...last, after: last.after + next.after }, ...others];
}
