import { Ajv } from 'ajv';

/** A schema of the screen language, as far as its words are looked for. */
export interface WordSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, WordSchema>>;
  readonly additionalProperties?: WordSchema | boolean;
  readonly items?: WordSchema;
  readonly anyOf?: readonly WordSchema[];
  readonly oneOf?: readonly WordSchema[];
  readonly allOf?: readonly WordSchema[];
  readonly definitions?: Readonly<Record<string, WordSchema>>;
}

const branchesOf = ({ anyOf = [], oneOf = [], allOf = [] }: WordSchema) => [...anyOf, ...oneOf, ...allOf];

/** Words that each block has and that mean the same in all of them. */
const isOfEachBlock = (path: string) => /^Block\|\w+\.(?:show|name)$/.test(path);

/** The words of the language, each by the shape that it stands in: `Block|ListBlock.columns[].value`. */
export function wordsOf(language: WordSchema): readonly string[] {
  const { definitions = {} } = language;
  const inside = (schema: WordSchema, path: string): readonly string[] => {
    const { properties = {}, additionalProperties, items } = schema;
    return [
      ...Object.entries(properties).flatMap(([name, word]) => [
        `${path}.${name}`,
        ...inside(word, `${path}.${name}`),
      ]),
      ...branchesOf(schema).flatMap((branch) => inside(branch, branchPath(path, branch))),
      ...(items === undefined ? [] : inside(items, `${path}[]`)),
      ...(typeof additionalProperties === 'object' ? inside(additionalProperties, `${path}.*`) : []),
    ];
  };
  const all = [
    ...inside(language, ''),
    ...Object.entries(definitions).flatMap(([name, shape]) => inside(shape, name)),
  ];
  return all.filter((path) => !isOfEachBlock(path));
}

const branchPath = (path: string, { title }: WordSchema) => (title === undefined ? path : `${path}|${title}`);

/** The words of the language that sound configs use. */
export function usedWords(language: WordSchema, configs: readonly unknown[]): ReadonlySet<string> {
  const { definitions = {} } = language;
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const judges = new Map<WordSchema, (value: unknown) => unknown>();
  const accepts = (schema: WordSchema, value: unknown) => {
    const judge = judges.get(schema) ?? ajv.compile({ ...schema, definitions });
    judges.set(schema, judge);
    return judge(value) === true;
  };
  const used = new Set<string>();
  const look = (schema: WordSchema, path: string, value: unknown): void => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.replace('#/definitions/', '');
      look(definitions[name] ?? {}, name, value);
    }
    for (const branch of branchesOf(schema))
      if (accepts(branch, value)) look(branch, branchPath(path, branch), value);
    if (Array.isArray(value)) for (const one of value) look(schema.items ?? {}, `${path}[]`, one);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        const word = schema.properties?.[name];
        if (word !== undefined) used.add(`${path}.${name}`);
        const { additionalProperties: others } = schema;
        if (word !== undefined) look(word, `${path}.${name}`, inner);
        else if (typeof others === 'object') look(others, `${path}.*`, inner);
      }
  };
  for (const config of configs) look(language, '', config);
  return used;
}
