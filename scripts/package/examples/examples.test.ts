import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { exampleNames } from './install.ts';
import { chosenExamples } from './matrix.ts';

const folder = new URL('../../../sdk/examples/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

it('runs every example there is', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...exampleNames()].toSorted());
});

it('leaves out further frameworks only where everybody waits', () => {
  expect(chosenExamples(true)).toEqual(exampleNames());
  expect(exampleNames().filter((name) => !chosenExamples(false).includes(name))).toEqual([
    'jest',
    'next',
    'solid',
    'svelte',
    'vue',
  ]);
});

it('lists every example for readers', () => {
  const listed = [...textOf('README.md').matchAll(/\]\((.+?)\/README\.md\)/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...exampleNames()].toSorted());
});

it.each(exampleNames())('%s names exact versions and says how to run it', (name) => {
  // npm's own format.
  const { dependencies, devDependencies } = JSON.parse(textOf(`${name}/package.json`)) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(textOf(`${name}/README.md`)).toContain('npm install');
});
