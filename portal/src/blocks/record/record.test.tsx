// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RecordBlock as RecordConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage } from '../../page/page.ts';
import { RecordBlock } from './record.tsx';

afterEach(cleanup);

const pageOf = (holding: readonly string[]) =>
  ({
    language: 'en',
    value: () => 'Green Prairie 24',
    holds: (name: string | undefined) => name === undefined || holding.includes(name),
    hrefOf: () => '/plans',
    text: (key: string) => key,
    optionalText: (key: string) => (key.endsWith('heading') ? key : undefined),
  }) as unknown as BlockPage; // what a record asks

it.each([
  ['without a condition', undefined, [], true],
  ['while its condition holds', 'hasEnd', ['hasEnd'], true],
  ['not while its condition does not hold', 'hasEnd', [], false],
])('shows its link %s', (_, show, holding, want) => {
  const block: RecordConfig = {
    block: 'record',
    name: 'present',
    rows: [{ name: 'plan', value: 'reads.account.planName' }],
    link: { name: 'renew', to: '/plans', ...(show !== undefined && { show }) },
  };
  const { container } = render(<RecordBlock block={block} page={pageOf(holding)} />);
  expect(container.querySelector('a') !== null).toBe(want);
});
