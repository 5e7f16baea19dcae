import type {
  Client,
  deleteDraft,
  getDraft,
  ReadOperation,
  saveDraft,
  WriteOperation,
} from '@energy-portal/sdk';
import type { ScreenModel } from '../model/model.ts';
import { seedOf } from '../model/draft.ts';
import { createOperationLoader } from '../page/screen-sources.ts';

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

/**
 * The calls about the draft of a screen.
 *
 * @param about tells it from other drafts of the same screen; empty where there is one only
 */
export function createDraftCalls(client: Client, model: ScreenModel, about: string): DraftCalls {
  const loadAny = createOperationLoader(model);
  // The module of an operation exports it by its id.
  const load = async <TName extends keyof Operations>(name: TName) =>
    (await loadAny(name)) as ReadOperation<unknown, unknown> &
      WriteOperation<unknown, unknown> &
      Operations[TName];
  const name = { screen: model.id, ...(about !== '' && { about }) };
  return {
    async read() {
      try {
        const found = await client.read(await load('getDraft'), name, { policy: 'no-cache' });
        const { content, savedAt } = ('data' in found && found.data) || {};
        return content && savedAt ? { content, savedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    save: async (content) => client.write(await load('saveDraft'), { ...name, content }),
    remove: async () => client.write(await load('deleteDraft'), name),
  };
}
