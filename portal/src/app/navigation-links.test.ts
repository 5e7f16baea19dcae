import { describe, expect, it } from 'vitest';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { linksOf } from './navigation-links.tsx';

describe('linksOf', () => {
  it('lists the screens of an area in their order', () => {
    const screen = (id: string, area: 'main' | 'account', order: number): ScreenEntry => ({
      id,
      route: `/${id}`,
      access: 'customer',
      frame: 'page',
      title: { en: id, es: id },
      navigation: { area, order, label: { en: id, es: id } },
      model: '',
      validators: null,
      texts: { en: '', es: '' },
    });
    const screens = [screen('late', 'main', 20), screen('mine', 'account', 1), screen('early', 'main', 10)];
    expect(linksOf(screens, 'main').map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
