import type { SourceFile } from '../../load/source-file.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { numberOf } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

/** "updates itself every 5 minutes", "is checked every minute" */
const saying =
  /\b(?:updat|refresh|reload|check|look|ask)\w*\b[^.!?]{0,60}\bevery (?:(\d+|two|three|four|five|ten) )?(second|minute|hour)s?\b/i;

/** "This page asks again by itself", without a word on how often. */
const byItself =
  /\b(?:page|it) (?:asks|looks|checks|updates|refreshes|reloads)\b[^.!?]{0,30}\b(?:by )?itself\b/i;

const lengths: { readonly [unit: string]: number } = { second: 1000, minute: 60_000, hour: 3_600_000 };

/** Texts that say how often a page is brought up to date, and reads that are asked otherwise. */
export function toldRefreshing(screen: CheckedScreen, english: SourceFile): Told {
  const { reads = {} } = screen.config;
  return leavesOf(english.value).flatMap((key): Told => {
    const text = textAt(english.value, key);
    // Few texts have the one word that all of them need.
    const [, count = '1', unit = ''] = (/every/i.test(text) && saying.exec(text)) || [];
    const length = lengths[unit.toLowerCase()];
    if (length === undefined) return byItself.test(text) ? neverAsked(key, reads) : [];
    const every = numberOf(count) * length;
    const about = readsOf(key, screen, english).filter((name) => Object.hasOwn(reads, name));
    const refreshed = Object.keys(reads).filter((name) => reads[name]?.refreshEvery !== undefined);
    const judged = about.length > 0 ? about : refreshed;
    const wrong = judged.filter((name) => reads[name]?.refreshEvery !== every);
    // One of the reads is enough, as long as no word tells which of them is meant.
    if (about.length === 0 && wrong.length < judged.length) return [];
    return wrong.map((name) => [
      key,
      ['reads', name, ...(reads[name]?.refreshEvery === undefined ? [] : ['refreshEvery'])],
      `The text "${key}" says that this is asked every ${count === '1' ? '' : `${count} `}${unit}.`,
    ]);
  });
}

/** A text that promises to ask again, on a screen that does not. */
function neverAsked(key: string, reads: NonNullable<CheckedScreen['config']['reads']>): Told {
  if (Object.values(reads).some(({ refreshEvery }) => refreshEvery !== undefined)) return [];
  const names = Object.keys(reads);
  // The last one is the one that is written for it.
  const place = names.length === 0 ? [] : ['reads', names.at(-1) ?? ''];
  return [[key, place, `The text "${key}" says that this is asked again by itself, and no read is.`]];
}

/** The reads that a text is about: those of its values, else the one of its block. */
function readsOf(key: string, { config, blocks }: CheckedScreen, english: SourceFile): readonly string[] {
  const said = placeholdersOf(textAt(english.value, key)).flatMap((name) => {
    const value = config.texts?.[name];
    const from = typeof value === 'string' ? value : value?.from;
    return from?.startsWith('reads.') === true ? [from.split('.')[1] ?? ''] : [];
  });
  if (said.length > 0) return said;
  return blocks.flatMap(({ block: { name = '' }, facts: { item } }) =>
    key.startsWith(`blocks.${name}.`) && item !== undefined && item.kind !== 'members' ? [item.read] : [],
  );
}
