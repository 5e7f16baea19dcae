import type {
  Client,
  deleteDraft,
  getDraft,
  ReadOperation,
  saveDraft,
  WriteOperation,
} from '@energy-portal/sdk';
import { seedOf } from '../model/draft.ts';
import type { LoadOperation } from '../page/read-board.ts';

/** A draft as the org keeps it. */
export interface KeptDraft {
  readonly content: string;
  readonly savedAt: string;
}

/** What the org knows of one draft. */
export interface DraftCalls {
  /** What is kept; undefined for nothing, and where the org does not answer: a form has to work without it. */
  readonly read: () => Promise<KeptDraft | undefined>;
  readonly save: (content: string) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/**
 * Saving for a tab that found no draft: another tab may have begun one since. What both send is then named alike.
 *
 * @param adopt takes the seed of the other tab's draft, before anything is saved
 */
export function savingAfterOthers(
  { read, save }: Pick<DraftCalls, 'read' | 'save'>,
  adopt: (seed: string) => void,
): DraftCalls['save'] {
  let isFirst = true;
  return async (content) => {
    const seed = isFirst ? seedOf((await read())?.content) : undefined;
    isFirst = false;
    if (seed !== undefined) adopt(seed);
    return save(content);
  };
}

/** Operations by the names of the specs; `compileScreen` names them in every model that has drafts. */
interface Operations {
  readonly getDraft: typeof getDraft;
  readonly saveDraft: typeof saveDraft;
  readonly deleteDraft: typeof deleteDraft;
}

/** What the calls about a draft are made from. */
export interface DraftCallParts {
  readonly client: Client;
  readonly load: LoadOperation;
  readonly screen: string;
  /** Tells it from other drafts of the same screen; empty where there is one only. */
  readonly about: string;
}

/** The calls about the draft of a screen. */
export function createDraftCalls({ client, load: loadAny, screen, about }: DraftCallParts): DraftCalls {
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
        return content && savedAt ? { content, savedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    save: async (content) => client.write(await load('saveDraft'), { ...name, content }),
    remove: async () => client.write(await load('deleteDraft'), name),
  };
}
