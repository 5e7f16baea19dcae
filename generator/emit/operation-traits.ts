import { textAt } from '../spec/json.ts';
import { literal, memberName } from './literal.ts';
import type { Json, JsonObject, OperationModel, TagModel } from '../spec/types.ts';

/** Machinery of the SDK that one operation needs beyond its table: where it is from, and how it is used. */
interface Trait {
  readonly file: string;
  readonly name: string;
  /** A member of the operation's `parts`, or a spread of several. */
  readonly text: string;
}

/** The `parts` of an operation, which import machinery that most operations do without. */
export function emitTraits(operation: OperationModel): string {
  const traits = traitsOf(operation);
  const [only] = traits;
  // A spread counts as a side effect for bundlers, which would then keep the operation for nobody.
  if (traits.length === 1 && only?.text.startsWith('...')) return `  parts: ${only.text.slice(3)},\n`;
  return traits.length === 0
    ? ''
    : `  parts: {\n${traits.map(({ text }) => `    ${text},\n`).join('')}  },\n`;
}

/** Imports of that machinery. */
export function traitImports(operations: readonly OperationModel[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, name } of operations.flatMap(traitsOf)) {
    files.set(file, (files.get(file) ?? new Set()).add(name));
  }
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => `import { ${[...names].sort().join(', ')} } from '../../traits/${file}.ts';`);
}

/** The reads from whose answers an operation takes defaults. */
export function lentReads(operation: OperationModel): readonly string[] {
  return operation.borrowed.map(({ read }) => read);
}

function traitsOf(operation: OperationModel): readonly Trait[] {
  const { body, limits, borrowed, items, tags } = operation;
  const found: Trait[] = [];
  if (body?.type === 'multipart/form-data') {
    found.push({ file: 'files', name: 'formOf', text: 'encode: formOf' });
    found.push({ file: 'upload', name: 'uploadForm', text: 'upload: uploadForm' });
  }
  if (Object.keys(limits).length > 0) {
    const text = `refuses: ${pure('limitFiles', literal(limits, '    '))}`;
    found.push({ file: 'files', name: 'limitFiles', text });
  }
  if (borrowed.length > 0) {
    const text = `request: ${pure('borrow', `[${borrowed.map(borrowedText).join(', ')}]`)}`;
    found.push({ file: 'borrowed', name: 'borrow', text });
  }
  return [
    ...found,
    ...(items === undefined ? [...readTraits(operation), ...tagTraits(tags)] : [itemsTrait(items, tags)]),
  ];
}

/** Machinery of a read whose answer is one result. */
function readTraits({ extension, responses, tracks }: OperationModel): readonly Trait[] {
  const found: Trait[] = [];
  if (extension['selects'] !== undefined) {
    found.push({ file: 'field-selection', name: 'selectFields', text: 'select: selectFields' });
  }
  if (responses.some(({ status }) => status === '304')) {
    found.push({ file: 'conditional', name: 'conditional', text: 'conditional' });
  }
  if (tracks !== undefined) {
    const text = `tracking: ${pure('trackFields', literal(tracks, '    '))}`;
    found.push({ file: 'tracked-fields', name: 'trackFields', text });
  }
  return found;
}

function borrowedText({ member, read, with: members, take }: OperationModel['borrowed'][number]): string {
  const own = `member: ${literal(member)}, read: ${read}`;
  return `{ ${own}, with: ${literal(members)}, take: ${literal(take)} }`;
}

function tagTraits(tags: readonly TagModel[]): readonly Trait[] {
  if (tags.length === 0) return [];
  const text = `faultOf: ${pure('refuseUnknown', tagsText(tags))}`;
  return [{ file: 'tags', name: 'refuseUnknown', text }];
}

function itemsTrait(items: JsonObject, tags: readonly TagModel[]): Trait {
  if (items['merge'] !== true) return { file: 'items', name: 'takeItems', text: 'toActions: takeItems' };
  const list = textAt(items, 'at');
  const inner = tags
    .filter(({ at }) => at[0] === list && at[1] === '*')
    .map((tag) => ({ ...tag, at: tag.at.slice(2) }));
  return { file: 'kept-items', name: 'keepItems', text: `...${pure('keepItems', tagsText(inner))}` };
}

function tagsText(tags: readonly TagModel[]): string {
  const rows = tags.map((tag): Json => ({ ...tag }));
  return literal(rows, '    ');
}

/** A call that a bundler may drop with the operation that it stands in. */
function pure(name: string, argument: string): string {
  return `/* @__PURE__ */ ${memberName(name)}(${argument})`;
}
