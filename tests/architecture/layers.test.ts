import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCycles, reach, readEntryPoints, readImports, type Import } from './import-graph.ts';
import { areaImports, areaLayers, pathEntryPoints, typesUnsettled } from './layers.ts';

const imports = readImports();
const isTest = (file: string) => /\.(test|test-d|property\.test)\.tsx?$/.test(file);
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

/** The room of a file: the folder or file directly below its area. */
function roomOf(file: string, folder: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
}

/** The area of a project file, the most specific first. */
function areaOf(file: string): string | undefined {
  return ['tests/sandbox', ...Object.keys(areaImports)].find((area) => file.startsWith(`${area}/`));
}

describe.each(areaLayers)('the layers of $folder', ({ folder, layers, unsettled = [] }) => {
  const layerOf = (room: string) => layers.findIndex((rooms) => rooms.includes(room));
  const inside = imports.filter(
    ({ from, to }) => !isTest(from) && roomOf(from, folder) && roomOf(to, folder),
  );

  it('has no room outside the plan', () => {
    const rooms = new Set(
      inside.flatMap(({ from, to }) => [roomOf(from, folder) ?? '', roomOf(to, folder) ?? '']),
    );
    expect([...rooms].filter((room) => layerOf(room) < 0)).toEqual([]);
  });

  it('imports downwards only', () => {
    const wrong = inside.filter(({ from, to, value }) => {
      const [source, target] = [roomOf(from, folder) ?? '', roomOf(to, folder) ?? ''];
      const areUnsettled = unsettled.includes(source) && unsettled.includes(target);
      const counts = value || !typesUnsettled.includes(folder);
      return counts && source !== target && !areUnsettled && layerOf(target) >= layerOf(source);
    });
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('areas', () => {
  const entryPoints = new Set([...readEntryPoints().values(), ...pathEntryPoints]);
  const across = imports.filter(({ from, to }) => areaOf(to) !== undefined && areaOf(from) !== areaOf(to));

  it('import only the areas they may', () => {
    const wrong = across.filter(
      ({ from, to }) => !areaImports[areaOf(from) ?? '']?.includes(areaOf(to) ?? ''),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('are entered through entry points', () => {
    const wrong = across.filter(({ to }) => !entryPoints.has(to) && !to.includes('/generated/'));
    expect(wrong.map(show)).toEqual([]);
  });

  it('reach workspaces by name, not by path', () => {
    const wrong = across.filter(
      ({ to, specifier }) => specifier.startsWith('.') && !pathEntryPoints.includes(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('the graph', () => {
  it('has no cycles', () => {
    expect(findCycles(imports).map((files) => files.join(' -> '))).toEqual([]);
  });

  it('has no cycles of types where these are in order', () => {
    const isUnsettled = (file: string) => typesUnsettled.some((folder) => file.startsWith(`${folder}/`));
    const counted = imports.map((each) => ({ ...each, value: each.value || !isUnsettled(each.from) }));
    expect(findCycles(counted).map((files) => files.join(' -> '))).toEqual([]);
  });

  it('shows a house of the SDK that can be taken in at a glance', () => {
    const folder = 'sdk/src';
    const arrows = imports.flatMap(({ from, to }) => {
      const [source, target] = [roomOf(from, folder), roomOf(to, folder)];
      return isTest(from) || !source || !target || source === target ? [] : [`${source} -> ${target}`];
    });
    expect(readdirSync(new URL(`../../${folder}`, import.meta.url)).length).toBeLessThanOrEqual(12);
    expect(new Set(arrows).size).toBeLessThanOrEqual(60);
  });

  it('keeps React out of the core entry point of the SDK', () => {
    const files = reach(imports, 'sdk/src/entry/index.ts');
    expect([...files].filter((file) => file === 'react' || file.startsWith('react/'))).toEqual([]);
    expect(files.size).toBeGreaterThan(10);
  });

  it('keeps behaviour that few operations ask for out of a client that was made without it', () => {
    const file = (name: string) => `sdk/src/${name}.ts`;
    const others = ['mutation/mutate', 'mutation/optimistic-update', 'cache/write/optimistic-layer'].concat(
      ['borrowed', 'files', 'items', 'kept-items', 'tags', 'tracked-fields'].map((name) => `traits/${name}`),
    );
    const ofAll = reach(imports, file('traits/all-traits'));
    const ofClient = reach(imports, file('client/create-client'));
    for (const name of others) {
      expect([name, ofAll.has(file(name)), ofClient.has(file(name))]).toEqual([name, true, false]);
    }
    const generated = reach(imports, 'sdk/src/generated/operations/ui-api-records.gen.ts');
    expect([...generated].filter((name) => !name.includes('/generated/'))).toEqual([]);
  });

  it('keeps generated code out of the hand-written core', () => {
    const entryPointsOfSpecs = [
      'catalogue',
      'classification',
      'envelopes',
      'index',
      'notifications',
      'react',
      'version-option',
    ].map((name) => `sdk/src/entry/${name}.ts`);
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('sdk/src/') &&
        to.startsWith('sdk/src/generated/') &&
        !from.startsWith('sdk/src/generated/') &&
        !entryPointsOfSpecs.includes(from) &&
        !isTest(from),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('keeps the gallery out of the portal', () => {
    const isGallery = (file: string) => file.startsWith('portal/gallery/');
    const wrong = imports.filter(({ from, to }) => isGallery(to) && !isGallery(from));
    expect(wrong.map(show)).toEqual([]);
    expect([...reach(imports, 'portal/gallery/main.tsx')].filter(isGallery).length).toBeGreaterThan(5);
  });

  it('keeps the studio out of the portal', () => {
    const isStudio = (file: string) => file.startsWith('portal/studio/');
    const wrong = imports.filter(
      ({ from, to }) => isStudio(to) && !isStudio(from) && from.startsWith('portal/'),
    );
    expect(wrong.map(show)).toEqual([]);
    const ofPage = [...reach(imports, 'portal/studio/page/main.tsx')];
    expect(ofPage.filter(isStudio).length).toBeGreaterThan(5);
    expect(ofPage.filter((file) => file.startsWith('portal/studio/server/'))).toEqual([]);
  });

  it('lets no block know another block', () => {
    const folder = 'portal/src/blocks';
    // A block is a folder; the registry stands beside them.
    const blockOf = (file: string) => {
      const room = roomOf(file, folder);
      return room?.includes('.') === true ? undefined : room;
    };
    const wrong = imports.filter(
      ({ from, to }) => blockOf(from) && blockOf(to) && blockOf(from) !== blockOf(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });
});
