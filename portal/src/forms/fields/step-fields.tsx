import type { ComponentType, CSSProperties } from 'react';
import type { Field } from '../../../screen-language/generated/screen-config.gen.ts';
import type { StepSchema } from '../../../screen-language/model/model.ts';
import { lazyComponent, Spinner } from '../../ui/index.ts';
import type { AnswerCheckProps } from './answer-check.tsx';
import { Checkboxes, Consent, RadioGroup, SelectInput } from './choice-widgets.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldIdOf, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';
import type { MemberProps } from './field-group.tsx';
import { NumberInput, PasswordInput, TextArea, TextInput } from './typed-widgets.tsx';
import './form.css';

/** Few fields have one. */
const AnswerCheck = lazyComponent<AnswerCheckProps>(
  async () => (await import('./answer-check.tsx')).AnswerCheck,
);
const FormattedText = lazyComponent(
  async () => (await import('../../page/formatted-text.tsx')).FormattedText,
);
const HostedField = lazyComponent(async () => (await import('./hosted-field.tsx')).HostedField, Spinner);
const FieldGroup = lazyComponent(async () => (await import('./field-group.tsx')).FieldGroup, Spinner);
const LateChoices = lazyComponent(async () => (await import('./late-choices.tsx')).LateChoices, Spinner);
const FilesInput = lazyComponent(async () => (await import('./files-input.tsx')).FilesInput, Spinner);

/** Fetches the code of texts above questions. Where it does not come, the form asks for it again when it is shown. */
export const loadIntros = (): Promise<void> => FormattedText.load().catch(() => undefined);

/** One control per kind of field, by the name that screen configs use. */
const controls: { readonly [kind in Exclude<Field['as'], 'group'>]: ComponentType<ControlProps> } = {
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
  const { fields, answers, onAnswer } = useFormContext();
  return (
    <div className="fields">
      {Object.keys(schema.properties ?? {}).map((name) => {
        const field = fields[name];
        return field?.visible ? (
          <FieldCell
            key={name}
            name={name}
            field={field}
            value={answers[name]}
            onChange={(answer) => onAnswer(name, answer)}
          />
        ) : null;
      })}
    </div>
  );
}

/** A question in its width; those inside of a group are shown by it, too. */
function FieldCell({ name, field, value, onChange }: MemberProps) {
  const { step, errors, page } = useFormContext();
  const id = fieldIdOf(step, name);
  const control = { id, name, field, value, error: errors[name], onChange };
  return (
    <div className="fields-cell" style={widthOf(field.width)}>
      {field.intro === undefined ? null : <FormattedText text={field.intro} page={page} />}
      <FieldFrame id={id} field={field} error={errors[name]}>
        <FieldControl {...control} />
        {field.check === undefined ? null : <AnswerCheck id={id} name={name} check={field.check} />}
      </FieldFrame>
    </div>
  );
}

function FieldControl(props: ControlProps) {
  const { kind, group, awaits } = props.field;
  if (group !== undefined) return <FieldGroup {...props} group={group} Member={FieldCell} />;
  if (kind === 'group') return null;
  const Control = controls[kind];
  if (awaits !== undefined) return <LateChoices {...props} awaits={awaits} Control={Control} />;
  return <Control {...props} />;
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width: number) => ({ '--width': width }) as CSSProperties;
