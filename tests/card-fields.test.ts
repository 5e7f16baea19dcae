import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Marks of fields for cards and bank accounts: what browsers fill in, and usual names. */
const fields = /\bcc-(?:name|number|csc|exp)|\b(?:card|account|routing)Number["']?\s*[,:]?\s*["']?as\b/i;
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist|generated)$/.test(name) });

describe('fields for cards and bank accounts', () => {
  it.each([['portal/src/**/*.{ts,tsx}'], ['portal/index.html'], ['screen-configs/*/*.json']])(
    'are in no document of ours: %s',
    (pattern) => {
      const files = filesOf(pattern).filter((file) => !/\.test\.tsx?$/.test(file));
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => fields.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    },
  );

  it('are in the frame of the processor', () => {
    const frame = filesOf('tests/sandbox/http/processor/**/*.ts').map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    expect(frame.join('\n')).toMatch(/cc-number/);
  });
});
