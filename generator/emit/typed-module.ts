import type { GeneratedFile } from '../spec/types.ts';

const DECLARED = /^export const (\w+): (.+);$/gm;
const SEVERAL = /^var (\w+ = \w+(?:, \w+ = \w+)+);$/gm;
const START = /^(?:export const|var|let|const) (\w+) = /gm;
const HEADER = /^\/\/ .*\n\n/;

/**
 * Files in which each JavaScript module is one with its declarations: a compiler that is told to write elsewhere takes
 * TypeScript along, and nothing else.
 */
export function typedModules(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  const declarations = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap((file) => {
    if (file.path.endsWith('.gen.d.ts')) return [];
    if (!file.path.endsWith('.gen.js')) return [file];
    const types = declarations.get(file.path.replace(/\.js$/, '.d.ts'));
    if (types === undefined) throw new Error(`${file.path} has no declarations.`);
    return [{ path: file.path.replace(/\.js$/, '.ts'), text: typedModule(file, types) }];
  });
}

/** The code of a module, whose exports have their types. It is held to the document already. */
function typedModule({ path, text }: GeneratedFile, types: string): string {
  const imports = types.match(/^import .*\n/gm)?.join('') ?? '';
  const declared = new Map(
    [...types.matchAll(DECLARED)].map(([, name = '', type = '']) => [name, type] as const),
  );
  const code = text
    .replace(HEADER, '')
    .replace(/^export \{[^{}]*\};\n/m, '')
    // One statement may declare several.
    .replaceAll(SEVERAL, (_, list: string) => `var ${list.replaceAll(', ', ';\nvar ')};`)
    .replaceAll(START, (start, name: string) => {
      const type = declared.get(name);
      declared.delete(name);
      return type === undefined ? start : `export const ${name}: ${type} = `;
    });
  const [missing] = declared.keys();
  if (missing !== undefined) throw new Error(`${path} does not export ${missing}.`);
  return `${HEADER.exec(text)?.[0] ?? ''}// @ts-nocheck\n${imports}\n${code}`;
}
