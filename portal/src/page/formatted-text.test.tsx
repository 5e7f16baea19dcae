// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withFormatted } from '../../screen-language/model/formatted-text.ts';
import type { ScreenConfig } from '../../screen-language/generated/screen-config.gen.ts';
import { createI18n } from '../i18n/translation.ts';
import { FormattedText } from './formatted-text.tsx';
import { createTexts, namespaceOf } from './texts.ts';

afterEach(cleanup);

/** Shows a text as the publish step writes it and the page reads it. */
async function showText(body: string, values: object = {}) {
  const i18n = await createI18n('en', { common: {}, errors: {}, forms: { newTab: 'opens in a new tab' } });
  const sections = [{ columns: [{ blocks: [{ block: 'article', name: 'next' }] }] }];
  // Only what is read of a config.
  const texts = withFormatted({ blocks: { next: { body } } }, { sections } as unknown as ScreenConfig);
  i18n.addResourceBundle('en', namespaceOf('a/b'), texts);
  const page = createTexts(i18n, 'a/b', { ...values });
  return render(<FormattedText text="blocks.next.body" page={page} />).container;
}

describe('FormattedText', () => {
  it('shows the elements around the words', async () => {
    const { innerHTML } = await showText('## A\n\n**b** *c*\n\n- d\n\n1. e');
    expect(innerHTML).toBe(
      '<div class="formatted"><h2>A</h2><p><strong>b</strong> <em>c</em></p><ul><li>d</li></ul><ol><li>e</li></ol></div>',
    );
  });

  it('lets values be nothing but words', async () => {
    const box = await showText('Hi {{name}}, **{{name}}**', { name: '<b>[x](/y)</b> "\\**z**' });
    expect(box.textContent).toBe('Hi <b>[x](/y)</b> "\\**z**, <b>[x](/y)</b> "\\**z**');
    expect(box.querySelectorAll('b, a')).toHaveLength(0);
  });

  it('leads to pages in place, and to other sites in a tab that it tells of', async () => {
    const box = await showText('[a](/usage) [b](https://www.puc.texas.gov/x)');
    const [own, other] = [...box.querySelectorAll('a')];
    expect([own?.getAttribute('href'), own?.target]).toEqual(['/usage', '']);
    expect([other?.href, other?.target]).toEqual(['https://www.puc.texas.gov/x', '_blank']);
    expect(other?.textContent).toBe('b, opens in a new tab ↗');
  });

  it('makes no link of an address that is none', async () => {
    const box = await showText('[a](ftp://x.test/y)');
    expect(box.querySelector('a')).toBeNull();
    expect(box.textContent).toBe('a');
  });
});
