import { isObject, objectAt, pascalCase, textAt, textsAt } from '../spec/json.ts';
import { comment } from './literal.ts';
import { schemaTypeName, typeName } from './names.ts';
import type { ApiModel, EntityModel, OperationModel, Shape } from '../spec/types.ts';

/** Types only: the way from the names of fields to values, for each entity whose fields are selected by name. */
export function entityFieldsText(apis: readonly ApiModel[]): string {
  const chosen = apis.flatMap((api) =>
    api.entities.filter(isSelected).map((entity) => ({ api, entity, name: interfaceName(entity) })),
  );
  if (chosen.length === 0) return 'export {};\n';
  const schemas = chosen.map(({ api, entity }) => schemaTypeName(apis, api.name, entity.name));
  const texts = chosen.map(({ api, entity, name }, index) => {
    const select = objectAt(entity.extension, 'select');
    const schema = schemas[index] ?? '';
    const members = ['members', 'via', 'prefix'].map((each) => member(each, [textAt(select, each)]));
    return [
      comment([`The way to the fields of a {@link ${schema}}.`]),
      `export interface ${name} extends EntityFields {\n  readonly entity: ${schema};\n${members.join('')}}\n\n`,
      comment([
        `A {@link ${schema}} with the fields of these qualified names, and maybe those of the optional ones.`,
      ]),
      `export type ${aliasName(api, entity)}<TName extends string, TOptional extends string = never> = EntityAskedFor<${name}, TName, TOptional>;\n`,
    ].join('');
  });
  return [
    `import type { EntityAskedFor, EntityFields } from '../spec/field-inference.ts';\n`,
    `import type { ${[...new Set(schemas)].sort().join(', ')} } from './schemas.gen.ts';\n\n`,
    texts.join('\n'),
  ].join('');
}

/** Returns true for a call whose configuration names fields of the entities in its answer. */
export function namesFields(api: ApiModel, operation: OperationModel): boolean {
  return wayName(api, operation) !== undefined;
}

/** The interface in `entity-fields` that belongs to the answer of such a call. */
export function wayName(api: ApiModel, operation: OperationModel): string | undefined {
  const { selects, sets } = operation.extension;
  const entity = isObject(selects) || isObject(sets) ? entityIn(api, operation) : undefined;
  return entity && interfaceName(entity);
}

/** The type that says which members of a configuration name fields, and where the entities of the answer are. */
export function fieldsText(api: ApiModel, operation: OperationModel): string {
  const way = wayName(api, operation);
  if (way === undefined) return '';
  const { selects, sets } = operation.extension;
  const groups = textAt(operation.items, 'groups');
  const members = isObject(selects)
    ? [
        ...['required', 'optional'].map((name) => member(name, [textAt(selects, name)])),
        selects['others'] === true
          ? '  readonly others: true;\n'
          : member('others', textsAt(selects, 'others')),
        ...(groups === '' ? [] : [member('groups', [groups])]),
      ]
    : ['object', 'values', 'as'].map((name) => member(name, [textAt(sets, name)]));
  const at = [...membersToEntity(operation.shape, way)].sort();
  return [
    comment([`The fields in configuration and answer of {@link ${operation.id}}.`]),
    `export interface ${typeName(operation)}Fields extends ${way} {\n${members.join('')}${member('at', at)}}\n\n`,
  ].join('');
}

function member(name: string, values: readonly string[]): string {
  const texts = values.filter((value) => value !== '').map((value) => `'${value}'`);
  return `  readonly ${name}: ${texts.length === 0 ? 'never' : texts.join(' | ')};\n`;
}

/** The name of an entity with fields: `RecordWith` where its title is `Record`. */
function aliasName({ schemas }: ApiModel, { name }: EntityModel): string {
  return `${pascalCase(textAt(schemas[name], 'title') || name)}With`;
}

function interfaceName({ name }: { readonly name: string }): string {
  return `${name}Fields`;
}

function isSelected({ extension }: EntityModel): boolean {
  return isObject(extension['select']);
}

/** The entity in an answer whose fields are selected by name; none where several kinds of them are. */
function entityIn(api: ApiModel, { shape }: OperationModel): EntityModel | undefined {
  const names = entitiesIn(shape);
  const found = api.entities.filter((entity) => isSelected(entity) && names.has(entity.name));
  return found.length === 1 ? found[0] : undefined;
}

function entitiesIn(shape: Shape): ReadonlySet<string> {
  if (shape.kind === 'entity') return new Set([shape.entity]);
  return new Set(inner(shape).flatMap(([, each]) => [...entitiesIn(each)]));
}

/** Names of the members on the way to the entities. */
function membersToEntity(shape: Shape, way: string): ReadonlySet<string> {
  const found = inner(shape).flatMap(([name, each]) => {
    const leads = [...entitiesIn(each)].some((entity) => interfaceName({ name: entity }) === way);
    return leads ? [...(name === undefined ? [] : [name]), ...membersToEntity(each, way)] : [];
  });
  return new Set(found);
}

/** The shapes inside a shape, by their members. */
function inner(shape: Shape): readonly (readonly [member: string | undefined, shape: Shape])[] {
  if (shape.kind === 'object') return Object.entries(shape.members);
  if (shape.kind === 'list') return [[undefined, shape.items]];
  return shape.kind === 'map' ? [[undefined, shape.values]] : [];
}
