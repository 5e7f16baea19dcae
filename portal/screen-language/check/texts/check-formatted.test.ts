import { describe, expect, it } from 'vitest';
import { parseSource } from '../../load/source-file.ts';
import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { checkFormatted } from './check-formatted.ts';
import { describeScreen } from '../facts/checked-screen.ts';
import { checkWebsites, trustedHosts } from '../facts/trusted-hosts.ts';
import { blockDescriptors } from '../../../src/blocks/registry.ts';

const targets = { routes: ['/', '/bills', '/bills/:billId'], hosts: ['www.puc.texas.gov'] };
// Only what is read of a config.
const config = {
  sections: [{ columns: [{ blocks: [{ block: 'article', name: 'next' }] }] }],
  steps: [{ id: 'one', fields: [{ name: 'day', as: 'date', intro: true }] }],
} as unknown as ScreenConfig;

const messagesOf = (texts: object) => {
  const { source } = parseSource('locales/en/screens/a/b.json', JSON.stringify(texts, null, 2));
  return checkFormatted({ config, blocks: [] }, source, targets).map(
    ({ line, rule, message, remedy }) => `${line} ${rule} | ${message} | ${remedy}`,
  );
};
const known =
  'There are paragraphs, ## headings, - lists, 1. lists, **bold**, *emphasis* and [links](/usage).';

describe('checkFormatted', () => {
  it('has nothing to say about what formatted texts know', () => {
    const body = '## A\n\n**b** [c](/bills?year=2026) [d](https://www.puc.texas.gov/x)\n\n### E';
    expect(messagesOf({ blocks: { next: { body } }, fields: { day: { intro: '- a' } } })).toEqual([]);
    expect(messagesOf({ blocks: { next: { heading: 'A', body: '### B' } } })).toEqual([]);
  });

  it.each([
    ['> x', `4 markup | Formatted texts know no such thing: a line that begins with ">". | ${known}`],
    ['[x](/bils)', '4 unknown-route | No screen has the route /bils. | Did you mean "/bills"?'],
    [
      '[x](/bills/:billId)',
      '4 unknown-route | /bills/:billId is a page of many; a text cannot say which of them. | Link to',
    ],
    [
      '[x](https://puc.texas.gov/)',
      '4 external-link | Links may not lead to puc.texas.gov. | Did you mean "www.puc.texas.gov"? Or add it to "hosts" of screen-configs/brands.json, where it is trusted.',
    ],
    [
      '[x](http://www.puc.texas.gov/)',
      '4 external-link | "http://www.puc.texas.gov/" is no address of another site. | Write it whole: https://www.example.com/page.',
    ],
    ['[x](//www.puc.texas.gov)', '4 unknown-route | No screen has the route //www.puc.texas.gov. | '],
    ['# A', '4 heading-level | A heading # cannot stand here. | Begin with ##, and write ### below it.'],
    ['### A', '4 heading-level | A heading ### cannot stand here. | Begin with ##, and write ### below it.'],
  ])('tells of %s', (body, want) => {
    const [found = ''] = messagesOf({ blocks: { next: { body } } });
    expect(found.startsWith(want)).toBe(true);
  });

  it('lets no heading stand at a question', () => {
    expect(messagesOf({ fields: { day: { intro: '### A' } } })).toEqual([
      '4 heading-level | A heading ### cannot stand here. | A text at a question has no headings: give the step a title.',
    ]);
  });

  it('tells of marks in texts that are not formatted', () => {
    expect(messagesOf({ lead: 'Read [this](/bills).' })).toEqual([
      '2 markup | Customers would read "[this](/bills)" as it stands: this text is not formatted. | Take the marks out, or show the text by an "article".',
    ]);
  });
});

describe('checkWebsites', () => {
  const check = (links: readonly object[]) => {
    const block = { block: 'websites', name: 'help', links };
    const value = { sections: [{ columns: [{ blocks: [block] }] }] };
    const { source } = parseSource('screen-configs/a/b.json', JSON.stringify(value));
    const screen = describeScreen(value as unknown as ScreenConfig, blockDescriptors);
    return checkWebsites(source, screen, targets.hosts).map(
      ({ pointer, message }) => `${pointer} ${message}`,
    );
  };

  it('lets links lead to the sites of the list, in both languages', () => {
    const place = '/sections/0/columns/0/blocks/0/links/0';
    const address = 'https://www.puc.texas.gov/';
    expect(check([{ name: 'a', address, spanish: `${address}es` }])).toEqual([]);
    expect(check([{ name: 'a', address, spanish: 'https://evil.test/' }])).toEqual([
      `${place}/spanish Links may not lead to evil.test.`,
    ]);
    expect(check([{ name: 'a', address: 'https://www.puc.texas.gov.evil.test/' }])).toEqual([
      `${place}/address Links may not lead to www.puc.texas.gov.evil.test.`,
    ]);
    expect(check([{ name: 'a', address: 'https://www.puc.texas.gov@evil.test/' }])).toEqual([
      `${place}/address "https://www.puc.texas.gov@evil.test/" is no address of another site.`,
    ]);
  });

  it.each([
    ['a list', { brands: [], hosts: ['a.test'] }, ['a.test']],
    ['none', { brands: [] }, []],
    ['a file that is none', undefined, undefined],
  ])('reads %s', (_, value, want) => {
    const file = parseSource('screen-configs/brands.json', JSON.stringify(value ?? null)).source;
    expect(trustedHosts(file)).toEqual(want);
  });
});
