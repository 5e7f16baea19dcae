import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { AREAS, type WordArea } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const QUESTION = /^(What|Whether|Who|Where|How|When|Nobody|Nothing|Everything)\b/;
const DOC_COMMENT = /\/\*\*\s*(?:\*\s*)?([\s\S]*?)\*\//g;
/** Doc comments may begin with a question word in fewer than one of so many. */
const ONE_IN = 50;

/** Source files of an area; generated code has its words from the specs. */
function filesOf({ folder, without = [] }: WordArea): readonly string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'generated', 'fixtures'].includes(basename(name)),
  }).filter((file) => !file.endsWith('.gen.ts') && !without.some((other) => file.startsWith(`${other}/`)));
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Words of a name such as `createEntityRecord` or `collect-garbage`, in lower case. */
const wordsIn = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** True for nodes that name something declared elsewhere. */
const isUse = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isExportSpecifier(node);

/** Names that a file declares: of variables, functions, parameters, types and their members. */
function declaredIn(file: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = 'name' in node && !isUse(node) ? node.name : undefined;
    // A node's name is a node.
    if (name && typeof name === 'object' && ts.isIdentifier(name as ts.Node))
      names.add((name as ts.Identifier).text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Retired words of a file, each with its place. */
function retiredIn({ retired, exceptions = {} }: WordArea, file: string): readonly string[] {
  const text = textOf(file);
  const words = new Set(retired);
  const isRetired = (name: string): boolean => wordsIn(name).some((word) => words.has(word));
  const names = [...declaredIn(file, text)].filter((name) => isRetired(name) && !(name in exceptions));
  const comments = [...text.matchAll(DOC_COMMENT)]
    .map(([, comment = '']) => comment.replaceAll(/`[^`]*`|\{@link \w+\}/g, ''))
    .filter((comment) => comment.split(/[^A-Za-z]+/).some((word) => words.has(word.toLowerCase())));
  const places = [basename(file).replace(/\.tsx?$/, '')].filter(isRetired);
  return [...places, ...names, ...comments].map((found) => `${file}: ${found.trim()}`);
}

describe.each(AREAS)('$folder', (area) => {
  const files = filesOf(area);

  it('has no retired word', () => {
    const found = area.retired.length === 0 ? [] : files.flatMap((file) => retiredIn(area, file));
    expect(found).toEqual([]);
  });

  it('has doc comments that say what a thing is or does', () => {
    const comments = files.flatMap((file) =>
      [...textOf(file).matchAll(DOC_COMMENT)].map(([, text = '']) => text),
    );
    const questions = comments.filter((comment) => QUESTION.test(comment)).length;
    expect(comments.length).toBeGreaterThan(0);
    expect(questions).toBeLessThanOrEqual(area.questions ?? Math.floor(comments.length / ONE_IN));
  });
});

it('knows every exception still', () => {
  const unused = AREAS.flatMap((area) => {
    const names = new Set(filesOf(area).flatMap((file) => [...declaredIn(file, textOf(file))]));
    return Object.keys(area.exceptions ?? {}).filter((name) => !names.has(name));
  });
  expect(unused).toEqual([]);
});
