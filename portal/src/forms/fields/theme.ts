import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Field } from '../../../screen-language/generated/screen-config.gen.ts';
import { Checkboxes, Consent, RadioGroup, SelectInput } from './choice-widgets.tsx';
import { lazyComponent, Spinner } from '../../ui/index.ts';
import { StepFields } from './step-fields.tsx';
import { NumberInput, PasswordInput, TextArea, TextInput } from './typed-widgets.tsx';
import { fieldOf } from './value-field.tsx';

const HostedField = lazyComponent(async () => (await import('./hosted-field.tsx')).HostedField, Spinner);

const textField = fieldOf(TextInput);

/** One field per kind, keyed by the name that screen configs use, and the step that holds them. */
export const fields: Record<Field['as'] | 'SchemaField', ComponentType<FieldProps>> = {
  SchemaField: StepFields,
  text: textField,
  textarea: fieldOf(TextArea),
  email: textField,
  tel: textField,
  password: fieldOf(PasswordInput),
  number: fieldOf(NumberInput),
  zip: textField,
  date: textField,
  otp: textField,
  select: fieldOf(SelectInput),
  radio: fieldOf(RadioGroup),
  checkboxes: fieldOf(Checkboxes),
  consent: fieldOf(Consent),
  files: fieldOf(lazyComponent(async () => (await import('./files-input.tsx')).FilesInput, Spinner)),
  'hosted-card': HostedField,
  'hosted-bank': HostedField,
};
