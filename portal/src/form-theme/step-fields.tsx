import { toFieldPathId } from '@rjsf/utils';
import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import type { CSSProperties } from 'react';
import { contextOf } from './form-context.ts';

/** The fields of a step in twelfths. Hidden fields are not rendered at all. */
export function StepFields(props: FieldProps) {
  const { schema, uiSchema, formData, errorSchema, fieldPathId, onChange, onBlur, onFocus, registry } = props;
  const { SchemaField } = registry.fields;
  const { fields } = contextOf(registry);
  if (SchemaField === undefined) return null;
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {})
        .filter(([name]) => fields[name]?.visible !== false)
        .map(([name, property]) => (
          <div key={name} className="fields-cell" style={widthOf(fields[name]?.width)}>
            <SchemaField
              name={name}
              // A compiled field has no schema that is just true or false.
              schema={property as RJSFSchema}
              uiSchema={uiSchema?.[name]}
              formData={formData?.[name]}
              fieldPathId={toFieldPathId(name, registry.globalFormOptions, fieldPathId.path)}
              onChange={onChange}
              onBlur={onBlur}
              onFocus={onFocus}
              registry={registry}
              {...errorsOf(errorSchema, name)}
            />
          </div>
        ))}
    </div>
  );
}

/** A member that is not there is none, not an undefined one. */
function errorsOf(errors: ErrorSchema | undefined, name: string): { readonly errorSchema?: ErrorSchema } {
  const found = errors?.[name];
  return found === undefined ? {} : { errorSchema: found };
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width = 12) => ({ '--width': width }) as CSSProperties;
