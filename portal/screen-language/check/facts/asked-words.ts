import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { CheckedScreen, PlacedBlock } from './checked-screen.ts';

/** The words that a read asks with, as they are written: the kind of energy. */
function wordsOfRead(name: string, { config }: CheckedScreen): readonly string[] {
  const { reads = {} } = config;
  const given = Object.hasOwn(reads, name) ? reads[name]?.with : undefined;
  return Object.values<Binding>(given ?? ({} as Bindings)).filter((one) => typeof one === 'string');
}

/** The words by which the read of a source was narrowed; of an `item` those of its block, and what it picks entries by. */
export function askedWords(from: string, screen: CheckedScreen, placed?: PlacedBlock): readonly string[] {
  const [start, name = ''] = from.split('.');
  if (start === 'reads') return wordsOfRead(name, screen);
  const item = placed?.facts.item;
  if (start !== 'item' || placed === undefined || item === undefined || item.kind === 'members') return [];
  const { block } = placed;
  const picked = block.block === 'plans' ? (block.where ?? []).map(({ is }) => is) : [];
  return [...wordsOfRead(item.read, screen), ...picked.filter((one) => typeof one === 'string')];
}
