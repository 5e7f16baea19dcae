import type { Condition } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { canBeWith, together } from '../facts/contract-meanings.ts';
import { allOf, isImplied } from '../facts/implied-conditions.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import { isSayingOneOf } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';

/** Blocks that are called like a moment, and stand at another one: a failure beside every form, what is done before anything was. */
export function checkBlockMoments(screen: CheckedScreen, constants: unknown, report: Report): void {
  const forms = screen.blocks.filter(({ block }) => block.block === 'form');
  for (const placed of screen.blocks) {
    if (placed.block.name === undefined || placed.block.show === undefined) continue;
    for (const form of forms) checkFailure(placed, form, { screen, constants, report });
    checkDone(placed, { screen, constants, report });
  }
}

interface Context {
  readonly screen: CheckedScreen;
  readonly constants: unknown;
  readonly report: Report;
}

/** A notice of a failure does not stand whenever the form does. */
function checkFailure(
  { block, path }: PlacedBlock,
  form: PlacedBlock,
  { screen: { config }, constants, report }: Context,
): void {
  const isFailure = block.block === 'message' && (block.tone === 'warning' || block.tone === 'danger');
  if (!isFailure || !isSayingOneOf(block.name, vocabulary.unusable)) return;
  const around = conditionsAround(form.path, config);
  if (!isImplied(around, allOf(conditionsAround(path, config)), { config, constants })) return;
  const message = `"${block.name}" tells of a failure, and stands whenever the form does.`;
  for (const place of placesOf({ block, path }))
    report(place, { rule: 'shown-too-long', message, remedy: 'Show it where there is no form.' });
}

/** A block called "done" stands after something was sent. */
function checkDone({ block, path }: PlacedBlock, { screen: { config }, constants, report }: Context): void {
  if (block.name !== 'done') return;
  const names = conditionsAround(path, config);
  const results = sourcesAskedBy(names, config).filter((from) => from.startsWith('result.'));
  if (results.length === 0) return;
  const before = together(results.map((from): Condition => ({ from, filled: false })));
  if (canBeWith(names, before, { config, constants }) !== true) return;
  const message = 'This is called "done", and is there before anything was sent.';
  for (const place of placesOf({ block, path }))
    report(place, { rule: 'shown-too-early', message, remedy: 'Show it once there is a result.' });
}

const placesOf = ({
  block: { show = '' },
  path,
}: Pick<PlacedBlock, 'block' | 'path'>): readonly JsonPath[] => [
  [...path, 'show'],
  ['conditions', show],
];
