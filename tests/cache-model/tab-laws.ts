import { isDeepStrictEqual } from 'node:util';
import { dataOf } from '@energy-portal/sdk';
import { getThing, listThings } from '../../sdk/toys/index.ts';
import { A_USER, configOf, LIST, thingOf, type TabPair, type Tab } from './tab-pair.ts';
import { BrokenLaw } from './laws.ts';
import { IDS } from './things.ts';

/** Checks that no tab shows another user's data, nor older data than before, nor invalidated data as fresh. */
export function check(tab: Tab): void {
  checkFreshness(tab);
  const { client, user, seen } = tab;
  const single = IDS.flatMap((id) => dataOf(client.peek(getThing, configOf(id))) ?? []);
  for (const { id, fields } of [...single, ...(dataOf(client.peek(listThings, LIST))?.things ?? [])]) {
    const name = Number(fields['Name']?.value);
    const before = seen.get(id) ?? 0;
    if (Math.floor(name / A_USER) !== user) throw new BrokenLaw('users are kept apart', { id, name, user });
    if (name < before) throw new BrokenLaw('nothing older takes the place of newer', { id, name, before });
    seen.set(id, name);
  }
}

function checkFreshness({ client, invalidated }: Tab): void {
  for (const [id, changes] of invalidated) {
    const is = client.peek(getThing, configOf(id));
    if (is.state === 'fulfilled' && Number(is.data.fields['Name']?.value) % A_USER < changes)
      throw new BrokenLaw('what was called out of date is fresh only when asked for again', { id, is });
  }
}

/** Checks that tabs with the same messages show the same as fresh, in all that they have asked for. */
export function checkAgreement({ tabs, hasMissed }: TabPair): void {
  if (hasMissed) return;
  for (const id of IDS) {
    const shown = tabs.map((tab) => ({ tab, is: tab.client.peek(getThing, configOf(id)) }));
    const fresh = shown.filter(({ is }) => is.state === 'fulfilled');
    if (fresh.length < 2) continue;
    for (const { tab } of fresh) tab.compared += 1;
    const [one, ...others] = fresh.map(({ is }) => dataOf(is)?.fields);
    if (others.some((other) => !isDeepStrictEqual(one, other)))
      throw new BrokenLaw('tabs that have heard everything agree', { id, one, others });
  }
}

export function checkTruth(pair: TabPair, tab: Tab, id: string): void {
  const shown = dataOf(tab.client.peek(getThing, configOf(id)))?.fields;
  const { fields } = thingOf(pair, id, tab.user);
  const isTrue =
    shown?.['Name']?.value === fields['Name']?.value && shown?.['Age']?.value === fields['Age']?.value;
  if (!isTrue) throw new BrokenLaw('both tabs show what the server has', { id, shown, fields });
}
