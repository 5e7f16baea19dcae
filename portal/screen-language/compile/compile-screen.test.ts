import { operationModules } from '@energy-portal/sdk/catalogue';
import { describe, expect, it } from 'vitest';
import { readProject } from '../load/project-files.ts';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { compileScreen } from './compile-screen.ts';
import { compileValidators } from './compile-validators.ts';

const { files, diagnostics } = readProject('.');
if (diagnostics.length > 0) throw new Error('The project has broken files.');
const { locales, catalogue } = files;
// Checked by the checker's own tests.
const configs = files.screens.map((source) => source.value as ScreenConfig);

/** Texts of more than one word: a single one may also be a name. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim().includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(configs.map((config) => [config.id, config] as const))('compiling %s', (id, config) => {
  const model = compileScreen(config, catalogue);
  const json = JSON.stringify(model);

  it('names each step by screen and step', () =>
    expect(model.steps.map(({ schema }) => schema.$id)).toEqual(
      model.steps.map((step) => `${id}/${step.id}`),
    ));

  it.each(Object.entries(locales))('holds no text of %s', (_, texts) => {
    const own = textsIn(texts[`screens/${id}`]?.value);
    expect(own.length).toBeGreaterThan(0);
    const all = Object.values(texts).flatMap((source) => textsIn(source.value));
    expect(all.filter((text) => json.includes(JSON.stringify(text)))).toEqual([]);
  });

  it('knows the module of every operation that it calls', () => {
    const called = [...json.matchAll(/"operation":"(\w+)"/g)].map(([, name = '']) => name);
    if (model.draft !== undefined && model.draft.inTab !== true)
      called.push('getDraft', 'saveDraft', 'deleteDraft');
    expect(Object.keys(model.operations).sort()).toEqual([...new Set(called)].sort());
    expect(Object.values(model.operations).filter((module) => !(module in operationModules))).toEqual([]);
  });

  it('is frozen and the same each time', () => {
    expect(Object.isFrozen(model.sections)).toBe(true);
    expect(JSON.stringify(compileScreen(config, catalogue))).toBe(json);
  });
});

it('keeps one draft for each plan and each place', () => {
  const draftOf = (about: NonNullable<Exclude<ScreenConfig['draft'], true>>['about']) =>
    compileScreen({ version: 2, id: 'a/b', route: '/b/:id', access: 'guest', draft: { about } }, catalogue)
      .draft?.about;
  expect(draftOf('route.id')).toEqual(['route.id']);
  expect(draftOf(['route.id', 'route.query.zip'])).toEqual(['route.id', 'route.query.zip']);
});

type Validate = (answers: unknown) => boolean;

describe('compileValidators', () => {
  const config: ScreenConfig = {
    version: 2,
    id: 'a/b',
    route: '/b',
    access: 'anyone',
    steps: [
      {
        id: 'one',
        fields: [
          { name: 'email', as: 'email', required: true, maxLength: 20 },
          { name: 'choice', as: 'radio', options: ['x', 'y'] },
          { name: 'several', as: 'checkboxes', options: ['x', 'y'] },
          { name: 'later', as: 'text', required: true, show: 'chosen' },
          { name: 'card', as: 'hosted-card' },
        ],
      },
    ],
    conditions: { chosen: { field: 'choice', is: 'x' } },
  };
  const { steps } = compileScreen(config, {});
  const code = compileValidators(steps);

  it.each([
    [{ email: 'a@b.co' }, true],
    [{ email: 'a@b.co', choice: 'x' }, true],
    [{}, false],
    [{ email: 'nobody' }, false],
    [{ email: 'somebody-else@example.org' }, false],
    // Twenty characters, one of them in two units.
    [{ email: '😀bcdefghijklmno@b.co' }, true],
    [{ email: '😀bcdefghijklmnop@b.co' }, false],
    [{ email: 'a@b.co', several: ['x', 'y'] }, true],
    [{ email: 'a@b.co', several: ['x', 'x'] }, false],
    [{ email: 'a@b.co', choice: 'z' }, false],
    [{ email: 'a@b.co', later: 7 }, false],
    [{ email: 'a@b.co', card: { token: 'tok_12345678', brand: 'Visa', lastFour: '4242' } }, true],
    [{ email: 'a@b.co', card: { brand: 'Visa', lastFour: '4242' } }, false],
    [{ email: 'a@b.co', card: '4242424242424242' }, false],
  ])('judges %j: %s', async (answers, want) => {
    const source = Buffer.from((await code) ?? '').toString('base64');
    const url = `data:text/javascript;base64,${source}`;
    // The shape that the form library's precompiled validators have.
    const module = (await import(/* @vite-ignore */ url)) as {
      default: Record<string, Record<string, Validate>>;
    };
    expect(module.default['one']?.['a/b/one']?.(answers)).toBe(want);
  });

  it('evaluates nothing at run time', async () => expect(await code).not.toMatch(/new Function|\beval\(/));
  it('has no words of its own', async () => expect(await code).not.toMatch(/must |message:/));
  it('makes nothing for a screen without steps', async () =>
    expect(await compileValidators([])).toBeUndefined());
});

it('asks no form of what customers cannot change', () => {
  const kinds = [
    { name: 'zip', as: 'zip', maxLength: 10, readOnly: true, prefill: { from: 'route.query.zip' } },
    { name: 'amount', as: 'number', min: 1, max: 9, readOnly: true, prefill: { from: 'route.query.amount' } },
  ] as const;
  const model = compileScreen(
    { version: 2, id: 'a/b', route: '/a', access: 'anyone', steps: [{ id: 'one', fields: [...kinds] }] },
    catalogue,
  );
  expect(model.steps[0]?.schema['properties']).toEqual({
    zip: { type: 'string' },
    amount: { type: 'number' },
  });
});
