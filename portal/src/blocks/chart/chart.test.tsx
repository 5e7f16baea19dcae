// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ChartBlock as ChartConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { ChartBlock } from './chart.tsx';

afterEach(cleanup);

const block: ChartConfig = {
  block: 'chart',
  name: 'homes',
  bars: [
    { name: 'you', value: 'you' },
    { name: 'others', value: 'others' },
  ],
  verdicts: [
    { name: 'less', show: 'usesLess' },
    { name: 'more', show: 'usesMore' },
  ],
};

it.each([
  ['the verdict whose condition holds, and every bar', 'usesLess', { you: 4, others: 8 }, ['less'], 2],
  ['no verdict where none holds', 'other', { you: 4, others: 8 }, [], 2],
  ['a bar alone, where the other is not known', 'usesMore', { you: 4, others: null }, ['more'], 1],
  ['nothing where no bar is known', 'usesMore', { you: null, others: 'x' }, [], 0],
])('shows %s', (_, holding, values: Readonly<Record<string, unknown>>, verdicts, bars) => {
  const page = {
    language: 'en',
    value: (source: string) => values[source],
    holds: (condition: string) => condition === holding,
    text: (key: string) => key,
    optionalText: () => undefined,
  } as unknown as BlockPage; // what bars ask
  const { container } = render(<ChartBlock block={block} page={page} />);
  const told = [...container.querySelectorAll('.chart-verdict')].map(({ textContent }) => textContent);
  expect(told).toEqual(verdicts.map((name) => `blocks.homes.verdicts.${name}`));
  expect(container.querySelectorAll('.chart li')).toHaveLength(bars);
});
