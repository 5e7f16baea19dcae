import type { ComponentType, CSSProperties } from 'react';
import type { Field } from '../../../screen-language/generated/screen-config.gen.ts';
import type { FieldModel, StepModel, StepSchema } from '../../../screen-language/model/model.ts';
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
/** As high as a group without entries, so that nothing moves when it comes. */
const WaitingGroup = () => (
  <div className="group-waiting">
    <Spinner />
  </div>
);

const FieldGroup = lazyComponent(async () => (await import('./field-group.tsx')).FieldGroup, WaitingGroup);
const LateChoices = lazyComponent(async () => (await import('./late-choices.tsx')).LateChoices, Spinner);
const SlotPicker = lazyComponent(async () => (await import('./slot-picker.tsx')).SlotPicker, Spinner);
const SearchInput = lazyComponent(async () => (await import('./search-input.tsx')).SearchInput, Spinner);
const RareInput = lazyComponent(async () => (await import('./rare-inputs.tsx')).RareInput, Spinner);
const GroupedChoices = lazyComponent(
  async () => (await import('./grouped-choices.tsx')).GroupedChoices,
  Spinner,
);
const FilesInput = lazyComponent(async () => (await import('./files-input.tsx')).FilesInput, Spinner);

/** Controls with code of their own that take their room at once: what is below would move if they came later. */
const rareControls = {
  'yes-no': RareInput,
  time: RareInput,
  month: RareInput,
  money: RareInput,
  rating: RareInput,
  slot: SlotPicker,
  search: SearchInput,
};

/** The code that the questions of a form need before it is shown. */
export function rareCodeOf(steps: readonly StepModel[]): readonly (() => Promise<unknown>)[] {
  const loads = steps
    .flatMap(({ fields }) => fields)
    .flatMap((field: FieldModel) => [
      ...(field.intro === true ? [FormattedText.load] : []),
      ...(isGrouped(field) ? [GroupedChoices.load] : []),
      ...(isRare(field.as) ? [rareControls[field.as].load] : []),
      ...(field.awaits ? [LateChoices.load] : []),
    ]);
  return [...new Set(loads)];
}

const isRare = (kind: string): kind is keyof typeof rareControls => Object.hasOwn(rareControls, kind);

const isGrouped = ({ groups, options }: FieldModel) =>
  groups !== undefined || (typeof options === 'object' && 'groupBy' in options);

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
  ...rareControls,
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
  const isGrouped = props.field.choices.some(({ heading }) => heading !== undefined);
  const Control = isGrouped ? GroupedChoices : controls[kind];
  if (awaits !== undefined) return <LateChoices {...props} awaits={awaits} Control={Control} />;
  return <Control {...props} />;
}

/** React types no custom properties; the style sheet reads this one. */
const widthOf = (width: number) => ({ '--width': width }) as CSSProperties;
