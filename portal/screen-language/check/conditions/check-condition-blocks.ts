import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { isHedged, meantBy, sharedWords, wordsIn } from '../words/name-words.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

/** A block that is called like a condition of its screen is not there where this condition never holds, nor always. */
export function checkConditionBlocks(
  { config, blocks }: CheckedScreen,
  constants: unknown,
  report: Report,
): void {
  for (const placed of blocks) {
    const name = placed.block.name ?? '';
    const shown = conditionsAround(placed.path, config);
    if (!Object.hasOwn(config.conditions ?? {}, name)) {
      checkSaid(placed, { shown, config, constants, report });
      continue;
    }
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

interface Around {
  readonly shown: readonly string[];
  readonly config: ScreenConfig;
  readonly constants: unknown;
  readonly report: Report;
}

/** A message whose name says a condition among other words is not shown where this one never holds. */
function checkSaid(placed: PlacedBlock, { shown, config, constants, report }: Around): void {
  const { block } = placed;
  const { words, turned } = meantBy(block.name ?? '');
  if (block.block !== 'message' || words.length < 2 || turned.length > 0 || isHedged(block.name ?? ''))
    return;
  const around = shown.flatMap(wordsIn);
  const said = Object.keys(config.conditions ?? {}).find((one) => {
    const own = meantBy(one);
    const isWhole = own.words.length > 0 && sharedWords(own.words, words).length === own.words.length;
    if (!isWhole || own.turned.length > 0 || isHedged(one) || sharedWords(own.words, around).length > 0)
      return false;
    return isNever([...shown, one], config, constants) && !isNever(shown, config, constants);
  });
  if (said === undefined || shown.length === 0) return;
  const message = `"${block.name}" says "${said}", which never holds together with "${shown.join('" and "')}".`;
  const remedy = `Show it where "${said}" holds, or give it another name.`;
  report(askedAt(placed), { rule: 'other-condition', message, remedy });
}

const isNever = (names: readonly string[], config: ScreenConfig, constants: unknown): boolean =>
  judgeTogether(names, config, constants) === 'never';

/** The place of the innermost condition around a block. */
const askedAt = ({ block, path }: PlacedBlock): JsonPath =>
  block.show === undefined ? [...path.slice(0, 2), 'show'] : [...path, 'show'];
