import { invariant } from '../../core/errors.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { writeBatch } from '../journal/batch.ts';
import { splitEntry, subjectOf, survivors } from '../journal/compaction.ts';
import type { Entry } from '../journal/entry.ts';
import { recordActions } from '../journal/recording.ts';
import { escapeForHtml } from './escape.ts';

/** Writes down what a client on a server writes while it renders a page. */
export interface Recorder extends ClientExtension {
  /**
   * Returns all entries so far, for the page: JSON in which nothing ends a script element or a line, so that it can stand in
   * `<script type="application/json">`.
   */
  dehydrate(): string;
  /** Returns what came since this was called last, in the same form; undefined for nothing. */
  dehydrateNew(): string | undefined;
}

/**
 * Makes a recorder for the client of one request: what it writes down is one user's.
 *
 * @example
 * const recorder = createRecorder();
 * const client = createClient({ baseUrl, fetch, extensions: [recorder] });
 * await client.read(getRecord, config);
 * const html = renderToString(<App client={client} />);
 * const data = `<script type="application/json" id="data">${recorder.dehydrate()}</script>`;
 */
export function createRecorder(): Recorder {
  const bySubject = new Map<string, readonly Entry[]>();
  let entries = new Set<Entry>();
  let fresh = new Set<Entry>();
  let host: ExtensionHost | undefined;
  const add = (entry: Entry, { entities }: ExtensionHost): void => {
    const subject = subjectOf(entry, entities);
    const earlier = subject === '' ? [] : (bySubject.get(subject) ?? []);
    const left = survivors(earlier, entry, entities);
    for (const one of earlier) {
      if (left.includes(one)) continue;
      entries.delete(one);
      fresh.delete(one);
    }
    entries.add(entry);
    fresh.add(entry);
    bySubject.set(subject, [...left, entry]);
  };
  const dump = (found: ReadonlySet<Entry>): string => {
    invariant(host, 'A recorder writes down what a client does; it was given to none');
    return escapeForHtml(writeBatch({ at: host.clock.now(), entries: [...found] }));
  };
  return {
    connect(given) {
      host = given;
      recordActions(given, {
        onEntry(entry) {
          for (const one of splitEntry(entry)) add(one, given);
        },
        onEmptied() {
          entries = new Set();
          fresh = new Set();
          bySubject.clear();
        },
      });
    },
    dehydrate: () => dump(entries),
    dehydrateNew() {
      const found = fresh;
      fresh = new Set();
      return found.size === 0 ? undefined : dump(found);
    },
  };
}
