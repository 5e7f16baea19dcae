import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { withFigures } from './figures-table.ts';

const root = join(import.meta.dirname, '../../..');
const cells = (text: string): string => text.replace(/[ -]+/g, ' ');

it('shows in the guide what was measured, with the versions that it was measured with', () => {
  const page = readFileSync(join(root, 'sdk/guide/comparison.md'), 'utf8');
  // Written by the benchmark.
  const figures = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as Figures;
  expect(cells(page)).toBe(cells(withFigures(page, figures)));
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(figures.peers).toEqual(dependencies);
});

it('rounds figures, and leaves out what a cache cannot do', () => {
  const figures: Figures = {
    measured: '2026-01-02',
    node: 'v24.0.0',
    cores: 2,
    peers: { '@apollo/client': '4.0.0' },
    rows: [
      { id: 'a', title: 'a work', unit: 'us', values: { 'energy-portal': 1234.5, luvio: 2, apollo: null } },
      { id: 'b', title: 'ours alone', unit: 'us', values: { 'energy-portal': 1, floor: 2, apollo: null } },
    ],
  };
  const page = 'A\n<!-- figures: npm run bench:cache -- --write -->\nold\n<!-- end of figures -->\nB\n';
  const text = withFigures(page, figures);
  expect(text).toContain('| a work | 1,200 µs | - | - | - | - | - | 2 µs |');
  expect(text).toContain('Apollo Client 4.0.0');
  expect(text).not.toContain('old');
  expect(text).not.toContain('ours alone');
  expect(text.endsWith('<!-- end of figures -->\nB\n')).toBe(true);
});
