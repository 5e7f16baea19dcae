import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languageVersion } from '../screen-language/language-version.ts';
import type { HostedScreens, PublishedManifest } from '../screen-language/manifest.ts';

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const incompressible = new Set(['.png', '.webp', '.woff2']);

/** One file of the build, ready to send in each encoding. */
export interface BuildFile {
  readonly type: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** One entry of Vite's own manifest. */
interface ChunkEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  /** Those that wait until they are needed. */
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
  /** Of a brand's tokens: the face of its words, which no page asks for before its styles are there. */
  readonly face?: string;
}

/** Vite's manifest: source path -> what became of it. */
export interface ChunkManifest {
  readonly [source: string]: ChunkEntry;
}

/** The build of Vite, in memory. */
export interface BuildFiles {
  /** Address path -> file. */
  readonly files: ReadonlyMap<string, BuildFile>;
  readonly template: string;
  readonly chunks: ChunkManifest;
}

/** The publication, in memory. */
export interface PublishedFiles {
  /** Address path -> file. */
  readonly files: ReadonlyMap<string, BuildFile>;
  readonly manifest: PublishedManifest;
  readonly host: HostedScreens;
}

/**
 * Reads `client/` as Vite wrote it.
 *
 * @param dist folder that holds it
 * @throws Error with one sentence that names the missing or broken file
 */
export async function readBuildFiles(dist: string): Promise<BuildFiles> {
  const template = await readText(join(dist, 'client/index.html'));
  const chunks = await readJson<ChunkManifest>(join(dist, 'client/.vite/manifest.json'));
  const assets = await readFolder(join(dist, 'client/assets'), '/assets');
  const schemas = await readFolder(join(dist, 'client/schemas'), '/schemas');
  const worker = await readFolder(join(dist, 'worker'), '');
  return { files: new Map([...assets, ...schemas, ...worker]), template, chunks: withFaces(chunks, assets) };
}

/** The address of a variable face with Latin letters, in a style sheet. */
const faceOfWords = (sheet: string): string | undefined =>
  sheet
    .split('url(')
    .map((rest) => rest.slice(0, rest.indexOf(')')).replaceAll(/["']/g, ''))
    .find((address) => address.startsWith('/assets/') && address.includes('-latin-wght-normal'));

/** The chunks, those of tokens with their face. */
function withFaces(chunks: ChunkManifest, assets: ReadonlyMap<string, BuildFile>): ChunkManifest {
  const faced = Object.entries(chunks).map(([source, chunk]) => {
    const sheet = source.includes('/brand/tokens/') ? assets.get(`/${chunk.file}`) : undefined;
    const face = faceOfWords(sheet?.identity.toString() ?? '');
    return [source, face === undefined ? chunk : { ...chunk, face }] as const;
  });
  return Object.fromEntries(faced);
}

/** Returns true while `client/` is what was read: its document names every file by its content. */
export async function isStillBuild({ template }: BuildFiles, dist: string): Promise<boolean> {
  return (await readFile(join(dist, 'client/index.html'), 'utf8').catch(() => template)) === template;
}

/**
 * Reads `published/` as the publish step wrote it.
 *
 * @param dist folder that holds it
 * @throws Error with one sentence that names the file that is missing, broken or not what was published, or the version of
 *   the language that is another one
 */
export async function readPublishedFiles(dist: string): Promise<PublishedFiles> {
  const manifest = await readJson<PublishedManifest>(join(dist, 'published/manifest.json'));
  assertLanguage(manifest);
  const host = await readJson<HostedScreens>(join(dist, 'published/host.json'));
  const files = await readFolder(join(dist, 'published'), '/published');
  return { files: assertedFiles(files), manifest, host };
}

/**
 * Makes a publication ready to send whose files are in memory.
 *
 * @param contents by path below `published/`
 * @param known files that are ready already, by their addresses: packing them again would take seconds
 * @throws Error with one sentence, as `readPublishedFiles`
 */
export async function preparePublication(
  contents: ReadonlyMap<string, Buffer>,
  known: ReadonlyMap<string, BuildFile>,
): Promise<PublishedFiles> {
  const textOf = (name: string): string => {
    const bytes = contents.get(name);
    if (bytes === undefined) throw new Error(`The publication has no ${name}. Publish again.`);
    return bytes.toString('utf8');
  };
  // Written by the publish step, and the bytes are those that it named.
  const manifest = JSON.parse(textOf('manifest.json')) as PublishedManifest;
  assertLanguage(manifest);
  const host = JSON.parse(textOf('host.json')) as HostedScreens;
  const readable = [...contents].filter(([path]) => extname(path) in types);
  const files = readable.map(async ([path, bytes]) => {
    const address = `/published/${path}`;
    const before = known.get(address);
    const isSame = before?.identity.equals(bytes) === true;
    return [address, isSame ? before : await prepareFile(bytes, extname(path))] as const;
  });
  return { files: assertedFiles(new Map(await Promise.all(files))), manifest, host };
}

function assertLanguage(manifest: PublishedManifest): void {
  if (manifest.languageVersion === languageVersion) return;
  throw new Error(
    `The screens were published in version ${manifest.languageVersion ?? 1} of the screen language, and this portal speaks version ${languageVersion}. Publish them with the portal's own code.`,
  );
}

/** The files that pages ask for: the manifest and what is for the host alone are none. */
function assertedFiles(files: Map<string, BuildFile>): ReadonlyMap<string, BuildFile> {
  for (const [address, { identity }] of files) assertContent(address, identity);
  for (const own of ['manifest', 'host']) files.delete(`/published/${own}.json`);
  return files;
}

/** @throws Error where a file is not the one that its name tells of */
function assertContent(address: string, bytes: Buffer): void {
  const [, wanted] = /\.([\da-f]{12})\.\w{1,8}$/.exec(address) ?? [];
  if (wanted === undefined) return;
  if (createHash('sha256').update(bytes).digest('hex').startsWith(wanted)) return;
  throw new Error(`${address} is not what was published. Publish again.`);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(`The build is not complete: ${path} cannot be read. Run the build first.`, { cause });
  }
}

async function readJson<TValue>(path: string): Promise<TValue> {
  const text = await readText(path);
  try {
    // Written by the build; a broken file fails here, not at the first customer.
    return JSON.parse(text) as TValue;
  } catch (cause) {
    throw new Error(`The build is broken: ${path} is not JSON. Build again.`, { cause });
  }
}

/** Files of known types only: no source maps, no dot files, nothing that was left lying about. */
async function readFolder(folder: string, prefix: string): Promise<Map<string, BuildFile>> {
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const known = names.filter((name) => extname(name) in types && !/(^|[/\\])\./.test(name));
  const entries = known.map(async (name) => {
    const path = join(folder, name);
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    const packed = await readPacked(`${path}.br`);
    return [address, await prepareFile(await readFile(path), extname(name), packed)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The bytes that the build packed beside a file, where it did. */
async function readPacked(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/** A file that is sent as it is, by the end of its name. */
export function plainFile(identity: Buffer, extension: string): BuildFile {
  return { type: types[extension] ?? 'application/octet-stream', identity, br: undefined, gzip: undefined };
}

/**
 * Makes a file ready to send.
 *
 * @param extension the end of its name
 * @param packed the file after Brotli, where that is known already
 */
export async function prepareFile(identity: Buffer, extension: string, packed?: Buffer): Promise<BuildFile> {
  const plain = plainFile(identity, extension);
  if (incompressible.has(extension) || identity.length < 512) return plain;
  return {
    ...plain,
    br: packed ?? (await toBrotli(identity)),
    gzip: await promisify(gzip)(identity, { level: 9 }),
  };
}

/**
 * Quality 9 costs a tenth of the time of 11 and 7 % of size: for what no build has packed. The window is no wider than the
 * bytes: to make that of 4 MB ready costs a small file fifty times its packing.
 */
export async function toBrotli(bytes: Buffer): Promise<Buffer> {
  const window = Math.ceil(Math.log2(bytes.length + windowEdge));
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_DEFAULT_WINDOW,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
      ),
    },
  });
}

/** Bytes by which a window is smaller than its power of two. */
const windowEdge = 16;
