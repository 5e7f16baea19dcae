import type { DraftStorage, SavedDraft } from './draft-storage.ts';

/** Options of {@link createTabDraftStorage}. */
interface TabDraftOptions {
  /** May throw, where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The item of the storage that has all drafts. */
  readonly item: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The time for which a draft is kept after it was saved. */
  readonly hours: number;
  readonly screen: string;
  /** Tells it from other drafts of the same screen; empty where there is one only. */
  readonly about: string;
}

const hour = 3_600_000;

/** The draft of a guest's form, kept by the tab: guests have no name under which the org could keep it. */
export function createTabDraftStorage({
  storage,
  item,
  now,
  hours,
  screen,
  about,
}: TabDraftOptions): DraftStorage {
  const name = `${screen} ${about}`;
  const isFresh = ({ savedAt }: SavedDraft) => now() - Date.parse(savedAt) < hours * hour;
  const all = () => Object.entries(draftsIn(storage().getItem(item)));
  const keep = (drafts: readonly (readonly [string, SavedDraft])[]) =>
    storage().setItem(item, JSON.stringify(Object.fromEntries(drafts)));
  const others = () => all().filter(([other, draft]) => other !== name && isFresh(draft));
  return {
    async read() {
      try {
        return all().find(([other, draft]) => other === name && isFresh(draft))?.[1];
      } catch {
        return undefined;
      }
    },
    prepare: async () => undefined,
    save: async (content) => keep([...others(), [name, { content, savedAt: new Date(now()).toISOString() }]]),
    remove: async () => keep(others()),
  };
}

/** The draft of a guest's form in this tab. */
export function openTabDraftStorage(named: Omit<TabDraftOptions, 'storage' | 'now'>): DraftStorage {
  return createTabDraftStorage({ ...named, storage: () => sessionStorage, now: Date.now });
}

/** Only this file writes there. */
function draftsIn(text: string | null): { readonly [name: string]: SavedDraft } {
  return text === null ? {} : (JSON.parse(text) as { readonly [name: string]: SavedDraft });
}
