import type { SentRequest } from '../testing/scripted-fetch.ts';
import type { Thing, ThingPage } from './toy-api.ts';
import type { ToyClient } from './toy-client.ts';

/** A shelf of the toy API's server: `listThings` reads it in pages of two, whose tokens are offsets. */
export interface ToyShelf {
  /** Ids of the things on it; it may be changed. */
  ids: readonly string[];
  /** Changes with every change of what the shelf is. */
  tag: string;
  /** Answers one request from what the shelf is now. */
  answer(request: SentRequest): Promise<void>;
  /** Answers everything that is asked for until nothing is, and hands back the tokens that were asked for. */
  serve(): Promise<readonly (string | null)[]>;
}

/**
 * Fills a shelf with things of one letter each.
 *
 * @example
 * const shelf = createToyShelf(toy, 'abcdef');
 * pages.more();
 * await shelf.serve();
 */
export function createToyShelf({ server }: ToyClient, letters: string): ToyShelf {
  let answered = 0;
  const shelf: ToyShelf = {
    ids: [...letters],
    tag: 'one',
    answer: (request) => request.answer(pageOf(shelf, tokenOf(request))),
    async serve() {
      const tokens: (string | null)[] = [];
      for (let request = server.sent[answered]; request; request = server.sent[answered]) {
        answered += 1;
        tokens.push(tokenOf(request));
        await shelf.answer(request);
      }
      return tokens;
    },
  };
  return shelf;
}

/**
 * Returns the page token of a request; null for the first page.
 *
 * @example
 * tokenOf(server.last()); // '2' for the second page
 */
export function tokenOf({ address }: SentRequest): string | null {
  return new URL(address, 'https://toy.example').searchParams.get('pageToken');
}

function pageOf({ ids, tag }: ToyShelf, token: string | null): ThingPage {
  const offset = Number(token ?? 0);
  const things = ids.slice(offset, offset + 2).map((id): Thing => ({
    id,
    kind: 'toy',
    rev: 1,
    fields: { Name: { value: id } },
  }));
  return { things, next: offset + 2 < ids.length ? String(offset + 2) : null, tag };
}
