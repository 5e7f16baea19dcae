import { objectAt, textAt } from '../spec/json.ts';
import { literal } from './literal.ts';
import type { Json, JsonObject, OperationModel, TagModel } from '../spec/types.ts';

/** Behaviour of the SDK that one operation asks for by its name, with the settings as source text. */
type Trait = readonly [name: string, settings: string];

/** The `traits` of an operation: the behaviour that its client is to have, which most operations do without. */
export function emitTraits(operation: OperationModel): string {
  const traits = traitsOf(operation);
  if (traits.length === 0) return '';
  const lines = traits.map(([name, settings]) => `    ${name}: ${settings},\n`);
  return `  traits: {\n${lines.join('')}  },\n`;
}

/** The reads from whose answers an operation takes defaults. */
export function lentReads(operation: OperationModel): readonly string[] {
  return operation.borrowed.map(({ read }) => read);
}

function traitsOf(operation: OperationModel): readonly Trait[] {
  const { body, limits, borrowed, items, tags, wire } = operation;
  const found: Trait[] = [];
  if (wire !== undefined) found.push(['wireFormat', literal(wire, '    ')]);
  else if (body?.type === 'multipart/form-data') found.push(['form', literal(limits, '    ')]);
  if (borrowed.length > 0) found.push(['borrowedDefaults', `[${borrowed.map(borrowedText).join(', ')}]`]);
  const expected = optimisticResults(operation);
  if (expected.length > 0) found.push(['optimisticResults', literal(Object.fromEntries(expected), '    ')]);
  if (items !== undefined) return [...found, itemsTrait(items, tags)];
  if (tags.length > 0) found.push(['tags', tagsText(tags)]);
  return found;
}

/** The expected changes of a write beyond one entity. */
function optimisticResults({ extension }: OperationModel): readonly (readonly [name: string, rule: Json])[] {
  const optimistic = objectAt(extension, 'optimistic');
  return Object.entries(optimistic).filter(([name]) => name === 'leaves' || name === 'results');
}

function borrowedText({ member, read, with: members, take }: OperationModel['borrowed'][number]): string {
  const own = `member: ${literal(member)}, read: ${read}`;
  return `{ ${own}, with: ${literal(members)}, take: ${literal(take)} }`;
}

function itemsTrait(items: JsonObject, tags: readonly TagModel[]): Trait {
  if (items['merge'] !== true) return [items['groups'] === undefined ? 'itemResults' : 'itemGroups', 'true'];
  const list = textAt(items, 'at');
  const inner = tags
    .filter(({ at }) => at[0] === list && at[1] === '*')
    .map((tag) => ({ ...tag, at: tag.at.slice(2) }));
  return ['keptItems', tagsText(inner)];
}

function tagsText(tags: readonly TagModel[]): string {
  const rows = tags.map((tag): Json => ({ ...tag }));
  return literal(rows, '    ');
}
