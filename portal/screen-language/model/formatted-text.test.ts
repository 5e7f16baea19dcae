import { describe, expect, it } from 'vitest';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { formattedTextsOf, readFormatted, withFormatted } from './formatted-text.ts';

describe('readFormatted', () => {
  it.each([
    ['a paragraph', 'One\nline', [['p', 0]], ['One line']],
    [
      'several',
      'One\n\nTwo',
      [
        ['p', 0],
        ['p', 1],
      ],
      ['One', 'Two'],
    ],
    ['bold and emphasis', 'a **b** *c*', [['p', 0, ['strong', 1], 2, ['em', 3]]], ['a ', 'b', ' ', 'c']],
    [
      'headings',
      '## A\n\n### B',
      [
        ['h2', 0],
        ['h3', 1],
      ],
      ['A', 'B'],
    ],
    ['a list', '- a\n- b', [['ul', ['li', 0], ['li', 1]]], ['a', 'b']],
    ['a numbered list', '1. a\n2. b', [['ol', ['li', 0], ['li', 1]]], ['a', 'b']],
    ['a link', '[bills](/bills)', [['p', ['a', '/bills', 0]]], ['bills']],
    ['a line that ends', 'a  \nb', [['p', 0, ['br'], 1]], ['a', 'b']],
    ['a placeholder', 'On {{day}}', [['p', 0]], ['On {{day}}']],
    ['marks that were escaped', '5 \\* 3', [['p', 0]], ['5 * 3']],
  ] as const)('reads %s', (_name, text, pieces, words) => {
    expect(readFormatted(text)).toMatchObject({ pieces, words, strange: [] });
  });

  it('lists links and the levels of headings', () => {
    const { links, headings } = readFormatted('## A\n\n[b](/b) [c](https://c.test/)\n\n### D');
    expect({ links, headings }).toEqual({ links: ['/b', 'https://c.test/'], headings: [2, 3] });
  });

  it.each([
    ['a picture', '![x](/x.png)', 'a picture'],
    ['code', '`x`', 'words between backticks'],
    ['a block of code', '```\nx\n```', 'lines between backticks'],
    ['a quotation', '> x', 'a line that begins with ">"'],
    ['a rule', 'a\n\n---', 'a line of dashes'],
    ['indented code', '    x', 'a line that begins with four spaces'],
    ['a script as address', '[x](javascript:alert(1))', '"[x](javascript:alert(1))"'],
    ['a pair that is open', 'a **b', '"a **b"'],
  ])('tells %s', (_name, text, want) => {
    expect(readFormatted(text).strange).toEqual([want]);
  });
});

describe('the formatted texts of a screen', () => {
  // Only what is read of a config.
  const config = {
    sections: [{ columns: [{ blocks: [{ block: 'article', name: 'next' }, { block: 'form' }] }] }],
    steps: [
      {
        id: 'one',
        fields: [
          { name: 'day', as: 'date', intro: true },
          { name: 'note', as: 'text' },
        ],
      },
    ],
  } as unknown as ScreenConfig;

  it('are bodies of articles and texts above questions', () => {
    expect(formattedTextsOf(config)).toEqual(['blocks.next.body', 'fields.day.intro']);
  });

  it('are published in pieces, all others as they are', () => {
    const texts = { title: '**T**', blocks: { next: { body: 'a *b*', heading: 'H' } } };
    expect(withFormatted(texts, config)).toEqual({
      title: '**T**',
      blocks: { next: { heading: 'H', body: { pieces: '[["p",0,["em",1]]]', 0: 'a ', 1: 'b' } } },
    });
  });
});
