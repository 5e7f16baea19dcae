import { describe, expect, it } from 'vitest';
import { typedModules } from './typed-module.ts';

const DECLARATIONS = `// Made.\n\nimport type { V } from 'sdk';\n\nexport const a: V;\nexport const b: V;\n`;
const make = (code: string, types = DECLARATIONS): readonly (readonly [path: string, text: string])[] =>
  typedModules([
    { path: 'x.gen.js', text: `// Made.\n\n${code}` },
    { path: 'x.gen.d.ts', text: types },
    { path: 'y.gen.ts', text: 'y' },
  ]).map(({ path, text }) => [path, text]);

describe('modules with their types', () => {
  it.each([
    ['each for itself', 'var a = one;\nvar b = two;\nexport {\n  a,\n  b\n};\n'],
    ['in one statement', 'var a = one, b = two;\nexport {\n  a,\n  b\n};\n'],
  ])('export what is declared %s', (_, code) => {
    expect(make(code)).toEqual([
      [
        'x.gen.ts',
        `// Made.\n\n// @ts-nocheck\nimport type { V } from 'sdk';\n\nexport const a: V = one;\nexport const b: V = two;\n`,
      ],
      ['y.gen.ts', 'y'],
    ]);
  });

  it.each([
    ['a declaration without code', 'var a = one;\n', 'x.gen.js does not export b.'],
    ['code in another form', 'var a = one, b = two();\n', 'x.gen.js does not export b.'],
  ])('stop at %s', (_, code, text) => expect(() => make(code)).toThrow(text));
});
