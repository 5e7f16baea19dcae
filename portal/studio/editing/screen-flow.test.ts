import { describe, expect, it } from 'vitest';
import { compileProject, readProject } from '../../publish/index.ts';
import { valueAt } from './json-edits.ts';
import { flowOf } from './screen-flow.ts';
import { screenFlow } from '../server/screen-flow.ts';

const { files } = readProject('.');
const flow = (id: string) => screenFlow(id, { files, diagnostics: [], documents: [] });
const titles = (id: string, kind: string) =>
  flow(id)
    ?.nodes.filter((node) => node.kind === kind)
    .map(({ title }) => title);

const compiledOf = (file: string) => {
  const [compiled] = compileProject({ ...files, screens: files.screens.filter((one) => one.file === file) });
  if (compiled === undefined) throw new Error(`There is no ${file}`);
  return compiled.model;
};

describe('the flow of a screen', () => {
  it('has what it loads, asks, sends, and each thing that can follow', () => {
    expect(titles('requests/new', 'start')).toEqual(['Submit a request']);
    expect(titles('requests/new', 'read')).toHaveLength(2);
    const texts = files.locales.en['screens/requests/new']?.value;
    expect(titles('requests/new', 'failure')).toContain(valueAt(texts, ['messages', 'notSent']));
    expect(titles('requests/new', 'success')).toHaveLength(1);
  });

  it('says under which condition a step comes, and what happens otherwise', () => {
    const config = files.screens.find(({ file }) => file === 'screen-configs/account/move-out.json');
    const model = { ...compiledOf(config?.file ?? '') };
    const [first, second, ...others] = model.steps;
    if (first === undefined || second === undefined) throw new Error('It has several steps.');
    const branched = {
      ...model,
      steps: [first, { ...second, show: 'far' }, ...others],
      conditions: { far: { field: 'a', is: 'b' } },
    };
    const { edges } = flowOf(branched, [], { text: () => undefined, operation: (name) => name });
    const next = others[0]?.id ?? '';
    expect(edges).toEqual(
      expect.arrayContaining([
        { from: `step ${first.id}`, to: `step ${second.id}`, label: 'if a is “b”' },
        { from: `step ${first.id}`, to: `step ${next}`, label: 'otherwise' },
        { from: `step ${second.id}`, to: `step ${next}` },
      ]),
    );
  });

  it('is drawn for every screen, in which nothing stands on anything else', () => {
    for (const { file } of files.screens) {
      const chart = flow(file.replace('screen-configs/', '').replace('.json', ''));
      const places = chart?.nodes.map(({ row, column }) => `${row} ${column}`) ?? [];
      expect(new Set(places).size, file).toBe(places.length);
      const ids = chart?.nodes.map(({ id }) => id) ?? [];
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const { from, to } of chart?.edges ?? [])
        expect(ids, file).toEqual(expect.arrayContaining([from, to]));
    }
  });

  it('is none for a screen with a problem, or for none', () => {
    const file = 'screen-configs/requests/new.json';
    const found = { file, line: 1, column: 1, pointer: '', rule: 'x', message: 'x' };
    expect(screenFlow('requests/new', { files, diagnostics: [found], documents: [] })).toBeUndefined();
    expect(flow('requests/none')).toBeUndefined();
  });
});
