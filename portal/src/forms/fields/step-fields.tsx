import { toFieldPathId } from '@rjsf/utils';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { CSSProperties } from 'react';
import { lazyComponent } from '../../ui/index.ts';
import type { AnswerCheckProps } from './answer-check.tsx';
import { FieldFrame } from './field-frame.tsx';
import { contextOf } from './form-context.ts';

/** Few fields have one. */
const AnswerCheck = lazyComponent<AnswerCheckProps>(
  async () => (await import('./answer-check.tsx')).AnswerCheck,
);

/**
 * The fields of a step in twelfths. Hidden fields are not rendered at all. It stands in the place of the library's own
 * field for any schema, which finds out at every key what a compiled screen says at once.
 */
export function StepFields({ schema, ...form }: FieldProps) {
  const { fields } = contextOf(form.registry);
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {})
        .filter(([name]) => fields[name]?.visible !== false)
        .map(([name, property]) => (
          <div key={name} className="fields-cell" style={widthOf(fields[name]?.width)}>
            {/* A compiled field has no schema that is just true or false. */}
            <StepField {...form} name={name} schema={property as RJSFSchema} />
          </div>
        ))}
    </div>
  );
}

/** One field of a step; all other props are those of the step. */
function StepField({ name, ...form }: FieldProps) {
  const { uiSchema, formData, errorSchema, fieldPathId, registry } = form;
  const field = contextOf(registry).fields[name];
  const Control = field === undefined ? undefined : registry.fields[field.kind];
  if (field === undefined || Control === undefined) return null;
  const { __errors: rawErrors, ...inside } = errorSchema?.[name] ?? {};
  const path = toFieldPathId(name, registry.globalFormOptions, fieldPathId.path);
  return (
    <FieldFrame id={path.$id} field={field} error={rawErrors?.[0]} registry={registry}>
      <Control
        {...form}
        name={name}
        uiSchema={uiSchema?.[name]}
        formData={formData?.[name]}
        fieldPathId={path}
        errorSchema={inside}
        {...(rawErrors !== undefined && { rawErrors })}
      />
      {field.check === undefined ? null : (
        <AnswerCheck
          id={path.$id}
          check={field.check}
          context={contextOf(registry)}
          onAnswer={(answer) => form.onChange(answer, path.path)}
        />
      )}
    </FieldFrame>
  );
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width = 12) => ({ '--width': width }) as CSSProperties;
