import type { Background, Block } from '../generated/screen-config.gen.ts';
import { devices, pictureBehind } from '../model/backgrounds.ts';
import type { ScreenModel } from '../model/model.ts';

/** Works on each of several, of which there is at least one. */
const each = <TOne, TResult>(
  [first, ...others]: readonly [TOne, ...TOne[]],
  work: (one: TOne) => TResult,
): [TResult, ...TResult[]] => [work(first), ...others.map(work)];

/** The model of a screen whose pictures are named by the addresses that they are published at. */
export function withPictures(
  model: ScreenModel,
  addressOf: (file: string) => string | undefined,
): ScreenModel {
  const published = (block: Block): Block =>
    block.block === 'picture' ? { ...block, file: addressOf(block.file) ?? block.file } : block;
  const behind = (background: Background): Background => {
    const found = devices.flatMap((device) => {
      const address = background[device];
      return address === undefined ? [] : [[device, addressOf(pictureBehind(address)) ?? address] as const];
    });
    return { ...background, ...Object.fromEntries(found) };
  };
  const sections = model.sections.map((section) => ({
    ...section,
    ...(section.background !== undefined && { background: behind(section.background) }),
    columns: each(section.columns, (column) => ({ ...column, blocks: each(column.blocks, published) })),
  }));
  return { ...model, sections };
}
