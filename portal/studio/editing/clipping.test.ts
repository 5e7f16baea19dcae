import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clippingOf, placeOfPaste, withPasted } from './clipping.ts';
import { valueAt, valueOfText } from './json-edits.ts';
import type { LanguageSchema } from './language-schema.ts';
import { nodesIn, outlineOf } from './outline.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const schema = JSON.parse(read('screen-configs/screen.schema.json')) as LanguageSchema;
const textsOf = (id: string) => ({
  config: read(`screen-configs/${id}.json`),
  en: read(`locales/en/screens/${id}.json`),
  es: read(`locales/es/screens/${id}.json`),
});
const profile = textsOf('account/my-profile');
const request = textsOf('requests/new');
const moveOut = textsOf('account/move-out');
const treeOf = ({ config }: typeof profile) => outlineOf(valueOfText(config), schema);
const at = (texts: typeof profile, pointer: string) => {
  const node = nodesIn(treeOf(texts)).find(({ id }) => id === pointer);
  if (node === undefined) throw new Error(`Nothing at ${pointer}`);
  return node;
};
const fieldAt = (texts: typeof profile, name: string) => {
  const node = nodesIn(treeOf(texts)).find((one) => one.name === name && one.kind === 'Question');
  if (node === undefined) throw new Error(`No question ${name}`);
  return node;
};
const copied = (texts: typeof profile, pointer: string) => {
  const clipping = clippingOf(texts, at(texts, pointer), 'Copied');
  if (clipping === undefined) throw new Error('Nothing was copied');
  return clipping;
};

describe('a thing that was copied', () => {
  const zip = clippingOf(profile, fieldAt(profile, 'zipCode'), 'ZIP code');

  it.each([
    ['behind a question that is chosen', '/steps/0/fields/0', { path: ['steps', 0, 'fields'], index: 1 }],
    ['at the end of a step that is chosen', '/steps/1', { path: ['steps', 1, 'fields'], index: 5 }],
    [
      'somewhere that takes it, where nothing chosen does',
      '/reads',
      { path: ['steps', 1, 'fields'], index: 5 },
    ],
  ])('comes %s', (_, chosen, want) => {
    if (zip === undefined) throw new Error('Nothing was copied');
    expect(placeOfPaste(treeOf(moveOut), at(moveOut, chosen), zip)).toMatchObject(want);
  });

  it('comes into another screen with its texts in both languages', () => {
    if (zip === undefined) throw new Error('Nothing was copied');
    const place = placeOfPaste(treeOf(request), at(request, '/steps/0'), zip);
    if (place === undefined) throw new Error('No place');
    const { texts, path } = withPasted(request, place, zip);
    expect(valueAt(valueOfText(texts.config), path)).toMatchObject({ name: 'zipCode', as: 'zip' });
    for (const language of ['en', 'es'] as const)
      expect(valueAt(valueOfText(texts[language] ?? ''), ['fields', 'zipCode'])).toEqual(
        valueAt(valueOfText(profile[language] ?? ''), ['fields', 'zipCode']),
      );
  });

  it('takes a name that is free, with its texts under it', () => {
    if (zip === undefined) throw new Error('Nothing was copied');
    const place = placeOfPaste(treeOf(profile), fieldAt(profile, 'zipCode'), zip);
    if (place === undefined) throw new Error('No place');
    const { texts, path } = withPasted(profile, place, zip);
    expect(valueAt(valueOfText(texts.config), [...path, 'name'])).toBe('zipCode2');
    expect(valueAt(valueOfText(texts.es ?? ''), ['fields', 'zipCode2', 'label'])).toBe('Código postal');
  });

  it('may be data or a condition, which are called by name', () => {
    const clipping = copied(
      request,
      nodesIn(treeOf(request)).find(({ path }) => path[0] === 'reads' && path.length === 2)?.id ?? '',
    );
    const place = placeOfPaste(treeOf(profile), at(profile, ''), clipping);
    expect(place?.path).toEqual(['reads']);
    if (place === undefined) return;
    const { texts, path } = withPasted(profile, place, clipping);
    expect(path).toEqual(['reads', clipping.name]);
    expect(valueAt(valueOfText(texts.config), path)).toEqual(clipping.value);
  });

  it('is nothing that a screen has once', () => {
    expect(clippingOf(profile, at(profile, '/submit'), 'Sending')).toBeUndefined();
  });
});
