import type { GeneratedFile } from '../spec/types.ts';

const DECLARED = /^export const (\w+): (.+);$/gm;
const SEVERAL = /^var (\w+ = \w+(?:, \w+ = \w+)+);$/gm;
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
  let code = text
    .replace(HEADER, '')
    .replace(/^export \{[^{}]*\};\n/m, '')
    // One statement may declare several.
    .replaceAll(SEVERAL, (_, list: string) => `var ${list.replaceAll(', ', ';\nvar ')};`);
  for (const [, name = '', type = ''] of types.matchAll(DECLARED)) {
    const start = new RegExp(`^(?:export const|var|let|const) ${name} = `, 'm');
    if (!start.test(code)) throw new Error(`${path} does not export ${name}.`);
    code = code.replace(start, () => `export const ${name}: ${type} = `);
  }
  return `${HEADER.exec(text)?.[0] ?? ''}// @ts-nocheck\n${imports}\n${code}`;
}
