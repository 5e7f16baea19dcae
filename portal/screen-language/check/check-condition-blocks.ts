import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import { judgeTogether } from './check-possible.ts';
import type { CheckedScreen, PlacedBlock, Report } from './checked-screen.ts';
import { conditionsAround } from './named-conditions.ts';

/** A block that is called like a condition of its screen is not there where this condition never holds, nor always. */
export function checkConditionBlocks(
  { config, blocks }: CheckedScreen,
  constants: unknown,
  report: Report,
): void {
  for (const placed of blocks) {
    const name = placed.block.name ?? '';
    if (!Object.hasOwn(config.conditions ?? {}, name)) continue;
    const shown = conditionsAround(placed.path, config);
    if (shown.includes(name)) continue;
    if (shown.length === 0) {
      const message = `This is called like the condition "${name}", and is always shown.`;
      const remedy = `Add "show": "${name}", or give it another name.`;
      report([...placed.path, 'name'], { rule: 'other-condition', message, remedy });
    } else if (isNever([...shown, name], config, constants) && !isNever(shown, config, constants)) {
      const names = shown.map((one) => `"${one}"`).join(' and ');
      const message = `This is called like the condition "${name}", which never holds together with ${names}.`;
      const remedy = `Show it where "${name}" holds, or give it another name.`;
      report(askedAt(placed), { rule: 'other-condition', message, remedy });
    }
  }
}

const isNever = (names: readonly string[], config: ScreenConfig, constants: unknown): boolean =>
  judgeTogether(names, config, constants) === 'never';

/** The place of the innermost condition around a block. */
const askedAt = ({ block, path }: PlacedBlock): JsonPath =>
  block.show === undefined ? [...path.slice(0, 2), 'show'] : [...path, 'show'];
