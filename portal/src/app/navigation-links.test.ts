import { describe, expect, it } from 'vitest';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { linksOf } from './navigation-links.tsx';

describe('linksOf', () => {
  it('lists the screens of an area in their order', () => {
    const screen = (id: string, area: 'main' | 'account', order: number): PageScreen => ({
      id,
      route: `/${id}`,
      access: 'customer',
      frame: 'page',
      title: id,
      navigation: { area, order, label: id },
      model: '',
      validators: null,
      texts: '',
    });
    const screens = [screen('late', 'main', 20), screen('mine', 'account', 1), screen('early', 'main', 10)];
    expect(linksOf(screens, 'main').map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
