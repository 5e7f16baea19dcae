import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { resolved, variantsOf } from '../editing/language-schema.ts';
import type { LanguageSchema, Property } from '../editing/language-schema.ts';
import { pointerOf } from '../editing/outline.ts';
import { nameOfProperty } from '../editing/property-names.ts';
import { starterOf } from '../editing/starters.ts';
import { arranged } from '../editing/usual-properties.ts';
import { Picker } from './picker.tsx';
import { PropertyRow } from './property-row.tsx';
import { useScreen } from './screen-context.ts';

interface PropertyListProps {
  readonly path: JsonPath;
  readonly schema: LanguageSchema;
  readonly properties: readonly Property[];
  readonly value: unknown;
}

/** The properties of a thing: those that are usual or set, and a way to all others that are allowed here. */
export function PropertyList({ path, schema, properties, value }: PropertyListProps) {
  const { set, schema: root } = useScreen();
  const kind = valueAt(value, ['as']);
  const { shown, others } = arranged(
    properties,
    schema.title ?? '',
    typeof kind === 'string' ? kind : undefined,
  );
  const add = (name: string) => {
    const property = others.find((one) => one.name === name);
    if (property !== undefined) set([...path, name], starterOf(property.schema, root));
  };
  return (
    <>
      <div className="properties">
        {shown.map((property) => (
          <PropertyInput
            key={property.name}
            property={property}
            path={[...path, property.name]}
            value={valueAt(value, [property.name])}
            owner={schema}
          />
        ))}
      </div>
      {others.length === 0 ? null : (
        <Picker
          label="Set something else"
          value=""
          placeholder="Set something else …"
          offers={others.map(({ name, schema: { description } }) => ({
            value: name,
            kind: nameOfProperty(name),
            ...(description !== undefined && { description: description.replaceAll('`', '') }),
          }))}
          onPick={add}
          isAdding
        />
      )}
    </>
  );
}

interface PropertyInputProps {
  readonly property: Property;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly owner: LanguageSchema;
}

function PropertyInput({ property, path, value, owner }: PropertyInputProps) {
  const { name, isRequired, isSet } = property;
  const { set, diagnostics, configPath, schema: root, Value } = useScreen();
  const schema = resolved(property.schema, root);
  const pointer = pointerOf(path);
  const label = nameOfProperty(name);
  const isNested = isNestedValue(schema, root);
  return (
    <PropertyRow
      label={label}
      description={schema.description}
      isRequired={isRequired}
      onClear={isSet && !isRequired ? () => set(path, undefined) : undefined}
      isWide={isNested}
      diagnostics={diagnostics.filter(
        (one) =>
          one.file === configPath &&
          (one.pointer === pointer || (isNested && one.pointer.startsWith(`${pointer}/`))),
      )}
    >
      {(describedBy) => (
        <Value
          label={label}
          path={path}
          value={value}
          schema={schema}
          owner={owner}
          describedBy={describedBy}
        />
      )}
    </PropertyRow>
  );
}

function isNestedValue(schema: LanguageSchema, root: LanguageSchema): boolean {
  const variants = variantsOf(schema, root);
  if (variants.length > 0) return variants.some((one) => isNestedValue(one, root));
  const isPlain = schema.enum !== undefined || schema.const !== undefined;
  return (
    !isPlain && ['array', 'object', undefined].some((type) => type === [schema.type ?? 'object'].flat()[0])
  );
}
