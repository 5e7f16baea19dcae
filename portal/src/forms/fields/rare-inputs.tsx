import { useState } from 'react';
import { rowOf } from '../../i18n/index.ts';
import { formatValue } from '../../page/format-value.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { optionOf } from '../written-answer.ts';
import { RadioGroup } from './choice-widgets.tsx';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';
import { TextInput } from './typed-widgets.tsx';
import './rare-inputs.css';

/** A control that few forms have, by the kind of its field. */
export function RareInput(props: ControlProps) {
  switch (props.field.kind) {
    case 'money':
      return <MoneyInput {...props} />;
    case 'month':
      return <MonthInput {...props} />;
    case 'rating':
      return <Rating {...props} />;
    case 'yes-no':
      return <YesNo {...props} />;
    default:
      return <TextInput {...props} />;
  }
}

/** Yes or no, side by side. */
function YesNo({ value, onChange, ...props }: ControlProps) {
  const chosen = typeof value === 'boolean' ? optionOf(value) : undefined;
  return (
    <div className="yes-no">
      <RadioGroup {...props} value={chosen} onChange={(one) => onChange(one === 'yes')} />
    </div>
  );
}

/** An amount in cents, shown as it was typed for as long as that is the answer. */
function MoneyInput({ value, onChange, ...props }: ControlProps) {
  const { language } = useFormContext();
  const [typed, setTyped] = useState('');
  const whole = typeof value === 'number' ? formatValue(value, 'cents', language).replace(/^\D+/, '') : value;
  const answer = (given: unknown) => {
    const text = typeof given === 'string' ? given : '';
    setTyped(text);
    onChange(centsOf(text));
  };
  return (
    <div className="money">
      <span aria-hidden="true">$</span>
      <TextInput {...props} value={centsOf(typed) === value ? typed : whole} onChange={answer} />
    </div>
  );
}

/** Returns the cents of an amount. Any other text stays text, so that the rule can say so and nothing typed is lost. */
function centsOf(text: string): number | string | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (plain === '') return text.trim() === '' ? undefined : text;
  const [, dollars = '', cents = ''] = /^(\d{1,3}(?:,\d{3})*|\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  if (dollars === '') return text;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

const monthsOfYear = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month and its year. Half an answer is kept as it is: `2028-`. */
function MonthInput(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  const { language, page } = useFormContext();
  const [year = '', month = ''] = typeof value === 'string' ? value.split('-') : [];
  const names = new Intl.DateTimeFormat(rowOf(language).dates, { month: 'long', timeZone: 'UTC' });
  const answer = (next: string) => onChange(next === '-' ? undefined : next);
  const years = yearsOf(field);
  const setYear = (next: string) => answer(`${next}-${month}`);
  const monthNames = monthsOfYear.map(
    (one) => [one, names.format(new Date(`2000-${one}-01T00:00:00Z`))] as const,
  );
  const attributes = { ...controlAttributes(props), className: 'control' };
  return (
    <div className="month">
      <label>
        <span>{page.text('months.month')}</span>
        <List
          attributes={{ ...attributes, id, name: `${name}-month` }}
          value={month}
          options={monthNames}
          onChange={(next) => answer(`${year}-${next}`)}
        />
      </label>
      <label>
        <span>{page.text('months.year')}</span>
        {years === undefined ? (
          <input
            {...attributes}
            name={`${name}-year`}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={year}
            onChange={(event) => setYear(event.target.value.replace(/\D/g, ''))}
          />
        ) : (
          <List
            attributes={{ ...attributes, name: `${name}-year` }}
            value={year}
            options={years.map((one) => [one, one])}
            onChange={setYear}
          />
        )}
      </label>
    </div>
  );
}

interface ListProps {
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** The browser's own list. */
function List({ attributes, value, options, onChange }: ListProps) {
  return (
    <select {...attributes} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">–</option>
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The most years that are offered in a list. */
const mostYears = 60;

/** The years to choose from, where a first and a last month are given. */
function yearsOf({ min, max }: ControlProps['field']): readonly string[] | undefined {
  const [first, last] = [min, max].map((limit) => Number(String(limit).slice(0, 4)));
  if (first === undefined || last === undefined || !(last - first >= 0 && last - first < mostYears)) {
    return undefined;
  }
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** A number out of a few, from one end to the other. */
function Rating(props: ControlProps) {
  const { field, id, value, onChange } = props;
  const [low, high] = field.ends ?? ['', ''];
  const steps = Array.from({ length: Number(field.max ?? 5) }, (_, at) => at + 1);
  return (
    <div className="rating">
      <div className="rating-steps">
        {steps.map((step, at) => (
          <label key={step} className="pick">
            <input
              {...controlAttributes(props)}
              id={at === 0 ? id : `${id}-${at}`}
              type="radio"
              name={props.name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>
              {step}
              {at === 0 ? <VisuallyHidden>: {low}</VisuallyHidden> : null}
              {at === steps.length - 1 ? <VisuallyHidden>: {high}</VisuallyHidden> : null}
            </span>
          </label>
        ))}
      </div>
      <p className="rating-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}
