import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { Checkboxes, Consent, RadioGroup, SelectInput } from './choice-widgets.tsx';
import { FieldTemplate } from './field-template.tsx';
import { later } from './later.tsx';
import { ObjectFieldTemplate } from './object-field-template.tsx';
import { PasswordInput, TextArea, TextInput } from './typed-widgets.tsx';

const Nothing = () => null;
const HostedField = later(() => import('./hosted-field.tsx'));

/** The library's templates, replaced where it would show something of its own. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  BaseInputTemplate: TextInput,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
};

/** Kinds whose answer is an object. */
export const fields: RegistryFieldsType = {
  'hosted-card': HostedField,
  'hosted-bank': HostedField,
};

/** One widget per other kind of field, keyed by the name that screen configs use. */
export const widgets: RegistryWidgetsType = {
  text: TextInput,
  textarea: TextArea,
  email: TextInput,
  tel: TextInput,
  password: PasswordInput,
  number: TextInput,
  zip: TextInput,
  date: TextInput,
  otp: TextInput,
  select: SelectInput,
  radio: RadioGroup,
  checkboxes: Checkboxes,
  consent: Consent,
  files: later(() => import('./files-input.tsx')),
};
