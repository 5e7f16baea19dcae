// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showPrinted } from './previewed-page.tsx';

it('lets styles for paper count, also inside of others, and those for screens no more', () => {
  document.head.innerHTML = `<style media="print">.a { color: red }</style>
    <style>@media print { .b { color: red } } @media screen { .c { color: red } } @media (min-width: 1px) { .d { color: red } }</style>`;
  showPrinted(document);
  const [first, second] = document.styleSheets;
  expect(first?.media.mediaText).toBe('all');
  const media = [...(second?.cssRules ?? [])].map((rule) =>
    rule instanceof CSSMediaRule ? rule.media.mediaText : '',
  );
  expect(media).toEqual(['all', 'not all', '(min-width: 1px)']);
});
