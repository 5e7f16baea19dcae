import type { ComponentType, CSSProperties } from 'react';
import type { Field } from '../../../screen-language/generated/screen-config.gen.ts';
import type { StepSchema } from '../../../screen-language/model/model.ts';
import { lazyComponent, Spinner } from '../../ui/index.ts';
import type { AnswerCheckProps } from './answer-check.tsx';
import { Checkboxes, Consent, RadioGroup, SelectInput } from './choice-widgets.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldIdOf, useFormContext } from './form-context.ts';
import type { ControlProps, FieldView } from './form-context.ts';
import { NumberInput, PasswordInput, TextArea, TextInput } from './typed-widgets.tsx';
import './form.css';

/** Few fields have one. */
const AnswerCheck = lazyComponent<AnswerCheckProps>(
  async () => (await import('./answer-check.tsx')).AnswerCheck,
);
const HostedField = lazyComponent(async () => (await import('./hosted-field.tsx')).HostedField, Spinner);
const FilesInput = lazyComponent(async () => (await import('./files-input.tsx')).FilesInput, Spinner);

/** One control per kind of field, by the name that screen configs use. */
const controls: { readonly [kind in Field['as']]: ComponentType<ControlProps> } = {
  text: TextInput,
  textarea: TextArea,
  email: TextInput,
  tel: TextInput,
  password: PasswordInput,
  number: NumberInput,
  zip: TextInput,
  date: TextInput,
  otp: TextInput,
  select: SelectInput,
  radio: RadioGroup,
  checkboxes: Checkboxes,
  consent: Consent,
  files: FilesInput,
  'hosted-card': HostedField,
  'hosted-bank': HostedField,
};

/** The fields of a step in twelfths, in the order of its schema. Hidden fields are not rendered at all. */
export function StepFields({ schema }: { readonly schema: Pick<StepSchema, 'properties'> }) {
  const { fields } = useFormContext();
  return (
    <div className="fields">
      {Object.keys(schema.properties ?? {}).map((name) => {
        const field = fields[name];
        return field?.visible ? (
          <div key={name} className="fields-cell" style={widthOf(field.width)}>
            <StepField name={name} field={field} />
          </div>
        ) : null;
      })}
    </div>
  );
}

function StepField({ name, field }: { readonly name: string; readonly field: FieldView }) {
  const { step, answers, errors, onAnswer } = useFormContext();
  const id = fieldIdOf(step, name);
  const error = errors[name];
  const Control = controls[field.kind];
  return (
    <FieldFrame id={id} field={field} error={error}>
      <Control
        id={id}
        name={name}
        field={field}
        value={answers[name]}
        error={error}
        onChange={(answer) => onAnswer(name, answer)}
      />
      {field.check === undefined ? null : <AnswerCheck id={id} name={name} check={field.check} />}
    </FieldFrame>
  );
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width: number) => ({ '--width': width }) as CSSProperties;
