import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { JudgedConfig } from '../facts/implied-conditions.ts';
import { describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { answerOfRead, entryPath } from '../schema/item-path.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';

/** The values that a map needs below each of its members, and their types. */
const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latitude: { '': 'number' },
  longitude: { '': 'number' },
  'here.latitude': { '': 'number' },
  'here.longitude': { '': 'number' },
  outline: { '.0.latitude': 'number', '.0.longitude': 'number' },
  features: {
    '.0.kind': 'string',
    '.0.name': 'string',
    '.0.line.0.latitude': 'number',
    '.0.line.0.longitude': 'number',
  },
};

const remedies: Readonly<Record<string, string>> = {
  outline: 'Name a list of objects with "latitude" and "longitude".',
  features:
    'Name a list of objects with "kind", "name" and "line", a list of objects with "latitude" and "longitude".',
};

/** The end that a point tells is there where the row of the same value is. */
function checkExpected(
  { block, path }: Pick<PlacedBlock, 'block' | 'path'>,
  { config, constants }: JudgedConfig,
  report: Report,
): void {
  if (block.block !== 'map' || block.expected === undefined) return;
  const { value, show } = block.expected;
  const row = (block.rows ?? []).find((one) => one.value === value && one.show !== undefined);
  if (show === undefined || row?.show === undefined) return;
  if (judgeTogether([show, row.show], config, constants) !== 'never') return;
  report([...path, 'expected', 'show'], {
    rule: 'other-condition',
    message: `The point tells "${value}" where "${show}" holds, and the row "${row.name}" where "${row.show}" does: never at once.`,
    remedy: `Show it where "${row.show}" holds.`,
  });
}

/** Checks that a map is given places: what is none would be drawn nowhere. */
export function checkMapPlaces(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { block, path, facts } of screen.blocks) {
    if (block.block !== 'map') continue;
    const items = itemsOf(facts, screen, catalogue);
    checkDegrees(block, path, report);
    checkExpected({ block, path }, { config: screen.config, constants: catalogue.constants }, report);
    if (block.here !== undefined) checkDegrees(block.here, [...path, 'here'], report);
    for (const [member, needed] of Object.entries(places)) {
      const way = member.split('.');
      const from: unknown = way.reduce<unknown>(
        (inside, name) =>
          typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined,
        block,
      );
      if (typeof from !== 'string') continue;
      const isPlace = Object.entries(needed).every(([inner, type]) =>
        describedBy(`${from}${inner}`, { screen, catalogue, items }).every((one) => mayBe(type, one)),
      );
      if (isPlace) continue;
      const message = `"${from}" is no ${member === 'features' ? 'list of features' : way.at(-1)} of a map.`;
      const remedy = remedies[member] ?? 'Name a number, in degrees.';
      report([...path, ...way], { rule: 'no-place', message, remedy });
    }
  }
}

/** One number for both lies on a line through the middle of the earth. */
function checkDegrees(
  { latitude, longitude }: { readonly latitude: string; readonly longitude: string },
  path: JsonPath,
  report: Report,
): void {
  if (latitude !== longitude) return;
  const message = `"${latitude}" cannot be both latitude and longitude.`;
  for (const member of ['latitude', 'longitude'])
    report([...path, member], { rule: 'no-place', message, remedy: 'Name one source for each.' });
}

function itemsOf(
  { item }: PlacedBlock['facts'],
  { config }: CheckedScreen,
  catalogue: Catalogue,
): readonly Described[] {
  if (item === undefined || item.kind === 'members') return [];
  const schema = answerOfRead(item.read, config, catalogue);
  const way = entryPath(item, schema);
  return schema === undefined || way === undefined ? [] : [{ schema, path: way }];
}

/** Returns false where the specs know that a value is of no such type, or is not there. */
function mayBe(type: string, { schema, path }: Described): boolean {
  const found = schemaAt(schema, path);
  if (found.kind !== 'known') return found.kind === 'open';
  return found.alternatives.some((one) => {
    const types = typesOf(one);
    return types === undefined || types.includes(type) || (type === 'number' && types.includes('integer'));
  });
}
