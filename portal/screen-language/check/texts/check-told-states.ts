import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { canBeWith, either, holdsForAll, holdsForOthers, isNeverWith } from '../facts/contract-meanings.ts';
import { placeAsking } from '../facts/asking-places.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import { placeholdersOf, textAt } from '../facts/text-keys.ts';
import { neededFor } from '../conditions/check-there.ts';

interface Context {
  readonly source: SourceFile;
  readonly catalogue: Catalogue;
}

/** Texts that say a value where the contract tells none, and where the screen itself knows that it may be so. */
export function checkToldStates(
  screen: CheckedScreen,
  english: SourceFile,
  context: Context,
): readonly Diagnostic[] {
  const texts = Object.entries(screen.config.texts ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.from] as const,
  );
  const told = texts.flatMap(([name, from]) => {
    const needed = neededFor(from, { screen, catalogue: context.catalogue, items: [] });
    return needed.map((one) => ({ name, from, ...one }));
  });
  if (told.length === 0) return [];
  const known = sourcesAskedBy(Object.keys(screen.config.conditions ?? {}), screen.config);
  return screen.blocks.flatMap((placed) => {
    const said = new Set(
      ['heading', 'body'].flatMap((key) =>
        placeholdersOf(textAt(english.value, `blocks.${placed.block.name ?? ''}.${key}`)),
      ),
    );
    return told
      .filter(({ name, holder, members }) => {
        const isKnown = Object.keys(members).every((member) => known.includes(`${holder}.${member}`));
        return said.has(name) && isKnown && isWrong(placed, { holder, members }, { screen, context });
      })
      .flatMap(({ name, from, holder, members }) => {
        const message = `The texts say {{${name}}}, and are shown where there is no "${from}", too.`;
        const remedy = 'Show them where it is there, or leave it out of them.';
        return placesOf(placed, { holder, members }, screen).map((place) =>
          context.source.diagnostic(place, { rule: 'may-lack', message, remedy }),
        );
      });
  });
}

type Told = ReturnType<typeof neededFor>[number];

function isWrong(
  placed: PlacedBlock,
  { holder, members }: Told,
  { screen, context: { catalogue } }: { readonly screen: CheckedScreen; readonly context: Context },
): boolean {
  const names = conditionsAround(placed.path, screen.config);
  const judged = { config: screen.config, constants: catalogue.constants };
  if (isNeverWith(names, holdsForAll(holder, members), judged)) return true;
  const others = Object.entries(members).map(([member, values]) =>
    holdsForOthers(`${holder}.${member}`, values, { screen, catalogue, items: [] }),
  );
  return canBeWith(names, either(others), judged) === true;
}

/** The block's own condition, by its name and where it asks for what tells. */
function placesOf(
  { block: { show }, path }: PlacedBlock,
  { holder, members }: Told,
  { config }: CheckedScreen,
): readonly JsonPath[] {
  const condition = show === undefined ? undefined : config.conditions?.[show];
  if (show === undefined || condition === undefined) return [path];
  const start = ['conditions', show];
  const inside = Object.keys(members).map((member) =>
    placeAsking(`${holder}.${member}`, condition, { path: start, config }),
  );
  return [[...path, 'show'], ...inside];
}
