import type { FieldProps, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

/** What a control is given. */
export interface ControlProps extends Pick<
  WidgetProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'registry'
> {
  readonly disabled: boolean | undefined;
  readonly rawErrors: readonly string[] | undefined;
}

/** A field that is one control. The library's own fields would find out by the schema what the kind says at once. */
export function fieldOf(Control: ComponentType<ControlProps>): ComponentType<FieldProps> {
  return function ValueField({ fieldPathId, formData, onChange, ...props }) {
    const { name, onBlur, rawErrors, registry, disabled } = props;
    return (
      <Control
        id={fieldPathId.$id}
        name={name}
        value={formData}
        onChange={(value) => onChange(value, fieldPathId.path)}
        onBlur={onBlur}
        rawErrors={rawErrors}
        registry={registry}
        disabled={disabled}
      />
    );
  };
}
