import type { Json } from '../../core/json-value.ts';

/** The value that leads to a page, as its parameter takes it. */
export type PageToken = string | number;

/** The start of a page: its offset in the list, and the token that leads there. The first page has no token. */
export interface PageStart {
  readonly offset: number;
  readonly token: PageToken | undefined;
}

/** The end of a page: its length and the token of the next one. */
export interface PageEnd {
  /** Number of its items. */
  readonly length: number;
  /** Token of the next page; undefined at the end of the list. */
  readonly next: PageToken | undefined;
}

/** Which token leads to which place of one list, learned from its pages by everybody who reads it. */
export interface PageMap {
  /** The tag of the list's newest answer. */
  tag(): Json | undefined;
  /** Number of the places that are known. */
  size(): number;
  /** Number of items in the list; undefined until its end was seen. */
  total(): number | undefined;
  /** The known place nearest to an offset, at it or before. */
  nearest(offset: number): PageStart;
  /**
   * Takes note of the place after a page; what was known behind it goes where the two do not fit.
   *
   * @returns that place; undefined at the end of the list, which is also where a token leads back
   */
  learn(start: PageStart, end: PageEnd): PageStart | undefined;
  /** Forgets all places where the tag is another one: it is another list. */
  updateTag(tag: Json | undefined): void;
  /** Forgets everything where the session is another one than before: tokens belong to who was given them. */
  enter(session: number): void;
}

const FIRST: PageStart = { offset: 0, token: undefined };

/** A map that knows where the first page is. */
export function createPageMap(): PageMap {
  let starts: readonly PageStart[] = [FIRST];
  let total: number | undefined;
  let tag: Json | undefined;
  let own: number | undefined;
  const forget = (): void => {
    starts = [FIRST];
    total = undefined;
  };
  return {
    tag: () => tag,
    size: () => starts.length,
    total: () => total,
    nearest: (offset) => starts.findLast((start) => start.offset <= offset) ?? FIRST,
    learn({ offset, token }, { length, next }) {
      const at = starts.findIndex((start) => start.token === token && start.offset === offset);
      const known = starts.slice(0, at + 1);
      const end = offset + length;
      const isEnd = next === undefined || known.some((start) => start.token === next);
      const following = isEnd ? undefined : { offset: end, token: next };
      const before = starts[at + 1];
      if (at < 0 || (following && before?.token === next && before?.offset === end)) return following;
      starts = following ? [...known, following] : known;
      total = following ? undefined : end;
      return following;
    },
    updateTag(next) {
      if (next === undefined || next === tag) return;
      if (tag !== undefined) forget();
      tag = next;
    },
    enter(session) {
      if (session === own) return;
      own = session;
      forget();
      tag = undefined;
    },
  };
}
