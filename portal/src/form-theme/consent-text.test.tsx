// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConsentText } from './consent-text.tsx';

it('shows every paragraph of a text, also one that comes twice', () => {
  const paragraphs = ['I agree.', 'See above.', 'See above.'];
  render(<ConsentText terms={{ title: 'Terms', paragraphs }} />);
  expect(screen.getAllByText('See above.')).toHaveLength(2);
});
