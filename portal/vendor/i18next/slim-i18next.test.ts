import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as I18next from 'i18next';
import type { createInstance, i18n, ResourceLanguage } from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadOriginal } from '../original.ts';
import { languages } from '../../screen-language/language.ts';
import { slimI18next } from './slim-i18next.ts';

const original = loadOriginal<typeof I18next>('i18next');

const path = fileURLToPath(import.meta.resolve('i18next')).replace(/\/cjs\//, '/esm/');
const source = readFileSync(path, 'utf8');
const locales = fileURLToPath(new URL('../../../locales', import.meta.url));

/** The project's texts of a language, by the name of the file. */
function textsOf(language: string): ResourceLanguage {
  const names = readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(locales, language, name), 'utf8'))]),
  );
}

/** The keys of all texts below, with dots between. */
function keysOf(texts: unknown, above = ''): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [above];
  return Object.entries(texts).flatMap(([key, value]) =>
    keysOf(value, above === '' ? key : `${above}.${key}`),
  );
}

async function start(make: typeof createInstance, language: string): Promise<i18n> {
  const instance = make();
  const { common, ...later } = textsOf(language);
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: common ?? {} } },
    interpolation: { escapeValue: false },
  });
  for (const [name, texts] of Object.entries(later)) instance.addResourceBundle(language, name, texts);
  return instance;
}

describe('the slim i18next', () => {
  it.each(languages)('says everything in %s as the whole one does', async (language) => {
    const code = Buffer.from(slimI18next(source)).toString('base64');
    // The same library, with less in it.
    const slim = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
      readonly createInstance: typeof createInstance;
    };
    const [whole, less] = await Promise.all(
      [original.createInstance, slim.createInstance].map((make) => start(make, language)),
    );
    const values = { count: 2, name: 'Ana', email: 'a@b.co', amount: '$ 3', date: '1/2' };
    const said = (instance: i18n | undefined) =>
      Object.entries(textsOf(language)).flatMap(([ns, texts]) =>
        [...keysOf(texts), 'nobody.wrote.this'].flatMap((key) => [
          instance?.t(key, { ns }),
          instance?.t(key.replace(/_(one|other|many)$/, ''), { ...values, ns }),
          instance?.getFixedT(null, ns)(key, values),
          instance?.exists(key, { ns }),
        ]),
      );
    expect(said(less).length).toBeGreaterThan(3000);
    expect(said(less)).toEqual(said(whole));
  });

  it('is a quarter lighter', () => expect(slimI18next(source).length).toBeLessThan(source.length * (3 / 4)));

  it('says when the library is another one', () => {
    expect(() => slimI18next(source.replace('class Connector', 'class Loader'))).toThrow('has changed');
  });
});
