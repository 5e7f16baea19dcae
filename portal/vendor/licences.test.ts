import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { licencePlugin, noticesOf, packageFolders } from './licences.ts';

describe('the packages of a bundle', () => {
  it.each<{ why: string; modules: readonly string[]; want: readonly string[] }>([
    {
      why: 'own modules have none',
      modules: ['/app/portal/src/main.tsx', '\0vite/preload-helper.js'],
      want: [],
    },
    {
      why: 'each once, in order',
      modules: [
        '/app/node_modules/react/index.js',
        '/app/node_modules/@rjsf/core/lib/a.js',
        '/app/node_modules/react/jsx.js',
      ],
      want: ['/app/node_modules/@rjsf/core', '/app/node_modules/react'],
    },
    {
      why: 'the innermost, behind a mark of the bundler too',
      modules: ['\0/app/node_modules/a/node_modules/b/index.js?commonjs'],
      want: ['/app/node_modules/a/node_modules/b'],
    },
  ])('$why', ({ modules, want }) => {
    expect(packageFolders(modules)).toEqual(want);
  });

  it('are told with their licences', () => {
    const mit = { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Permission is granted.\n' };
    const text = noticesOf([mit, { ...mit, name: 'b', text: '' }]);
    expect(text).toContain('a 1.0.0 (MIT)\n\nPermission is granted.\n');
    expect(text).toContain('b 1.0.0 (MIT)');
  });

  it('are those that Vite has put in, with the words of their own files', async () => {
    const entry = 'virtual:entry';
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: entry } },
      plugins: [
        licencePlugin('licences.txt'),
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) =>
            id === entry ? "import { useState } from 'react'; console.log(useState);" : undefined,
        },
      ],
    });
    const files = 'output' in built ? built.output : [];
    const notices = files.find(({ fileName }) => fileName === 'licences.txt');
    const text = notices?.type === 'asset' ? String(notices.source) : '';
    expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
    expect(text).toContain('Copyright (c) Meta Platforms');
    expect(text).not.toContain('react-dom');
  });
});
