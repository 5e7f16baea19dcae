import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { reportApi } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, types: [] };
  const [made] = reportApi(new Map([['@a/b', join(folder, 'index.ts')]]), options);
  return made?.text ?? '';
}

it('shows what an entry point exports: signatures of what is written by hand, names of what is generated', () => {
  const text = report({
    'index.ts': `export { add, type Sum as Total } from './add.ts';\nexport * from './generated/x.gen.ts';\n`,
    'add.ts': `/** A sum. */
export interface Sum { readonly value: number }
/** Adds. */
export function add(one: number, other = 1): Sum { return { value: one + other }; }
export const inner = 1;
`,
    'generated/x.gen.ts': `export interface Row { readonly id: string }\nexport const getRow: Array<Row> = [];\n`,
  });
  expect(text.split('\n').slice(4)).toEqual([
    '```ts',
    '// Sum as Total',
    'interface Sum {',
    '    readonly value: number;',
    '}',
    '',
    'function add(one: number, other?: number): Sum;',
    '```',
    '',
    '## Generated out of the specs',
    '',
    '```ts',
    'interface Row',
    'const getRow: Array<Row>',
    '```',
    '',
  ]);
});
