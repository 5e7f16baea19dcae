import { _, str } from 'ajv';
import { and } from 'ajv/dist/compile/codegen/index.js';
import { noPropertyInData } from 'ajv/dist/vocabularies/code.js';
import { isObject } from '../spec/json.ts';
import type { CodeKeywordDefinition } from 'ajv';
import type { Json, JsonObject } from '../spec/types.ts';

const KEYWORD = 'requiredAny';

/** Members of which one at least has to be there. Each is missing when none is, as with alternatives in a fraction of their code. */
export const REQUIRED_ANY: CodeKeywordDefinition = {
  keyword: KEYWORD,
  type: 'object',
  schemaType: 'array',
  error: {
    message: ({ schema }) => str`one of ${namesOf(schema).join(', ')} has to be there`,
    params: ({ params }) => _`{ missingProperty: ${params['missingProperty']} }`,
  },
  code(context) {
    const names = namesOf(context.schema);
    const { gen, data, it } = context;
    const missing = names.map((name) => noPropertyInData(gen, data, name, it.opts.ownProperties));
    gen.if(and(...missing), () => {
      for (const missingProperty of names) {
        context.setParams({ missingProperty });
        context.error();
      }
    });
  },
};

// Written by `withRequiredAny`.
const namesOf = (schema: unknown): readonly string[] => schema as readonly string[];

/** A schema with that keyword in the place of a rule that says the same by alternatives; any other as it is. */
export function withRequiredAny(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  const rules = Array.isArray(allOf) ? allOf : [];
  const at = rules.findIndex((rule) => demandedAny(rule) !== undefined);
  const names = demandedAny(rules[at] ?? null);
  if (names === undefined) return schema;
  const others = rules.toSpliced(at, 1);
  return { ...rest, [KEYWORD]: names, ...(others.length > 0 && { allOf: others }) };
}

/** The members of which a rule demands one, where that is all that it says. */
function demandedAny(rule: Json): readonly string[] | undefined {
  if (!isObject(rule) || Object.keys(rule).length !== 1 || !Array.isArray(rule['anyOf'])) return undefined;
  const names = rule['anyOf'].map(demanded);
  return names.includes(undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** The one member that a rule demands, where that is all that it says. */
function demanded(rule: Json): string | undefined {
  if (!isObject(rule) || Object.keys(rule).length !== 1 || !Array.isArray(rule['required'])) return undefined;
  const [name, ...more] = rule['required'];
  return typeof name === 'string' && more.length === 0 ? name : undefined;
}
