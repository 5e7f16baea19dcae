import { Fragment } from 'react';
import { bringIntoView, Icon, Notice } from '../../ui/index.ts';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';

/** One of many, in the browser's own list. */
export function SelectInput(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  const { formTexts } = useFormContext();
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
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** One of a few. */
export function RadioGroup(props: ControlProps) {
  const { value, onChange } = props;
  return <Choices {...props} type="radio" isChosen={(one) => one === value} choose={onChange} />;
}

/** Any of a few. */
export function Checkboxes(props: ControlProps) {
  const { value, onChange } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (wanted: string) => {
    const others = chosen.filter((one) => one !== wanted);
    const next = others.length === chosen.length ? [...chosen, wanted] : others;
    onChange(next.length === 0 ? undefined : next);
  };
  return <Choices {...props} type="checkbox" isChosen={(one) => chosen.includes(one)} choose={toggle} />;
}

interface ChoicesProps extends ControlProps {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: string) => boolean;
  readonly choose: (value: string) => void;
}

/** The buttons or boxes of a question. The first one carries the field's id, so that links to the field land on it. */
function Choices({ type, isChosen, choose, ...props }: ChoicesProps) {
  const { id, name, field } = props;
  return (
    <div className="choices">
      {field.choices.map((choice, index) => (
        <Fragment key={choice.value}>
          <label className="choice">
            <input
              {...controlAttributes(props)}
              {...(type === 'checkbox' && { 'aria-required': undefined })}
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              name={name}
              value={choice.value}
              checked={isChosen(choice.value)}
              onChange={() => choose(choice.value)}
            />
            <span lang={choice.lang}>{choice.label}</span>
            {choice.icon && <Icon name={choice.icon} />}
          </label>
          {choice.notice !== undefined && isChosen(choice.value) ? (
            <div ref={bringIntoView}>
              <Notice tone="warning" role="alert">
                {choice.notice}
              </Notice>
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

/** One box that is never ticked for the customer. Taking the tick away is no answer, not a "no". */
export function Consent(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  return (
    <label className="choice">
      <input
        {...controlAttributes(props)}
        id={id}
        name={name}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
      <span>{field.label}</span>
    </label>
  );
}
