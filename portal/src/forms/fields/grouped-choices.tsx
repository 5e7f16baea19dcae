import { Checkboxes, RadioGroup } from './choice-widgets.tsx';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { Choice, ControlProps } from './form-context.ts';
import './grouped-choices.css';

/** Options below headings, in the order in which the headings come first; those without one stand above them. */
export function GroupedChoices(props: ControlProps) {
  const { id, field } = props;
  const groups = groupsOf(field.choices);
  if (field.kind === 'select') return <GroupedSelect {...props} groups={groups} />;
  const Control = field.kind === 'checkboxes' ? Checkboxes : RadioGroup;
  return (
    <div className="choice-groups">
      {groups.map(({ heading, choices }, at) => {
        const first = at === 0 ? id : `${id}-in-${at}`;
        const label = `${id}-heading-${at}`;
        const control = <Control {...props} id={first} field={{ ...field, choices }} />;
        if (heading === undefined) return <div key="">{control}</div>;
        return (
          <div key={heading} role="group" aria-labelledby={label}>
            <p className="choice-heading" id={label}>
              {heading}
            </p>
            {control}
          </div>
        );
      })}
    </div>
  );
}

interface ChoiceGroup {
  readonly heading: string | undefined;
  readonly choices: readonly Choice[];
}

function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const alone = choices.filter(({ heading }) => heading === undefined);
  const headings = [...new Set(choices.flatMap(({ heading }) => heading ?? []))];
  return [
    ...(alone.length === 0 ? [] : [{ heading: undefined, choices: alone }]),
    ...headings.map((heading) => ({
      heading,
      choices: choices.filter((choice) => choice.heading === heading),
    })),
  ];
}

function GroupedSelect({ groups, ...props }: ControlProps & { readonly groups: readonly ChoiceGroup[] }) {
  const { id, name, field, value, onChange } = props;
  const { formTexts } = useFormContext();
  const optionsOf = ({ choices }: ChoiceGroup) =>
    choices.map((choice) => (
      <option key={choice.value} value={choice.value} lang={choice.lang}>
        {choice.label}
      </option>
    ));
  return (
    <select
      {...controlAttributes(props)}
      className="control"
      id={id}
      name={name}
      autoComplete={field.autocomplete}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{formTexts.choose}</option>
      {groups.map((group) =>
        group.heading === undefined ? (
          optionsOf(group)
        ) : (
          <optgroup key={group.heading} label={group.heading}>
            {optionsOf(group)}
          </optgroup>
        ),
      )}
    </select>
  );
}
