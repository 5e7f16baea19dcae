import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { Expression } from '../../generated/screen-config.gen.ts';
import { readPath } from '../../model/dotted-path.ts';
import { submittedCallsOf } from './placed-calls.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { orgLanguages } from '../../language.ts';
import { schemaOfAnswer } from './answer-schema.ts';
import { schemaOfExpression } from './expression-schema.ts';
import { fieldsOf } from './combinations.ts';
import { schemaAt } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

/** The description of a source's value: a schema, and the way into it. */
export interface Described {
  readonly schema: CatalogueSchema;
  readonly path: readonly string[];
  /** Of an `item` of several things: the member that this one is. */
  readonly member?: string;
}

/** A screen, the specs, and what `item` stands for where the source is read. */
interface SourceContext {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly items: readonly Described[];
}

/** The descriptions of everything that a source may come from; none where nothing is known about it. */
export function describedBy(from: string, { screen, catalogue, items }: SourceContext): readonly Described[] {
  const [start, ...path] = from.split('.');
  const [name = '', ...rest] = path;
  const inAnswer = (operation: string, way: readonly string[]): readonly Described[] => {
    const schema = catalogue.operations[operation]?.data;
    return schema === undefined ? [] : [{ schema, path: way }];
  };
  switch (start) {
    case 'session':
      return inAnswer('getCurrentSession', path);
    case 'reads':
      return inAnswer(screen.config.reads?.[name]?.operation ?? '', rest);
    case 'result':
      return submittedCallsOf(screen).flatMap(({ submit }) => inAnswer(submit.operation, path));
    case 'results':
      return callsOfResult(name, screen).flatMap((operation) => inAnswer(operation, rest));
    case 'item':
      return items.flatMap((item) => withinItem(item, path));
    case 'values': {
      const expression = readOwn(screen.config.values, name);
      return expression === undefined ? [] : describedExpression(expression, { screen, catalogue, items });
    }
    case 'constants': {
      const schema = schemaOfConstant(readPath(catalogue.constants, path.join('.')));
      return schema === undefined ? [] : [{ schema, path: [] }];
    }
    case 'began':
    case 'answers': {
      const field = fieldsOf(screen.config).find((one) => one.name === name);
      const schema = field && schemaOfAnswer(field, catalogue.constants);
      return schema === undefined ? [] : [{ schema, path: rest }];
    }
    case 'language':
      return [{ schema: { enum: [...orgLanguages] }, path: [] }];
    case 'today':
      return [{ schema: { type: 'string', format: 'date' }, path: [] }];
    case 'attempt':
      return [{ schema: { type: 'string', format: 'uuid' }, path: [] }];
    case 'readErrors':
    case 'failure':
    case 'pageLanguage':
    case 'brand':
      return [{ schema: { type: 'string' }, path: [] }];
    case 'route':
      return [{ schema: anyText, path: [] }];
    default:
      return [];
  }
}

/** The operations that a step's or a form's own submission calls. */
function callsOfResult(name: string, screen: CheckedScreen): readonly string[] {
  const at = (screen.config.steps ?? []).findIndex(({ id }) => id === name);
  const places = [`steps/${at}/submit`, `forms/${name}/submit`];
  return submittedCallsOf(screen).flatMap(({ submit, path }) =>
    places.includes(path.join('/')) ? [submit.operation] : [],
  );
}

function withinItem(
  { schema, path: list, member }: Described,
  path: readonly string[],
): readonly Described[] {
  if (member === undefined) return [{ schema, path: [...list, ...path] }];
  return member === path[0] ? [{ schema, path: [...list, ...path.slice(1)] }] : [];
}

/** A value in an address is a text, whatever its form. */
const anyText: CatalogueSchema = {
  anyOf: [{ type: 'string' }, { type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }],
};

/** The value of a constant of the specs; undefined where there is none. */
function schemaOfConstant(value: unknown): CatalogueSchema | undefined {
  if (Array.isArray(value)) return { type: 'array' };
  switch (typeof value) {
    case 'string':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { type: 'string', format: 'date' } : { type: 'string' };
    case 'number':
    case 'boolean':
      return { type: typeof value };
    default:
      return typeof value === 'object' && value !== null ? { type: 'object' } : undefined;
  }
}

/** The value of an expression; what is read as it is, is what its source is. */
function describedExpression(expression: Expression, context: SourceContext): readonly Described[] {
  const schema = schemaOfExpression(expression);
  if (schema !== undefined) return [{ schema, path: [] }];
  const from = typeof expression === 'object' && 'from' in expression ? expression.from : '';
  // Values that ask for each other were reported as such.
  return from.startsWith('values.') ? [] : describedBy(from, context);
}

const readOwn = <TValue>(
  values: { readonly [name: string]: TValue } = {},
  name: string,
): TValue | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

/** The alternatives of all that a source may be; undefined where the specs leave it open, or do not know it. */
export function alternativesAt(described: readonly Described[]): Alternatives | undefined {
  const found = described.map(({ schema, path }) => schemaAt(schema, path));
  if (found.length === 0 || found.some(({ kind }) => kind !== 'known')) return undefined;
  return found.flatMap((one) => (one.kind === 'known' ? one.alternatives : []));
}

/** A member of the entries of lists. */
export const withinEntries = (lists: readonly Described[], way: string): readonly Described[] =>
  lists.map(({ schema, path }) => ({ schema, path: [...path, '0', ...way.split('.')] }));
