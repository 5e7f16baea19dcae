import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noBreak } from './text.tsx';

const kept = (word: string) => `<span class="code">${word}</span>`;

describe('a text with hyphens or phone numbers', () => {
  it.each([
    ['has nothing to keep', 'Log in to go on', 'Log in to go on'],
    ['keeps a word', 'your own log-in: now', `your own ${kept('log-in')}: now`],
    ['keeps a number', 'for example ENR-2026-100200.', `for example ${kept('ENR-2026-100200')}.`],
    ['keeps each', 'Log-in and e-mail', `${kept('Log-in')} and ${kept('e-mail')}`],
    ['breaks what is long', 'one-two-three-four-five-six', 'one-two-three-four-five-six'],
    [
      'calls a phone number',
      'Call (512) 555-0142.',
      'Call <a class="code" href="tel:(512)555-0142">(512) 555-0142</a>.',
    ],
    ['leaves dashes alone', 'from 7 - 9', 'from 7 - 9'],
  ])('%s', (_, text, markup) => {
    expect(renderToStaticMarkup(<p>{noBreak(text)}</p>)).toBe(`<p>${markup}</p>`);
  });
});
