import type { Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import { hasKnownKind, kindOf, patterns } from '../../model/field-kinds.ts';
import { offeredBy } from './offered-options.ts';

/** The schema of what a question is answered with; undefined where its kind does not say. */
export function schemaOfAnswer(field: Field, constants: Catalogue['constants']): CatalogueSchema | undefined {
  if (!hasKnownKind(field)) return undefined;
  const offered = offeredBy(field, constants);
  switch (kindOf(field.as).answer) {
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', items: { type: 'string', ...(offered !== undefined && { enum: offered }) } };
    case 'entries':
      return { type: 'array', items: { type: 'object', properties: membersOf(field, constants) } };
    case 'token':
      return undefined;
    case 'string':
      return { type: 'string', ...formOf(field), ...(offered !== undefined && { enum: offered }) };
  }
}

/** The answers inside of an entry, by their names. */
const membersOf = ({ group }: Field, constants: Catalogue['constants']) =>
  Object.fromEntries(
    (group?.fields ?? []).flatMap((one) => {
      const schema = schemaOfAnswer(one, constants);
      return schema === undefined ? [] : [[one.name, schema]];
    }),
  );

/** The form of the texts that a kind of question is answered with. */
function formOf({ as, pattern }: Field): Pick<CatalogueSchema, 'format' | 'pattern'> {
  if (as === 'date' || as === 'email') return { format: as };
  if (as === 'time') return { pattern: '^[0-9]{2}:[0-9]{2}$' };
  if (as === 'month') return { pattern: '^[0-9]{4}-[0-9]{2}$' };
  const named = pattern ?? kindOf(as).pattern;
  return named === undefined ? {} : { pattern: patterns[named] };
}
