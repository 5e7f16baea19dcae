import { assertReplaced } from './assert-replaced.ts';
import type { Plugin } from 'esbuild';

/** A module to bundle: its name and its text. */
export interface ModuleText {
  readonly name: string;
  readonly text: string;
}

/** The run-time modules of standalone validators, rewritten so that they tree-shake. */
const RUNTIME: { readonly [request: string]: string } = {
  ucs2length: `export default function ucs2length(text) {
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      length += 1;
      const high = text.charCodeAt(at) & 0xfc00;
      if (high === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) at += 1;
    }
    return length;
  }`,
  equal: `export default function equal(a, b) {
    if (a === b) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== a && b !== b;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
  }`,
};

const REQUIRE = /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g;

/** Pieces of Ajv's code, none of which a module holds. */
const LEFTOVERS = [
  { pattern: /\brequire\(/, name: 'a require' },
  { pattern: /(?<!= \/\* @__PURE__ \*\/ )\bnew RegExp\(/, name: 'an unmarked pattern' },
  { pattern: /(?<!Number\.)\b(?:isFinite|isNaN)\(/, name: 'a lengthy check of a number' },
];

/** Bundles modules, each into one ES module without imports, in one run of esbuild. */
export async function bundleModules(modules: readonly ModuleText[]): Promise<ReadonlyMap<string, string>> {
  const { build } = await import('esbuild');
  const texts = new Map(modules.map((module) => [module.name, withImports(module.text)]));
  const { outputFiles } = await build({
    entryPoints: modules.map((module) => ({ in: `text:${module.name}`, out: module.name })),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    minifySyntax: true,
    charset: 'utf8',
    outdir: '/',
    logLevel: 'silent',
    plugins: [textPlugin(texts)],
  });
  // esbuild names the text that each piece came from in a comment, which says nothing to a reader.
  const strip = (text: string): string => text.replace(/^\/\/ (?:text|runtime):.*\n/gm, '');
  return new Map(outputFiles.map((file, index) => [modules[index]?.name ?? file.path, strip(file.text)]));
}

/** Checks of Ajv's, and shorter ones that say the same. */
const LENGTHY: readonly (readonly [lengthy: RegExp, short: string])[] = [
  // What has a unit has a character.
  [/\bfunc\d+\(([\w.]+)\) < 1\b/g, '$1.length < 1'],
  [
    /\(\(typeof ([\w.]+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g,
    'Number.isInteger($1)',
  ],
  [/\(typeof ([\w.]+) == "number"\) && \(isFinite\(\1\)\)/g, 'Number.isFinite($1)'],
  // Bounds are those of finite numbers.
  [/(?<![\w.])([\w.]+) ([<>]=?) (-?[\d.e+-]+) \|\| isNaN\(\1\)/g, '$1 $2 $3'],
];

/** Imports in place of requires, and constructors marked so that an unused pattern is dropped. */
function withImports(text: string): string {
  const replaced = LENGTHY.reduce((code, [lengthy, short]) => code.replace(lengthy, short), text)
    .replace(REQUIRE, (_, name: string, request: string) => `import ${name} from "runtime:${request}";`)
    .replaceAll('= new RegExp(', '= /* @__PURE__ */ new RegExp(');
  assertReplaced(replaced, 'generator/emit/module-bundle.ts', LEFTOVERS);
  return replaced;
}

function textPlugin(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'text',
    setup(build) {
      build.onResolve({ filter: /^(?:text|runtime):/ }, ({ path }) => {
        const [namespace = '', name = ''] = path.split(':');
        return { path: name, namespace, sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({ contents: texts.get(path) ?? '' }));
      build.onLoad({ filter: /.*/, namespace: 'runtime' }, ({ path }) => {
        const contents = RUNTIME[path];
        return contents === undefined ? { errors: [{ text: `No run-time module "${path}"` }] } : { contents };
      });
    },
  };
}
