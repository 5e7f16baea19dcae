import type { PushWords } from './messages.ts';

/** A notice as the browser shows it. */
interface ShownNotice {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** The words of what this browser is told, each left by the page that it is about. */
interface PushNotices {
  keep(words: PushWords): Promise<void>;
  /** @param page path of the page whose words are not wanted any longer */
  drop(page: string): Promise<void>;
  /** The notice for a push, which says nothing itself; `data` is the path that it leads to. */
  notice(): Promise<ShownNotice>;
}

/** Creates the words of a worker, kept in a store of the browser: a worker at rest is ended. @param site its name */
export function createPushNotices(open: () => Promise<Cache>, site: string): PushNotices {
  return {
    async keep(words) {
      await (await open()).put(words.page, Response.json(words));
    },
    async drop(page) {
      await (await open()).delete(page);
    },
    async notice() {
      const cache = await open();
      const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      const all = await Promise.all(kept.flatMap((answer) => (answer === undefined ? [] : [read(answer)])));
      const last = all.at(-1);
      // One of several pages is meant; who is told finds it from the first.
      const data = all.length === 1 && last !== undefined ? last.page : '/';
      // A browser shows a notice of its own where it is given none.
      if (last === undefined) return { title: site, options: { data } };
      const { title, body, lang } = last;
      return { title, options: { body, lang, data, tag: 'portal' } };
    },
  };
}

// Written above.
const read = async (answer: Response) => (await answer.json()) as PushWords;
