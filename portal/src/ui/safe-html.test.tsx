// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ownLink, SafeHtml, safeLink } from './safe-html.tsx';

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

describe('safeLink', () => {
  const origin = 'http://localhost:4173';
  const table = [
    ['https://brand.example/privacy', 'https://brand.example/privacy'],
    ['/privacy', 'http://localhost:4173/privacy'],
    ['http://localhost:4173/x', 'http://localhost:4173/x'],
    ['http://brand.example/privacy', undefined],
    ['javascript:alert(1)', undefined],
    ['\tjava\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['blob:http://localhost:4173/x', undefined],
    ['//evil.example/x', undefined],
    ['', undefined],
    [null, undefined],
  ] as const;
  it.each(table)('%s leads to %s', (value, want) => {
    expect(safeLink(value, origin)).toBe(want);
  });
});

describe('ownLink', () => {
  const origin = 'https://portal.example';
  const table = [
    ['/services/data/x', 'https://portal.example/services/data/x'],
    ['https://portal.example/x', 'https://portal.example/x'],
    ['//evil.example/x', undefined],
    ['/\t//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['\n//evil.example', undefined],
    ['https://evil.example/x', undefined],
    [null, undefined],
  ] as const;
  it.each(table)('%j leads to %s', (value, want) => {
    expect(ownLink(value, origin)).toBe(want);
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
