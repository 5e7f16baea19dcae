// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

const own = location.origin;
const links = [
  ['https://brand.example/facts', 'https://brand.example/facts'],
  ['/terms', '/terms'],
  [`${own}/terms`, `${own}/terms`],
  ['http://brand.example/facts', null],
  ['//brand.example/facts', null],
  ['mailto:a@brand.example', null],
  ['tel:5125550100', null],
  ['ftp://brand.example/facts', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
] as const;

/** The browser's own sanitiser, which jsdom lacks, as far as links go: it stops scripts only. */
function setHTML(this: Element, html: string): void {
  this.innerHTML = html.replaceAll(/href="javascript:[^"]*"/g, '');
}

function addOwnSanitizer(): void {
  Reflect.set(Element.prototype, 'setHTML', setHTML);
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'setHTML');
  cleanup();
});

describe.each<readonly [string, () => void]>([
  ['DOMPurify', () => undefined],
  ['the browser’s sanitiser', addOwnSanitizer],
])('a link in HTML of the org, by %s', (_, prepare) => {
  it.each(links)('%s leads to %s', async (href, want) => {
    prepare();
    render(<SafeHtml html={`<p><a href="${href}">Read</a> on</p>`} />);
    await waitFor(() => expect(document.body.textContent).toBe('Read on'));
    expect(document.querySelector('a')?.getAttribute('href')).toBe(want);
  });
});

it('shows nothing of HTML of which the sanitiser leaves nothing', async () => {
  const failed: unknown[] = [];
  const note = (error: unknown) => failed.push(error);
  process.on('unhandledRejection', note);
  for (const html of ['<frameset></frameset>', '<frameset><frame src="x"></frameset>', '<html><frameset>']) {
    render(<SafeHtml html={html} />);
  }
  render(<SafeHtml html="<p>Last</p>" />);
  await waitFor(() => expect(document.body.textContent).toBe('Last'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', note);
  expect(failed).toEqual([]);
});
