// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConsentText } from './consent-text.tsx';

it('shows every paragraph of a text, also one that comes twice', () => {
  const paragraphs = ['I agree.', 'See above.', 'See above.'];
  render(<ConsentText terms={{ title: 'Terms', paragraphs }} documents={[]} />);
  expect(screen.getAllByText('See above.')).toHaveLength(2);
});

it('links to every document, in another tab', () => {
  const newTab = 'opens a new tab';
  const documents = [
    { href: 'https://a.example.com/facts.pdf', text: 'Facts label', newTab },
    { href: 'https://a.example.com/terms.pdf', text: 'Terms of service', newTab },
  ];
  render(<ConsentText documents={documents} />);
  const links = screen.getAllByRole('link', { name: /, opens a new tab/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(documents.map(({ href }) => href));
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
});
