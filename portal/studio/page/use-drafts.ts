import { useCallback, useMemo, useRef } from 'react';
import type { FileText, ProjectState } from '../protocol.ts';
import { calls } from './calls.ts';
import type { Outcome } from './calls.ts';
import type { ProjectView } from './use-project.ts';

/** Milliseconds between two calls at least, while somebody types without a pause. */
const least = 120;

/** Sends drafts to the server: one call after the other, so that none overtakes another. */
export interface Drafts {
  readonly type: (path: string, text: string) => void;
  /** Keeps what is not kept yet. False when that was refused. */
  readonly flush: () => Promise<boolean>;
  /** Gives up what is not kept yet. */
  readonly forget: () => Promise<void>;
  /** Does something when everything before it is done. */
  readonly inOrder: <TValue>(work: () => Promise<TValue>) => Promise<TValue>;
  /** Does what writes files and reads them, while drafts are kept. It begins when everything before it is done. */
  readonly writing: (work: () => Promise<void>) => Promise<void>;
  /** True while this window writes files: what differs in them then is nobody else's change. */
  readonly isWriting: () => boolean;
  /** Takes note of a file as the server has it. Gives it back with what has been typed into it since. */
  readonly learn: (file: FileText) => FileText;
  /** The text of a file as the server has it, as far as this window knows. */
  readonly known: (path: string) => string | undefined;
}

/**
 * Told when another window has gone on with a file: its text becomes the one that is known.
 *
 * @returns false where the two cannot be put together
 */
export type OnOvertaken = (file: {
  readonly path: string;
  /** The text that both had. */
  readonly base: string;
  readonly theirs: string;
}) => boolean;

/** A file's path, and what was typed into it. */
type TypedText = readonly [path: string, text: string];

/** Keeps what is typed as drafts: at once, or together with all else that is typed while a call is under way. */
export function useDrafts(take: ProjectView['take'], onOvertaken: OnOvertaken): Drafts {
  const waiting = useRef(new Map<string, string>());
  const known = useRef(new Map<string, string | undefined>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef(0);
  const inOrder = useInOrder();
  const writing = useMemo(() => createWriting(inOrder), [inOrder]);

  const keep = useCallback(
    (typed: readonly TypedText[]) =>
      keepTexts(typed, { waiting: waiting.current, known: known.current, take, onOvertaken }),
    [take, onOvertaken],
  );

  return useMemo(() => {
    const clear = () => {
      clearTimeout(timer.current);
      const typed = [...waiting.current];
      waiting.current.clear();
      sentAt.current = Date.now();
      return typed;
    };
    const flush = () => inOrder(() => keep(clear()));
    return {
      flush,
      inOrder,
      type(path, text) {
        waiting.current.set(path, text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void flush(), waitFrom(sentAt.current));
      },
      known: (path) => known.current.get(path),
      forget: () => inOrder(async () => void clear()),
      ...writing,
      learn(file) {
        const typed = waiting.current.get(file.path);
        if (typed !== undefined) return { ...file, text: typed };
        known.current.set(file.path, file.isChanged ? file.text : file.saved);
        return file;
      },
    };
  }, [inOrder, writing, keep]);
}

/** Never none at all: files that are changed by one act go together. */
const waitFrom = (sentAt: number) => Math.max(0, sentAt + least - Date.now());

interface MeetingContext {
  readonly known: Map<string, string | undefined>;
  readonly onOvertaken: OnOvertaken;
}

interface KeepContext extends MeetingContext {
  readonly waiting: Map<string, string>;
  readonly take: ProjectView['take'];
}

/** Has the server keep texts. False where one was refused: it waits then, and is tried again with the next key. */
async function keepTexts(
  typed: readonly TypedText[],
  { waiting, known, take, onOvertaken }: KeepContext,
): Promise<boolean> {
  const kept: boolean[] = [];
  for (const { texts, answer } of await sentTexts(typed, (path) => known.get(path))) {
    if (isPutTogether(texts, answer, { known, onOvertaken })) continue;
    const isKept = take(answer);
    kept.push(isKept);
    for (const [path, text] of texts) {
      if (isKept) known.set(path, text);
      else if (!waiting.has(path)) waiting.set(path, text);
    }
  }
  return !kept.includes(false);
}

/** Returns true where a text was not taken because of another window, and goes on with what that has typed. */
function isPutTogether(
  [first, ...others]: readonly TypedText[],
  answer: Outcome<ProjectState>,
  { known, onOvertaken }: MeetingContext,
): boolean {
  if (answer.state === 'done' || answer.problem.code !== 'OVERTAKEN' || others.length > 0) return false;
  const { theirs } = answer.problem;
  const base = first === undefined ? undefined : known.get(first[0]);
  if (first === undefined || theirs === undefined || base === undefined) return false;
  known.set(first[0], theirs);
  if (onOvertaken({ path: first[0], base, theirs })) return true;
  known.set(first[0], base);
  return false;
}

/** Texts that were sent together, and what became of them. */
interface SentTexts {
  readonly texts: readonly TypedText[];
  readonly answer: Outcome<ProjectState>;
}

/** Sends texts in one call; each alone where another window has changed one of them, which must not hold the others back. */
async function sentTexts(typed: readonly TypedText[], known: Drafts['known']): Promise<readonly SentTexts[]> {
  if (typed.length === 0) return [];
  const send = async (texts: readonly TypedText[]): Promise<SentTexts> => ({
    texts,
    answer: await calls.drafts(texts.map(([path, text]) => ({ path, text, over: known(path) }))),
  });
  const all = await send(typed);
  const isOvertaken = all.answer.state === 'failed' && all.answer.problem.code === 'OVERTAKEN';
  if (!isOvertaken || typed.length === 1) return [all];
  const sent: SentTexts[] = [];
  for (const one of typed) sent.push(await send([one]));
  return sent;
}

function useInOrder(): Drafts['inOrder'] {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<TValue>(work: () => Promise<TValue>): Promise<TValue> => {
    const next = last.current.then(work);
    last.current = next;
    return next;
  }, []);
}

function createWriting(inOrder: Drafts['inOrder']): Pick<Drafts, 'writing' | 'isWriting'> {
  let writers = 0;
  return {
    async writing(work) {
      writers += 1;
      try {
        await inOrder(async () => undefined);
        await work();
      } finally {
        writers -= 1;
      }
    },
    isWriting: () => writers > 0,
  };
}
