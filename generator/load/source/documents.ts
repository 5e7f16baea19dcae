import { resolve } from 'node:path';
import { BaseResolver, ResolveError, Source, YamlParseError, isAbsoluteUrl } from '@redocly/openapi-core';
import type { Document } from '@redocly/openapi-core';
import { isExtension } from '../../spec/extensions.ts';
import { isObject } from '../../spec/json.ts';
import { visitObjects } from '../../spec/visit-objects.ts';
import { createDiagnostic, pointerOf, projectPath } from './diagnostic.ts';
import { isSoundJson } from './json-text.ts';
import { parseLeniently } from './lenient-yaml.ts';
import { makeAnew } from '../../spec/memory.ts';
import type { Recall } from '../../spec/memory.ts';
import type { Diagnostic, Json, ReadFile } from '../../spec/types.ts';

/** All files of the specs, read once and shared by the linter, the bundler and our own rules. */
export interface Documents {
  readonly resolver: BaseResolver;
  /** Files that parsed, by path relative to the project. */
  readonly byFile: ReadonlyMap<string, Document>;
  readonly diagnostics: readonly Diagnostic[];
  /** A file and all that it reaches by `$ref`. */
  readonly reach: (file: string) => readonly string[];
  /** The targets of a file's `$ref`s: `specs/toy/paths.yaml#/books`. */
  readonly references: (file: string) => readonly string[];
  /** The file that a `$ref` in another file names. */
  readonly target: (file: string, ref: string) => string;
  /** Everything that is known of files as they stand now: their names, their texts, and what overlays have left of these. */
  readonly texts: (files: readonly string[]) => readonly string[];
}

/** Absolute name under which Redocly knows a file; there is no disk behind it. */
function absoluteName(file: string): string {
  return resolve('/', file);
}

/** Reads the root documents and every file that they reach by `$ref`. */
export async function readDocuments(
  roots: readonly string[],
  readFile: ReadFile,
  recall: Recall = makeAnew,
): Promise<Documents> {
  const resolver = createResolver(readFile, recall);
  const byFile = new Map<string, Document>();
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  const target = createTargets();
  const named = new Map<string, readonly string[]>();
  const references = new Map<string, readonly string[]>();
  const visit = async (file: string, from: () => Diagnostic): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const document = await resolver.resolveDocument(null, absoluteName(file), true).catch(asError);
    if (document instanceof Error) return void diagnostics.push(documentDiagnostic(document, file, from));
    byFile.set(file, document);
    // Every value of a parsed file is Json.
    const all = collectLinks(document.parsed as Json);
    // What is elsewhere is never fetched; whoever needs it is told so by the linter.
    const links = all.filter(({ ref }) => !ref.startsWith('#') && !isAbsoluteUrl(ref));
    named.set(
      file,
      links.map((link) => target(file, link.ref)),
    );
    references.set(
      file,
      all.map(({ ref }) => (ref.startsWith('#') ? file : target(file, ref)) + (/#.*$/.exec(ref)?.[0] ?? '')),
    );
    await Promise.all(
      links.map((link) => visit(target(file, link.ref), () => linkDiagnostic(document, link))),
    );
  };
  await Promise.all(roots.map((file) => visit(file, () => missingRoot(file))));
  return {
    resolver,
    byFile,
    diagnostics,
    reach: (file) => reachFrom(file, named),
    references: (file) => references.get(file) ?? [],
    target,
    texts: (files) =>
      files.flatMap((file) => {
        const document = byFile.get(file);
        return [file, document?.source.body ?? '', JSON.stringify(document?.parsed) ?? ''];
      }),
  };
}

function reachFrom(file: string, named: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set([file]);
  // A set hands out what is added to it on the way.
  for (const next of found) for (const link of named.get(next) ?? []) if (named.has(link)) found.add(link);
  return [...found];
}

interface Link {
  readonly ref: string;
  readonly pointer: string;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function createResolver(readFile: ReadFile, recall: Recall): BaseResolver {
  const resolver = new BaseResolver();
  const parseStrictly = resolver.parseDocument.bind(resolver);
  const parse = (source: Source, isRoot?: boolean): Document => {
    try {
      return parseStrictly(source, isRoot);
    } catch (error) {
      const lenient = parseLeniently(source.body);
      if (lenient === undefined) throw error;
      return { source, parsed: lenient };
    }
  };
  const parsed = new Map<Source, string>();
  const load = async (absolute: string): Promise<Source> => {
    // Nothing is ever fetched over the network.
    if (isAbsoluteUrl(absolute))
      throw new ResolveError(new Error(`${absolute} is not a file of the project`));
    try {
      const text = await readFile(projectPath(absolute));
      const source = new Source(absolute, text.replaceAll('\r\n', '\n'));
      if (!/\.(?:ya?ml|json)$/.test(absolute)) return source;
      if (isSoundJson(source.body)) {
        parsed.set(source, source.body);
        return source;
      }
      // A text that is wrong is parsed again below, where it is told; so is what JSON cannot say.
      const make = (): string => plainText(parse(source, true).parsed);
      const json = await recall('parse', [source.body], make).catch(() => '');
      if (json !== '') parsed.set(source, json);
      return source;
    } catch (error) {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return Object.assign(resolver, {
    loadExternalRef: load,
    parseDocument(source: Source, isRoot?: boolean): Document {
      const json = parsed.get(source);
      // Each reader gets values of its own, as it may write into them.
      return json === undefined ? parse(source, isRoot) : { source, parsed: JSON.parse(json) as unknown };
    },
  });
}

/** A parsed value as JSON; empty where that would not give the same value back. */
function plainText(parsed: unknown): string {
  const seen = new Set<object>();
  const isPlain = (node: unknown): boolean => {
    if (typeof node === 'number') return Number.isFinite(node);
    if (typeof node !== 'object' || node === null) return node !== undefined;
    const isOnce = !seen.has(node);
    seen.add(node);
    const isOfJson = Array.isArray(node) || Object.getPrototypeOf(node) === Object.prototype;
    return isOnce && isOfJson && Object.values(node).every(isPlain);
  };
  return isPlain(parsed) ? JSON.stringify(parsed) : '';
}

function collectLinks(root: Json): readonly Link[] {
  const links: Link[] = [];
  visitObjects(root, {
    visit: (node, keys) => {
      const ref = node['$ref'];
      if (typeof ref === 'string') links.push({ ref, pointer: pointerOf([...keys, '$ref']) });
    },
    // What an extension of others names is for others.
    skips: isExtension,
  });
  return links;
}

/** Finds the files that references name, each way from a file to another one once: there are thousands of references. */
function createTargets(): Documents['target'] {
  const known = new Map<string, string>();
  return (file, ref) => {
    const path = ref.split('#', 1)[0] ?? '';
    const way = `${file} ${path}`;
    const target =
      known.get(way) ?? (isAbsoluteUrl(path) ? path : projectPath(resolve('/', file, '..', path)));
    known.set(way, target);
    return target;
  };
}

function documentDiagnostic(error: Error, file: string, from: () => Diagnostic): Diagnostic {
  if (error instanceof ResolveError) return isMissing(error.originalError) ? from() : unreadable(error, file);
  if (!(error instanceof YamlParseError)) return from();
  const message = error.message
    .replace(/\(\d+:\d+\)$/, '')
    .trimEnd()
    .replace(/^.*?: /, '')
    .replace(/ in "[^"]*"$/, '.');
  const place = { line: error.line || 1, column: error.col || 1 };
  return { file, ...place, pointer: '#', rule: 'broken-yaml', message, remedy: 'Mend the YAML.' };
}

/** Returns true for the error of a missing file; any other error says itself what it is. */
function isMissing(error: unknown): boolean {
  return isObject(error) && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function unreadable({ message }: Error, file: string): Diagnostic {
  const place = { line: 1, column: 1, pointer: '#', rule: 'unreadable-file' };
  return {
    file,
    ...place,
    message: `This file cannot be read: ${message}`,
    remedy: 'Look at what reads it.',
  };
}

function missingRoot(file: string): Diagnostic {
  const message = `There is no file ${file}.`;
  return { file, line: 1, column: 1, pointer: '#', rule: 'missing-file', message, remedy: 'Add it.' };
}

function linkDiagnostic(document: Document, link: Link): Diagnostic {
  return createDiagnostic({
    source: document.source,
    pointer: link.pointer,
    rule: 'missing-file',
    message: `"${link.ref}" names a file that is not there.`,
    remedy: 'Correct the path or add the file.',
  });
}
