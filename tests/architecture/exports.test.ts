import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readDoors, readImports } from './import-graph.ts';

const imports = readImports();
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Functions and constants that a file exports where they are declared. */
function exportedValues(file: string): readonly string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  });
}

it('exports no function and no constant that nobody names', () => {
  const doors = new Set(readDoors().values());
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const texts = new Map<string, string>();
  const namedIn = (file: string, name: string) => {
    const text = texts.get(file) ?? textOf(file);
    texts.set(file, text);
    return text.includes('export * from') || new RegExp(`\\b${name}\\b`).test(text);
  };
  const unnamed = [...importers]
    // What nobody imports is a program, or stands in for a package; generated tables are for whoever needs them.
    .filter(([file]) => /\.tsx?$/.test(file) && !doors.has(file) && !/\.(gen|d)\.ts$/.test(file))
    .flatMap(([file, from]) =>
      exportedValues(file)
        .filter((name) => !from.some((importer) => namedIn(importer, name)))
        .map((name) => `${file}: ${name}`),
    );
  expect(unnamed).toEqual([]);
});
