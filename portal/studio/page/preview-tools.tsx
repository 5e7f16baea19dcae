import type { FormEvent } from 'react';
import type { TypedPath } from './preview-state.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Values and what they are called. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** One of many. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps<TValue extends string> {
  readonly label: string;
  readonly value: TValue;
  readonly options: Readonly<Record<TValue, string>>;
  readonly onChange: (value: TValue) => void;
}

/** One of few, all in sight. */
export function Switch<TValue extends string>({ label, value, options, onChange }: SwitchProps<TValue>) {
  const names = Object.keys(options) as TValue[]; // the keys of the record
  return (
    <div className="switch" role="group" aria-label={label}>
      {names.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {options[option]}
        </button>
      ))}
    </div>
  );
}

interface PreviewAddressProps {
  readonly typed: TypedPath;
  readonly route: string | undefined;
}

/** The address inside the portal, which may be another example of the same route, or another page. */
export function PreviewAddress({ typed: { path, go }, route }: PreviewAddressProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('path');
    if (typeof text === 'string' && text !== '') go(text);
  };
  return (
    <form className="preview-address" key={path} onSubmit={send}>
      <input
        name="path"
        aria-label="Address in the portal"
        defaultValue={path}
        placeholder={route}
        spellCheck={false}
        autoComplete="off"
      />
      <button type="submit">Go</button>
    </form>
  );
}
