import { withVersion, type WithKnownVersion } from './version-option.ts';
import { createTabs as create, type Tabs } from '../extensions/tabs/create-tabs.ts';
import type { TabsOptions as Options } from '../extensions/tabs/create-tabs.ts';

/** As {@link createTabs} takes them: the version of the specs is known. */
export type TabsOptions = WithKnownVersion<Options>;

/**
 * Shares what a client writes with the clients of other tabs: answers, writes, evictions, expiries. A change of the
 * signed-in user in one tab empties the others. Without `BroadcastChannel` every tab stays alone.
 *
 * @example
 * const tabs = createTabs();
 * const client = createClient({ extensions: [tabs] });
 * tabs.open(userId);
 */
export function createTabs(options: TabsOptions = {}): Tabs {
  return create(withVersion(options));
}

export type { TabChannel } from '../extensions/journal/channel.ts';
export type { Tabs } from '../extensions/tabs/create-tabs.ts';
