import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync(['portal/src/**/*.{ts,tsx}', 'sdk/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.(test|gen)\.tsx?$/.test(file),
);

const using = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8'))).sort();

describe('code that runs in browsers', () => {
  it.each([
    ['markup', /\.(innerHTML|outerHTML|srcdoc)\b|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe/],
    ['a document', /document\.write|createContextualFragment|DOMParser/],
    ['a script', /createElement\('script'\)|\.createScript\(|new Function\(|importScripts/],
    ['an address by its beginning', /startsWith\('(https?:|\/\/)/],
  ])('makes no text into %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(using(pattern)).toEqual([]);
  });

  it.each([
    [/setHTML\b/, ['portal/src/ui/safe-html.tsx']],
    // The worker's own address.
    [/createScriptURL/, ['portal/src/app/offline/worker-connection.ts']],
    [
      /\bsessionStorage\b/,
      [
        'portal/src/drafts/tab-draft-storage.ts',
        'portal/src/drafts/tab-storage.ts',
        'portal/src/ui/load-chunk.ts',
      ],
    ],
    [
      /\blocalStorage\b/,
      [
        'portal/src/app/layout.tsx',
        'portal/src/app/main.tsx',
        'portal/src/app/pending-sign-out.ts',
        'portal/src/app/session-calls.ts',
        'sdk/src/extensions/inspector/settings.ts',
        'sdk/src/extensions/storage/async-storage.ts',
      ],
    ],
    [/document\.cookie/, []],
  ])('%s stands in the files that are known for it', (pattern, files) => {
    expect(using(pattern)).toEqual(files);
  });
});
