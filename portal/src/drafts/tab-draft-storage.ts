import type { DraftStorage, SavedDraft } from './draft-storage.ts';
import { askGuestSecret } from './guest-secret.ts';
import { createTextSeal } from './text-seal.ts';
import type { TextSeal } from './text-seal.ts';

/** Options of {@link createTabDraftStorage}. */
interface TabDraftOptions {
  /** May throw, where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The item of the storage that has all drafts. */
  readonly item: string;
  /** Seals what was typed, so that it cannot be read once the browser is closed; asked for when it is needed. */
  readonly seal: () => Promise<TextSeal>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The time for which a draft is kept after it was saved. */
  readonly hours: number;
  readonly screen: string;
  /** Tells it from other drafts of the same screen; empty where there is one only. */
  readonly about: string;
}

const hour = 3_600_000;

/**
 * The draft of a guest's form, kept by the tab: guests have no name under which the org could keep it. Browsers write what a
 * tab keeps onto the disk, so what was typed is sealed.
 */
export function createTabDraftStorage({
  storage,
  item,
  seal: openSeal,
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
  let opening: Promise<TextSeal> | undefined;
  // Asked again when it is needed next, where it was not to be had.
  const sealing = () =>
    (opening ??= openSeal().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return {
    async read() {
      try {
        const found = all().find(([other, draft]) => other === name && isFresh(draft))?.[1];
        if (found === undefined) return undefined;
        const content = await (await sealing()).open(found.content, name);
        return content === undefined ? undefined : { ...found, content };
      } catch {
        return undefined;
      }
    },
    prepare: () => sealing().catch(() => undefined),
    async save(text) {
      const content = await (await sealing()).seal(text, name);
      keep([...others(), [name, { content, savedAt: new Date(now()).toISOString() }]]);
      return text;
    },
    remove: async () => keep(others()),
  };
}

/** The draft of a guest's form in this tab, with a secret that only this browser is told, and only until it is closed. */
export function openTabDraftStorage(named: Omit<TabDraftOptions, 'storage' | 'now' | 'seal'>): DraftStorage {
  return createTabDraftStorage({
    ...named,
    storage: () => sessionStorage,
    seal: async () => createTextSeal(await askGuestSecret()),
    now: Date.now,
  });
}

/** Only this file writes there. */
function draftsIn(text: string | null): { readonly [name: string]: SavedDraft } {
  return text === null ? {} : (JSON.parse(text) as { readonly [name: string]: SavedDraft });
}
