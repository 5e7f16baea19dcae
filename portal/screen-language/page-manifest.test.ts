import { expect, it } from 'vitest';
import { languageVersion } from './language-version.ts';
import { manifestIn } from './page-manifest.ts';
import type { Language } from './language.ts';
import type { PublishedManifest } from './manifest.ts';

const manifest: PublishedManifest = {
  version: '1',
  languageVersion,
  screens: [
    {
      id: 'account/home',
      route: '/',
      access: 'customer',
      frame: 'page',
      title: { en: 'Welcome', es: 'Hola' },
      navigation: { area: 'main', order: 1, icon: 'home', label: { en: 'Home', es: 'Inicio' } },
      model: '/m.json',
      validators: null,
      texts: { en: '/en.json', es: '/es.json' },
    },
  ],
  texts: { en: '/shared.en.json', es: '/shared.es.json' },
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/' } },
  brands: [],
};

it.each<[Language, string, string, string, string]>([
  ['en', 'Welcome', 'Home', '/en.json', '/shared.en.json'],
  ['es', 'Hola', 'Inicio', '/es.json', '/shared.es.json'],
  ['vi', 'Welcome', 'Home', '/en.json', '/shared.en.json'],
])('has the texts of a page in %s, in English where it has none', (language, title, label, texts, shared) => {
  const [screen] = manifest.screens;
  expect(manifestIn(manifest, language)).toEqual({
    ...manifest,
    screens: [{ ...screen, title, navigation: { ...screen?.navigation, label }, texts }],
    texts: shared,
  });
});
