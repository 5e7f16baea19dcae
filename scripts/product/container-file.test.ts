import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContainerFile, readCopy, readIgnored } from './container-file.ts';
import { knownInstructions } from './container-steps.ts';

const folder = join(import.meta.dirname, '../../portal/deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('readContainerFile', () => {
  it('reads stages with their instructions', () => {
    const text = '# A host\nFROM node:24 AS build\nRUN a && \\\n  b\n\nFROM slim\nCOPY --from=build /x /x\n';
    expect(readContainerFile(text)).toEqual([
      { image: 'node:24', name: 'build', instructions: [{ name: 'RUN', value: 'a &&    b' }] },
      { image: 'slim', instructions: [{ name: 'COPY', value: '--from=build /x /x' }] },
    ]);
  });

  it('refuses what has no image', () => {
    expect(() => readContainerFile('RUN x')).toThrow('RUN x stands before the first image.');
  });

  it('reads the container file of the host, of which every step can be taken as a script', () => {
    const stages = readContainerFile(read('Containerfile'));
    expect(stages.map(({ name }) => name)).toEqual(['build', undefined]);
    const names = stages.flatMap(({ instructions }) => instructions.map(({ name }) => name));
    expect(names.filter((name) => !knownInstructions.has(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['RUN', 'COPY', 'USER', 'CMD']));
  });
});

it.each([
  ['a b/ c/', { sources: ['a', 'b/'], target: 'c/' }],
  ['--from=build --chown=0:0 /p /q', { sources: ['/p'], target: '/q', from: 'build', owner: '0:0' }],
])('readCopy reads %s', (value, want) => {
  expect(readCopy(value)).toMatchObject(want);
});

describe('readIgnored', () => {
  const isIgnored = readIgnored(read('Containerfile.dockerignore'));

  it.each([
    ['.git', true],
    ['.github/workflows/ci.yml', false],
    ['node_modules/x', true],
    ['sdk/node_modules/x/y.js', true],
    ['portal/dist/client/index.html', true],
    ['portal/distant.ts', false],
  ])('%s: %s', (path, want) => {
    expect(isIgnored(path)).toBe(want);
  });

  it('refuses what it does not understand', () => {
    expect(() => readIgnored('*.log')).toThrow('"*.log" in the ignore file is not understood.');
  });
});
