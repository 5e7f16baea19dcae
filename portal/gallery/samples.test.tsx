import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../src/blocks/registry.ts';
import catalogue from '../screen-language/generated/catalogue.gen.json';
import { expandCatalogue } from '../screen-language/load/catalogue.ts';
import type { StoredCatalogue } from '../screen-language/load/catalogue.ts';
import { fieldKinds } from '../screen-language/model/field-kinds.ts';
import { createShapeCheck } from '../screen-language/check/schema/check-shape.ts';
import { parseSource } from '../screen-language/load/source-file.ts';
import * as ui from '../src/ui/index.ts';
import { basicNames } from './ui-section.tsx';
import { blockOf } from './block-section.tsx';
import { modelOf, textsOf } from './sample-screens.ts';
import answers from './samples/answers.json';
import sample from './samples/screen.json';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** Components that the gallery itself is made of, and those of which a table is. */
const inUse = ['PageHeading', 'PageProvider', 'PageRouter', 'TableCells', 'TableFrame', 'VisuallyHidden'];

describe('the gallery', () => {
  it('shows every basic component', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !inUse.includes(name));
    expect([...basicNames].sort()).toEqual(components.sort());
  });

  it('shows every block of the registry', () => {
    const missing = Object.entries(blockDescriptors).filter(([, { samples }]) => samples.length === 0);
    // The form has a sample of its own: it is no row of the registry.
    expect(missing.map(([kind]) => kind)).toEqual(['form']);
  });

  it('shows every kind of field', () => {
    const shown = new Set(sample.steps.flatMap(({ fields }) => fields.map(({ as }) => as)));
    expect([...shown].sort()).toEqual(Object.keys(fieldKinds).sort());
  });

  it.each(
    Object.entries(blockDescriptors).flatMap(([kind, { samples }]) =>
      samples.map(({ screen, name }) => [kind, screen, name] as const),
    ),
  )('finds a block of kind %s on %s by the name %s', (kind, screen, name) => {
    expect(blockOf(modelOf(screen), name).block).toBe(kind);
  });
});

describe('the sample data', () => {
  // The generator writes the catalogue in this shape.
  const { operations } = expandCatalogue(catalogue as unknown as StoredCatalogue);

  it.each(Object.entries(answers))('of %s is what the specs say', (operation, answer) => {
    const ajv = new Ajv2020({ strict: false, logger: false });
    const validate = ajv.compile({ ...operations[operation]?.data });
    validate(answer);
    expect(validate.errors).toBeNull();
  });

  it('has a screen in the words of screen configs', () => {
    const schema: unknown = JSON.parse(read('../../screen-configs/screen.schema.json'));
    const { source } = parseSource('screen.json', read('samples/screen.json'));
    expect(createShapeCheck(schema as object)(source).diagnostics).toEqual([]); // it was parsed from an object
  });

  it('speaks both languages', () => {
    const keysOf = (value: unknown, path = ''): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
        : [path];
    const [english, spanish] = [textsOf('en', false), textsOf('es', false)];
    for (const name of ['gallery', 'screens/gallery/sample'])
      expect(keysOf(spanish[name])).toEqual(keysOf(english[name]));
  });
});
