import type { EntityIdentity } from '../../../cache/records.ts';
import type { InspectorCommand, SessionView } from '../session.ts';
import type { Child } from './dom.ts';

/** The tabs in their order. */
export const TABS = ['queries', 'records', 'timeline', 'writes'] as const;

/** One of the tabs. */
export type TabName = (typeof TABS)[number];

/** The state of a panel, apart from what it shows. */
export interface PanelState {
  readonly tab: TabName;
  readonly search: string;
  readonly sort: 'name' | 'newest';
  /** Filters that are on, by tab. */
  readonly filters: { readonly [Tab in TabName]?: string | undefined };
  /** Ids of the selected rows. */
  readonly selected: { readonly [Tab in TabName]?: string | undefined };
  /** True where the details stand in place of the list: there is room for one of both. */
  readonly isDetailShown: boolean;
  /** Branches of values that are not as they are at first, by path. */
  readonly toggled: ReadonlySet<string>;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly dialog: 'shortcuts' | 'export' | undefined;
  readonly isMasking: boolean;
  /** Names of members that a mask leaves readable. */
  readonly readable: string;
  /** Read out, and shown for a moment. */
  readonly notice: string;
  /** The name of the file whose session is shown. */
  readonly file: string | undefined;
}

/** The data and actions that a tab shows itself with. */
export interface Scene {
  readonly view: SessionView;
  readonly state: PanelState;
  /** Epoch milliseconds of the client. */
  readonly now: number;
  readonly change: (state: Partial<PanelState>) => void;
  /** Absent for a session that is over. */
  readonly act: ((command: InspectorCommand, notice: string) => void) | undefined;
  readonly copy: (text: string) => void;
  /** Why there is no client to show, where there is none. */
  readonly absence?: string | undefined;
}

/** One row of a list. */
export interface Row {
  readonly id: string;
  readonly content: Child;
}

/** A filter of a list. */
interface Filter {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** The colour of its state. */
  readonly tone?: string;
}

/** One tab. */
export interface Tab {
  readonly title: string;
  /** Names what the list has. */
  readonly noun: string;
  readonly count: (view: SessionView) => number;
  readonly filters: (scene: Scene) => readonly Filter[];
  readonly rows: (scene: Scene) => readonly Row[];
  readonly detail: (scene: Scene, id: string) => Child;
  /** Shown where the client has nothing. */
  readonly empty: string;
}

/** Selects a row of a tab, and shows the tab. */
export function open({ state, change }: Scene, tab: TabName, id: string): void {
  const isSame = state.tab === tab;
  change({
    tab,
    selected: { ...state.selected, [tab]: id },
    isDetailShown: true,
    ...(isSame ? {} : { search: '', filters: { ...state.filters, [tab]: undefined } }),
  });
}

/** The id of a record's row. */
export const recordId = ({ entity, key }: EntityIdentity): string => JSON.stringify([entity, key]);

/** The record of a row's id. */
export function recordOfId(id: string): EntityIdentity {
  // As `recordId` has made it.
  const [entity, key] = JSON.parse(id) as [string, string];
  return { entity, key };
}

/** True where one of the texts has what is searched for, in any letter case. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const sought = search.trim().toLowerCase();
  return sought === '' || texts.some((text) => text.toLowerCase().includes(sought));
}

/** Counts by a name. */
export function countBy<TItem>(
  items: readonly TItem[],
  nameOf: (item: TItem) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
}
