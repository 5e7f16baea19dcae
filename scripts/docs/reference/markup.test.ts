import { describe, expect, it } from 'vitest';
import { joined, markup, prose } from './markup.ts';

describe('markup', () => {
  it('escapes what is no markup', () => {
    expect(markup`<p title="${`"'`}">${'<b>&'}</p>`.html).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>');
  });

  it('takes lists and markup, and leaves out what is not there', () => {
    const list = joined([markup`<b>1</b>`, 2], ', ');
    expect(markup`${list}${undefined}${false}`.html).toBe('<b>1</b>, 2');
  });

  it.each([
    ['a `b` c', 'a <code>b</code> c'],
    ['`<b>`', '<code>&lt;b&gt;</code>'],
    ['one ` alone', 'one ` alone'],
  ])('makes code of backticks in %s', (given, want) => {
    expect(prose(given).html).toBe(want);
  });
});
