import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** A regular expression and the place where it stands. */
interface Found {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
/** The code that reads what others wrote: specs, requests, answers, screens, texts. */
const sources =
  '{portal/{server,screen-language,src,publish,studio},sdk/src,tests/sandbox,generator}/**/*.{ts,tsx}';
const files = globSync(sources, {
  cwd: root,
  exclude: ['**/generated/**', '**/node_modules/**', '**/dist/**', '**/*.test.*', '**/testing/**'],
});

/** Every node of a file. */
function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    nodes.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return nodes;
}

function parseSource(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
}

function literalsOf(file: string): readonly Found[] {
  if (!/\/.+\/|RegExp/.test(read(file))) return [];
  return nodesOf(parseSource(file))
    .filter(ts.isRegularExpressionLiteral)
    .map(({ text }) => {
      const end = text.lastIndexOf('/');
      return { file, source: text.slice(1, end), flags: text.slice(end + 1) };
    });
}

/** The patterns of the specs, which both sides check texts against. */
function patternsOf(file: string): readonly Found[] {
  const found: Found[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === 'pattern' && typeof member === 'string') found.push({ file, source: member, flags: 'u' });
      else visit(member);
    }
  };
  visit(parse(read(file)));
  return found;
}

const expressions = [
  ...files.flatMap(literalsOf),
  ...globSync('specs/**/*.yaml', { cwd: root }).flatMap(patternsOf),
];

/** Texts that go on with one thing: whatever the expression itself speaks of, and what people write. */
function fillersOf({ source }: Found): readonly string[] {
  const own = source.replace(/\\[a-zA-Z]|[()[\]{}|?*+^$\\]/g, '');
  const usual = [
    ' ',
    'a',
    'A',
    '0',
    '\n',
    '.',
    '-',
    ',',
    '"',
    '/',
    '\\',
    '{',
    '{{',
    '<',
    'a-',
    'a.',
    '0.',
    '=',
    'é',
  ];
  return [...new Set([...usual, ...own])];
}

/** The words that an expression begins with, which a hostile text would, too. */
function startsOf({ source }: Found): readonly string[] {
  const word =
    /^[\^(?:]*((?:\\[^a-zA-Z\d]|[^\\()[\]{}|?*+^$.])+)/.exec(source)?.[1]?.replace(/\\/g, '') ?? '';
  return [...new Set(['', word, 'a', '0', '"', '{'])];
}

/** Milliseconds in which nothing that grows faster than the text is done with the longest one. */
const short = 0.5;

/** The least of some times, in milliseconds: what others do on the machine only adds. */
function timeOf(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < 4; run += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
    // Too short to be anything but linear.
    if (least < short) break;
  }
  return least;
}

/** Returns true where some text takes more than in line with its length, at once, twice and four times of it. */
function isSuperLinear(found: Found): boolean {
  const expression = new RegExp(found.source, found.flags);
  const run = (text: string) => () => text.replace(expression, '');
  return startsOf(found).some((start) =>
    fillersOf(found).some((filler) => {
      const text = (length: number) => `${start}${filler.repeat(length / filler.length)}\u0001`;
      // A busy machine only adds to a time, so of many runs the least ones are compared.
      const least = [Infinity, Infinity, Infinity];
      for (let round = 0; round < 4; round += 1) {
        for (const [at, length] of [6_000, 1_500, 3_000].entries()) {
          least[at] = Math.min(least[at] ?? Infinity, timeOf(run(text(length))));
          if ((least[0] ?? 0) < short) return false;
        }
      }
      const [fourTimes = 0, once = 0, twice = 0] = least;
      return fourTimes > 8 * once && fourTimes > 2.5 * twice;
    }),
  );
}

const describeFound = ({ file, source, flags }: Found) => `${file}: /${source}/${flags}`;

describe('regular expressions that meet what others wrote', () => {
  it('are found', () => {
    expect(expressions.length).toBeGreaterThan(300);
    expect(isSuperLinear({ file: '', source: '\\s+,', flags: '' })).toBe(true);
  });

  it('take a time in line with the length of a text', () => {
    // What other programs take from this one comes and goes; what an expression takes is there each time.
    const looks = [isSuperLinear, isSuperLinear, isSuperLinear];
    const found = looks.reduce((left, look) => left.filter((one) => look(one)), expressions);
    expect(found.map(describeFound)).toEqual([]);
  });
});

/** Expressions of the host that read the build's own template or the environment, never a request. */
const own = new Set([
  '<html[^>]*>',
  '<title>[^<]*<\\/title>',
  '^(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost)$',
]);

describe('regular expressions of the host', () => {
  const host = expressions.filter(
    ({ file, source }) => file.startsWith('portal/server/') && !own.has(source),
  );

  it('cannot be made to go back and forth', () => {
    const unsafe = host.filter(
      ({ source, flags }) => !isSafe(new RegExp(source, flags), { timeout: 5_000 }).safe,
    );
    expect(unsafe.map(describeFound)).toEqual([]);
  });

  it('are written down, and never put together', () => {
    const composed = files
      .filter((file) => file.startsWith('portal/server/'))
      .filter((file) => nodesOf(parseSource(file)).some(isComposed));
    expect(composed).toEqual([]);
  });
});

function isComposed(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'RegExp';
}
