import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readEntryPoints, readImports } from './import-graph.ts';

const imports = readImports();
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

type Kind = 'value' | 'type';

/** What a file exports where it is declared: functions and constants, or types. */
function exportedNames(file: string, kind: Kind): readonly string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      return kind === 'type' ? statement.name.text : [];
    if (kind === 'type') return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  });
}

/** What files export and nobody who imports them names. */
function unnamed(kind: Kind): readonly string[] {
  const entryPoints = new Set(readEntryPoints().values());
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const texts = new Map<string, string>();
  const namedIn = (file: string, name: string) => {
    const text = texts.get(file) ?? textOf(file);
    texts.set(file, text);
    return text.includes('export * from') || new RegExp(`\\b${name}\\b`).test(text);
  };
  return (
    [...importers]
      // What nobody imports is a program, or stands in for a package; generated tables are for whoever needs them.
      .filter(([file]) => /\.tsx?$/.test(file) && !entryPoints.has(file) && !/\.(gen|d)\.ts$/.test(file))
      .flatMap(([file, from]) =>
        exportedNames(file, kind)
          .filter((name) => !from.some((importer) => namedIn(importer, name)))
          .map((name) => `${file}: ${name}`),
      )
  );
}

it('exports no function and no constant that nobody names', () => {
  expect(unnamed('value')).toEqual([]);
});

/** How many types are left in an area that nobody names elsewhere. These numbers only shrink. */
const LEFT: readonly (readonly [area: string, most: number])[] = [
  ['sdk', 0],
  ['generator', 0],
  ['portal', 0],
  ['scripts', 0],
  ['tests', 18],
];

it.each(LEFT)('exports no type of %s that nobody names, but for %i', (area, most) => {
  const found = unnamed('type').filter((one) => one.startsWith(`${area}/`));
  expect(found.length, found.join('\n')).toBe(most);
});
