import { isJsonObject } from '../../core/json.ts';

/** The choices of a developer, kept for the next page. */
interface Choices {
  readonly isOpen: boolean;
  readonly theme: 'auto' | 'light' | 'dark';
  /** Height of the panel in pixels. */
  readonly height: number;
}

/** Keeps choices, as far as the browser lets it. */
export interface Settings {
  get(this: void): Choices;
  set(this: void, choices: Partial<Choices>): void;
  setTheme(this: void, theme: Choices['theme']): void;
}

const NAME = 'energy-inspector';
const FIRST: Choices = { isOpen: false, theme: 'auto', height: 380 };

/** @param storage the browser's own unless stated */
export function createSettings(storage?: Pick<Storage, 'getItem' | 'setItem'>): Settings {
  let choices = FIRST;
  const attempt = (act: (store: Pick<Storage, 'getItem' | 'setItem'>) => void): void => {
    try {
      act(storage ?? globalThis.localStorage);
    } catch {
      // A browser that keeps nothing: the choices count until the page is left.
    }
  };
  attempt((store) => {
    choices = parse(store.getItem(NAME));
  });
  const set = (next: Partial<Choices>): void => {
    choices = { ...choices, ...next };
    attempt((store) => store.setItem(NAME, JSON.stringify(choices)));
  };
  return { get: () => choices, set, setTheme: (theme) => set({ theme }) };
}

function parse(text: string | null): Choices {
  const json: unknown = JSON.parse(text ?? '{}');
  if (!isJsonObject(json)) return FIRST;
  const { isOpen, theme, height } = json;
  return {
    isOpen: isOpen === true,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    height: typeof height === 'number' ? height : FIRST.height,
  };
}
