import { isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import type { Schemas } from './shape.ts';
import type { Json, JsonObject, OperationModel, TagModel } from '../spec/types.ts';

type OperationKind = OperationModel['kind'];

/** The variants inside an answer of this schema of which an unknown one is an error, the outermost first. */
export function findTags(walked: Omit<Walk, 'within'>, schema: Json): readonly TagModel[] {
  const found = walk({ ...walked, within: [] }, schema, []);
  const unique = new Map(found.map((tag) => [JSON.stringify(tag), tag]));
  return [...unique.values()].sort((a, b) => a.at.length - b.at.length);
}

interface Walk {
  readonly schemas: Schemas;
  readonly kind: OperationKind;
  /** The schemas that lead to a tag. */
  readonly reaching: ReadonlySet<string>;
  readonly within: readonly string[];
}

function walk(walked: Walk, schema: Json, at: readonly string[]): readonly TagModel[] {
  if (!isObject(schema)) return [];
  const name = schemaName(schema);
  if (name !== undefined) {
    // A schema that holds itself has the same tags further down, which nobody can list.
    if (walked.within.includes(name) || !walked.reaching.has(name)) return [];
    return walk({ ...walked, within: [...walked.within, name] }, walked.schemas[name] ?? {}, at);
  }
  const tag = objectAt(schema, 'x-tag');
  const otherwise = messageOf(tag, walked.kind);
  const own =
    otherwise === ''
      ? []
      : [{ at, property: textAt(tag, 'property'), known: textsAt(tag, 'known'), otherwise }];
  const subschemas = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => listAt(schema, keyword));
  const members = Object.entries(objectAt(schema, 'properties'));
  const every = [schema['items'], schema['additionalProperties']].filter(isObject);
  return [
    ...own,
    ...subschemas.flatMap((each) => walk(walked, each, at)),
    ...members.flatMap(([member, each]) => walk(walked, each, [...at, member])),
    ...every.flatMap((each) => walk(walked, each, [...at, '*'])),
  ];
}

/** The message about an unknown variant in the answer of a read or of a write; empty where it is data. */
function messageOf(tag: JsonObject, kind: OperationKind): string {
  const ofWrites = textAt(tag, 'unsupported');
  if (kind === 'write' && ofWrites !== '') return ofWrites;
  const known = textsAt(tag, 'known').map((each) => `"${each}"`);
  return textAt(tag, 'otherwise').replace('{known}', () => known.join(','));
}
