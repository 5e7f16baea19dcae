import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { findReplacement, vendorPlugin } from './plugin.ts';
import { replacements } from './replacements.ts';

const modules = '/project/node_modules';

describe('findReplacement', () => {
  const table = [
    ['./createSchemaUtils.js', `${modules}/@rjsf/utils/lib/index.js`, 'rjsf/create-schema-utils.ts'],
    ['./retrieveSchema.js', `${modules}/@rjsf/utils/lib/schema/index.js`, 'rjsf/retrieve-schema.ts'],
    ['../schema/retrieveSchema.js', `${modules}/@rjsf/utils/lib/parser/p.js`, 'rjsf/retrieve-schema.ts'],
    ['fast-equals', `${modules}/@rjsf/utils/lib/deepEquals.js`, 'rjsf/fast-equals.ts'],
    // The same names in other packages, in other folders, and in the project.
    ['./createSchemaUtils.js', `${modules}/@rjsf/utils/lib/schema/index.js`, undefined],
    ['./createSchemaUtils.js', `${modules}/other/lib/index.js`, undefined],
    ['./createSchemaUtils.js', `${modules}/@rjsf/utils/node_modules/other/lib/index.js`, undefined],
    ['./lib/createSchemaUtils.js', '/project/portal/src/app/main.tsx', undefined],
    ['fast-equals', `${modules}/other/index.js`, undefined],
    ['fast-equals', '/project/portal/src/app/main.tsx', undefined],
    ['@rjsf/utils', `${modules}/@rjsf/core/lib/index.js`, undefined],
  ] as const;
  it.each(table)('%s in %s: %s', (specifier, importer, want) => {
    expect(findReplacement(specifier, importer)?.by).toBe(want);
  });
});

describe.each(replacements)('the replacement of $module', ({ importer, module, by }) => {
  const file = fileURLToPath(new URL(by, import.meta.url));

  it('is there, with a test and a row in the README', () => {
    expect(existsSync(file)).toBe(true);
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const row = readme.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${by}\``));
    const test = /`([\w/-]+\.test\.tsx?)`/.exec(row ?? '')?.[1];
    expect(row).toContain(module.replace(/^.*\//, ''));
    expect(existsSync(new URL(test ?? 'none', import.meta.url))).toBe(true);
  });

  it('exports nothing that the original does not', async () => {
    const root = fileURLToPath(import.meta.resolve(importer)).replace(
      /^(.*\/node_modules\/(@[^/]+\/)?[^/]+)\/.*$/,
      '$1',
    );
    const require = createRequire(`${root}/package.json`);
    const original = `${root}/${module}`;
    const found: object = existsSync(original)
      ? await import(/* @vite-ignore */ original)
      : // A package, as its importer finds it.
        (require(module.replace('/index.js', '')) as object);
    const replaced: object = await import(/* @vite-ignore */ file);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(replaced)));
  });
});

describe('a build', () => {
  const run = (code: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      root: fileURLToPath(new URL('..', import.meta.url)),
      plugins: [
        vendorPlugin(),
        {
          name: 'entry',
          resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
          load: (id) => (id === 'virtual:entry' ? code : undefined),
        },
      ],
      build: { write: false, rolldownOptions: { input: 'virtual:entry', external: [/^react/] } },
    });

  it('fails when nothing imports what is replaced', async () => {
    await expect(run('export default 1;')).rejects.toThrow(/Nothing imports lib\/getDefaultRegistry\.js/);
  });
});
