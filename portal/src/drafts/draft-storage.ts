import type {
  Client,
  deleteDraft,
  getDraft,
  ReadOperation,
  saveDraft,
  WriteOperation,
} from '@energy-portal/sdk';
import { masking } from '../page/masking.ts';
import { seedOf } from '../../screen-language/model/draft.ts';
import type { AskedField } from '../page/card-numbers.ts';
import type { LoadOperation } from '../page/page.ts';

/** A draft as the org keeps it. */
export interface SavedDraft {
  readonly content: string;
  readonly savedAt: string;
}

/** Characters of up to three bytes each: of what is sent when a page is closed, browsers take no more than 64 KB. */
const mostForClosing = 20_000;

/** The storage of one draft. */
export interface DraftStorage {
  /** Reads the draft; undefined for none, and where the org does not answer: a form has to work without it. */
  readonly read: () => Promise<SavedDraft | undefined>;
  /** Prepares saving: a page that is closed has no time for it. Never rejected. */
  readonly prepare: () => Promise<unknown>;
  /** Resolves with what is kept: a draft leaves the page without numbers of cards. */
  readonly save: (content: string) => Promise<string>;
  readonly remove: () => Promise<unknown>;
}

/**
 * Lets a tab that found no draft save: another tab may have begun one since. What both send is then named alike.
 *
 * @param adopt takes the seed of the other tab's draft, before anything is saved
 */
export function savingAfterOthers(
  { read, prepare: fetchCode, save }: Omit<DraftStorage, 'remove'>,
  adopt: (seed: string) => void,
): Omit<DraftStorage, 'read' | 'remove'> {
  let asking: Promise<void> | undefined;
  const ask = async () => {
    const [found] = await Promise.all([read(), fetchCode()]);
    const seed = seedOf(found?.content);
    if (seed !== undefined) adopt(seed);
  };
  const prepare = () => (asking ??= ask());
  return {
    prepare,
    async save(content) {
      await prepare();
      return save(content);
    },
  };
}

/** Operations by the names of the specs; `compileScreen` names them in every model that has drafts. */
interface Operations {
  readonly getDraft: typeof getDraft;
  readonly saveDraft: typeof saveDraft;
  readonly deleteDraft: typeof deleteDraft;
}

/** Options of {@link createDraftStorage}. */
export interface DraftStorageOptions {
  readonly client: Client;
  readonly load: LoadOperation;
  readonly screen: string;
  /** Tells it from other drafts of the same screen; empty where there is one only. */
  readonly about: string;
  /** Those of the form. */
  readonly fields: readonly AskedField[];
}

/** Creates the storage of a customer's draft in the org. In the session of somebody else it changes nothing more. */
export function createDraftStorage({
  client,
  load: loadAny,
  screen,
  about,
  fields,
}: DraftStorageOptions): DraftStorage {
  const session = client.session();
  // The module of an operation exports it by its id.
  const load = async <TName extends keyof Operations>(name: TName) =>
    (await loadAny(name)) as ReadOperation<unknown, unknown> &
      WriteOperation<unknown, unknown> &
      Operations[TName];
  const name = { screen, ...(about !== '' && { about }) };
  return {
    async read() {
      try {
        const found = await client.read(await load('getDraft'), name, { policy: 'no-cache' });
        // An error may carry what was known before; an answer that may not be kept is stale as it comes.
        if (found.state !== 'fulfilled' && found.state !== 'stale') return undefined;
        const { content, savedAt } = found.data;
        // Customers who begin anew may leave right after it, and then nothing is fetched any more.
        if (content) void load('deleteDraft').catch(() => undefined);
        return content && savedAt ? { content, savedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    async prepare() {
      const fetching = [load('saveDraft'), masking.load()] as const;
      return Promise.all(fetching).then(
        ([saveDraft]) => saveDraft,
        () => undefined,
      );
    },
    async save(content) {
      const [saveDraft, { maskDraft }] = await Promise.all([load('saveDraft'), masking.load()]);
      const kept = maskDraft(content, fields);
      const keepalive = kept.length <= mostForClosing;
      await client.write(saveDraft, { ...name, content: kept }, { keepalive, session });
      return kept;
    },
    remove: async () => client.write(await load('deleteDraft'), name, { keepalive: true, session }),
  };
}
