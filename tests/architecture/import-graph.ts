import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  /** The importing file, relative to the project's root. */
  readonly from: string;
  /** The imported file relative to the root, or the name of a package outside the project. */
  readonly to: string;
  /** What stands in the source. */
  readonly specifier: string;
  /** False when only types are imported. */
  readonly value: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const areas = ['sdk', 'generator', 'portal', 'tests', 'scripts'];
const skipped = new Set(['node_modules', 'dist', 'fixtures']);

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listSources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** Exported paths of the workspaces: `@energy-portal/sdk/react` -> `sdk/src/entry/react.ts`. */
export function readEntryPoints(): ReadonlyMap<string, string> {
  const entryPoints = new Map<string, string>();
  for (const workspace of ['sdk', 'generator', 'portal']) {
    // The shape of a package.json.
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [name, file] of Object.entries(manifest.exports ?? {})) {
      entryPoints.set(join(manifest.name, name), join(workspace, file));
    }
  }
  return entryPoints;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function importsOf(file: string): readonly { specifier: string; value: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const found: { specifier: string; value: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const declaration = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node : undefined;
    if (declaration?.moduleSpecifier !== undefined && ts.isStringLiteral(declaration.moduleSpecifier)) {
      found.push({ specifier: declaration.moduleSpecifier.text, value: !isTypeOnly(declaration) });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteral(argument))
        found.push({ specifier: argument.text, value: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every import of the project's own sources. */
export function readImports(): readonly Import[] {
  const entryPoints = readEntryPoints();
  return areas.flatMap((area) =>
    listSources(join(root, area)).flatMap((file) =>
      importsOf(file).map(({ specifier, value }) => {
        const target = specifier.startsWith('.')
          ? relative(root, resolve(dirname(file), specifier))
              .split(sep)
              .join('/')
          : (entryPoints.get(specifier) ?? specifier);
        return { from: relative(root, file).split(sep).join('/'), to: target, specifier, value };
      }),
    ),
  );
}

/** Cycles among value imports, each as the list of its files. */
export function findCycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to, value } of imports) if (value) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return cycles;
}

/** Files reachable from one file through value imports. */
export function reach(imports: readonly Import[], start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  const queue = [start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const { from, to, value } of imports) {
      if (from !== file || !value || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return seen;
}
