import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eachLanguage, languages } from '../../screen-language/language.ts';
import { filesOfScreen } from '../editing/screen-moves.ts';
import { readDraftedProject } from './drafted-project.ts';
import { copiedFiles } from './screen-copy.ts';

const root = process.cwd();
const sourcesOf = (id: string) =>
  new Map(Object.values(filesOfScreen(id)).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const screen = {
  area: 'requests',
  name: 'copied',
  route: '/copied',
  access: 'customer',
  title: eachLanguage((language) => `Copied: ${language}`),
} as const;
const copyOf = (template: string, change: object = {}) =>
  copiedFiles({ ...screen, ...change }, template, sourcesOf(template));

describe('a copy of a screen', () => {
  it.each([
    ['account/move-out', {}],
    ['account/my-profile', { isInMenu: true }],
    ['payments/bills', {}],
    ['messages/case', { route: '/copied/:caseId' }],
  ])('has no diagnostic, and all texts: %s', (template, change) => {
    const copy = copyOf(template, change);
    const files = copy.state === 'done' ? copy.value : new Map<string, string>();
    expect(files.size).toBe(languages.length + 1);
    const { diagnostics } = readDraftedProject(root, files);
    expect(
      diagnostics.filter(({ file }) => files.has(file)).map(({ rule, pointer }) => rule + pointer),
    ).toEqual([]);
    const texts = JSON.parse(files.get('locales/es/screens/requests/copied.json') ?? '{}') as object;
    const before = JSON.parse(
      sourcesOf(template).get(`locales/es/screens/${template}.json`) ?? '{}',
    ) as object;
    const isInMenu = 'isInMenu' in change;
    const { navigation: _, ...kept } = before as { readonly navigation?: string };
    expect(texts).toEqual({ ...kept, title: 'Copied: es', ...(isInMenu && { navigation: 'Copied: es' }) });
  });

  it.each([
    ['of no screen', 'account/none', {}, 'There is no screen called'],
    ['without what varies in the address', 'messages/case', {}, 'Keep :caseId in it.'],
  ])('is none %s', (_what, template, change, want) => {
    const sources = template === 'account/none' ? new Map<string, string>() : sourcesOf(template);
    expect(copiedFiles({ ...screen, ...change }, template, sources)).toMatchObject({
      problem: { message: expect.stringContaining(want) },
    });
  });
});
