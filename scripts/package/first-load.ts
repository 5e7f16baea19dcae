import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { run } from '../machine/process.ts';
import type { Consumer } from './consumer.ts';
import { leavingLazyOut } from './operation-cost.ts';
import { RECORD } from './org.ts';
import type { Verdict } from './verdict.ts';

/** A program of one job. */
interface Program {
  readonly name: string;
  /** What is exported is all that it is made of. */
  readonly contents: string;
  /** Most bytes after gzip, without what is fetched only when it is asked for, and without frameworks. */
  readonly most: number;
}

const WRITING = `export { createClient, getRecord, updateRecord } from '@energy-portal/sdk';
export { mutations } from '@energy-portal/sdk/traits';`;

/** Reads of both interfaces: records, lists, objects, pick lists, layouts and the portal's own. */
const TEN = `export { createClient, getCurrentSession, getLayout, getListUi, getLobby, getObjectInfo, getPicklistValues,
  getRecord, getRecords, getRecordUi, getRelatedListRecords } from '@energy-portal/sdk';`;

/** Bytes for a client and one read, and for nine reads more. */
const [ONE_READ, NINE_MORE] = [20_480, 3_072] as const;

/** Programs of one job each: they grow by decision only. */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'a client and one read',
    contents: `export { createClient, getRecord } from '@energy-portal/sdk';`,
    most: ONE_READ,
  },
  { name: 'a client and ten reads', contents: TEN, most: ONE_READ + NINE_MORE },
  { name: 'a client, one read and one write', contents: WRITING, most: 24_590 },
  {
    name: 'the same with hooks of React',
    contents: `${WRITING}\nexport { ClientProvider, useRead, useWrite } from '@energy-portal/sdk/react';`,
    most: 25_640,
  },
];

/** Frameworks, which a page has besides. */
const FRAMEWORKS = ['react', 'react-dom', 'vue', 'svelte', 'solid-js'];

/** Uses what a bundle exports, and fetches nothing that it leaves out. */
const USE = `const { createClient, getRecord, updateRecord, mutations, useRead } = await import(process.argv[2]);
const client = createClient({
  baseUrl: 'https://org.example.com',
  fetch: async () => Response.json(${JSON.stringify(RECORD)}),
  traits: mutations ? [mutations] : [],
});
const recordId = '003RM0000068xVCYAY';
const { data } = await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
const written = updateRecord && (await client.write(updateRecord, { fields: { Id: recordId } }));
console.log(data.fields.Email.value, written ? written.id : 'none', typeof useRead);
`;

const MOST_PRINTED = 1_000;

/** What `USE` prints of each program, in their order. */
const PRINTED = [
  'none undefined',
  'none undefined',
  '003RM0000068xVCYAY undefined',
  '003RM0000068xVCYAY function',
];

/** Measures what programs of one job load first, and runs them. */
export async function measureFirstLoads({ folder }: Consumer): Promise<Verdict> {
  writeFileSync(join(folder, 'use-first-load.mjs'), USE);
  const errors: string[] = [];
  const sizes: number[] = [];
  for (const [index, { name, contents, most }] of PROGRAMS.entries()) {
    const code = await bundleOf(contents, folder);
    const bytes = gzipSync(code, { level: 9 }).length;
    sizes.push(bytes);
    if (bytes > most) errors.push(`${name} loads ${bytes} bytes first, more than ${most}.`);
    const file = `./first-load-${index}.mjs`;
    writeFileSync(join(folder, file), code);
    const { output } = await run(['node', 'use-first-load.mjs', file], { cwd: folder });
    const wanted = `maria@example.com ${PRINTED[index] ?? ''}`;
    // What an error prints ends with it, after a line of the bundle.
    const printed = output.trim().slice(-MOST_PRINTED);
    if (printed !== wanted) errors.push(`${name} printed ${printed} instead of ${wanted}.`);
  }
  return { name: 'what programs load first', errors, note: `${sizes.join(', ')} bytes gz` };
}

/** A program as esbuild bundles it for a browser. */
export async function bundleOf(contents: string, resolveDir: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: FRAMEWORKS,
    plugins: [leavingLazyOut],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
