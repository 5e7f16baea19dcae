import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { readProject } from '../../load/project-files.ts';
import type { Diagnostic } from '../../load/source-file.ts';

/** A config that cannot work: what is changed in a real screen, and where a diagnostic has to point. */
export interface BrokenConfig {
  readonly what: string;
  readonly screen: string;
  /**
   * Pointers and values; `remove` takes a member away. `@subject` in a pointer is the entry of a list with that name, id or
   * kind of block, wherever it stands: an edit of the real screen moves no place.
   */
  readonly edits: readonly (readonly [pointer: string, value: unknown])[];
  /** Pointers of the places that are right. */
  readonly wrong: readonly string[];
  /** The file that is changed, where it is no screen. */
  readonly file?: string;
  /** For what is no JSON: a text, what stands in its place, and a text of the line that is wrong. */
  readonly raw?: readonly [find: string, put: string, line: string] | undefined;
}

/** The end of a try. */
interface Measured {
  readonly config: BrokenConfig;
  readonly isRefused: boolean;
  readonly isRightLine: boolean;
  readonly told: readonly string[];
}

/** Stands for a member that is taken away. */
const remove = '__REMOVE__';

/** Lines that a diagnostic may be away from the place. */
const nearby = 2;

/** The checks of a project, as a program runs them. */
type Check = (files: ReturnType<typeof readProject>['files']) => readonly Diagnostic[];

/**
 * Changes a project in memory, and judges what the check says.
 *
 * @param readFile the text of a file of the project
 * @throws whatever the check throws: it must not
 */
export function measure(
  config: BrokenConfig,
  {
    root,
    check,
    readFile,
  }: { readonly root: string; readonly check: Check; readonly readFile: (path: string) => string },
): Measured {
  const path = config.file ?? `screen-configs/${config.screen}.json`;
  const { placed, text } = breakText(config, readFile(path));
  const { files, diagnostics } = readProject(root, new Map([[path, text]]));
  const told = [...diagnostics, ...check(files)];
  const lines = rightLines(placed, text);
  const isRight = ({ file, line }: Diagnostic) =>
    file === path && lines.some(([from, to]) => line >= from - nearby && line <= to + nearby);
  return {
    config,
    isRefused: told.length > 0,
    isRightLine: told.some(isRight),
    told: told.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

/**
 * Breaks the text of a file.
 *
 * @returns the config with numbers in the place of names, and the broken text
 * @throws where a place is not there any more, or nothing changes
 */
export function breakText(
  config: BrokenConfig,
  written: string,
): { readonly placed: BrokenConfig; readonly text: string } {
  const placed = withPlaces(config, written);
  const text = brokenText(placed, written);
  if (text === brokenText({ ...config, edits: [], raw: undefined }, written))
    throw new Error(`"${config.what}" changes nothing.`);
  return { placed, text };
}

/** The same config with numbers in the place of names. */
function withPlaces(config: BrokenConfig, text: string): BrokenConfig {
  if (config.raw !== undefined) return config;
  const value: unknown = JSON.parse(text);
  const placed = (pointer: string) => pointerOf(pointer, value);
  return {
    ...config,
    edits: config.edits.map(([pointer, put]) => [placed(pointer), put] as const),
    wrong: config.wrong.map(placed),
  };
}

/** @throws where the screen has no entry of such a name */
function pointerOf(pointer: string, value: unknown): string {
  let inner = value;
  const steps = pathOf(pointer).map((step) => {
    const at = step.startsWith('@') && Array.isArray(inner) ? findEntry(inner, step.slice(1)) : step;
    if (at === -1) throw new Error(`There is no ${pointer}.`);
    inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, at) : undefined;
    return `/${at}`;
  });
  return steps.join('');
}

const findEntry = (entries: readonly unknown[], name: string) =>
  entries.findIndex((entry) =>
    ['name', 'id', 'block'].some((key) => Reflect.get(Object(entry), key) === name),
  );

function brokenText({ edits, raw }: BrokenConfig, text: string): string {
  const value: unknown = JSON.parse(text);
  for (const [pointer, put] of edits) change(value, pathOf(pointer), put);
  const written = JSON.stringify(value, null, 2);
  return raw === undefined ? written : written.replace(raw[0], raw[1]);
}

const pathOf = (pointer: string) => pointer.split('/').slice(1);

function change(target: unknown, path: readonly string[], put: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), target);
  const name = path.at(-1) ?? '';
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no ${path.join('/')}.`);
  if (put !== remove) Reflect.set(parent, name, put);
  else if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else Reflect.deleteProperty(parent, name);
}

/** The lines of the places that are right; a member points at the object it stands in where it is gone. */
function rightLines(
  { wrong, raw }: BrokenConfig,
  text: string,
): readonly (readonly [from: number, to: number])[] {
  if (raw !== undefined) {
    const at = text.slice(0, text.indexOf(raw[2])).split('\n').length;
    return [[at, at]];
  }
  const tree = parseTree(text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return wrong.flatMap((pointer) => {
    const node = tree && nodeAt(tree, pathOf(pointer));
    if (node === undefined) return [];
    const from = node.parent?.type === 'property' ? node.parent.offset : node.offset;
    return [[lineAt(from), lineAt(node.offset)] as const, ...inside(node, lineAt)];
  });
}

/** The lines of a small object that is a right place; a large one is right by its first line alone. */
function inside(
  { type, offset, length }: Node,
  lineAt: (offset: number) => number,
): readonly (readonly [number, number])[] {
  const [from, to] = [lineAt(offset), lineAt(offset + length)];
  return type === 'object' && to - from <= 12 ? [[from, to]] : [];
}

function nodeAt(tree: Node, path: readonly string[]): Node | undefined {
  const steps: (string | number)[] = [];
  let value: unknown = getNodeValue(tree);
  for (const name of path) {
    steps.push(Array.isArray(value) ? Number(name) : name);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return steps.length === 0 ? tree : findNodeAtLocation(tree, steps);
}
