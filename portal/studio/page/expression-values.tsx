import { useState } from 'react';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { freeName } from '../editing/starters.ts';
import { useScreen } from './screen-context.ts';

interface TypedValueProps {
  readonly label: string;
  readonly path: JsonPath;
  readonly value: unknown;
  /** True for a value that is a text, also where it looks like a number. */
  readonly isText?: boolean;
  readonly isShort?: boolean;
}

/** A number or a text that is written into a value. It counts once it is whole. */
export function TypedValue({ label, path, value, isText = false, isShort = false }: TypedValueProps) {
  const { set } = useScreen();
  const [typed, setTyped] = useState<string>();
  const put = () => {
    setTyped(undefined);
    if (typed === undefined || typed === String(value)) return;
    set(path, !isText && /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);
  };
  return (
    <input
      className={isShort ? 'clause-input short-input' : 'clause-input'}
      aria-label={label}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={put}
      onKeyDown={({ key }) => key === 'Enter' && put()}
    />
  );
}

/** The values by what something is: one for each, and one for all others. */
export function PickedValues({ path, value }: Pick<TypedValueProps, 'path' | 'value'>) {
  const { set } = useScreen();
  const entries = Object.entries(valueAt(value, ['of']) ?? {});
  const names = entries.map(([name]) => name);
  const rename = (old: string, next: string) =>
    set([...path, 'of'], Object.fromEntries(entries.map(([name, one]) => [name === old ? next : name, one])));
  return (
    <>
      {entries.map(([name, one]) => (
        <span key={name} className="clause-value">
          <span className="expression-word">is</span>
          <OptionName name={name} onRename={(next) => rename(name, next)} />
          <span className="expression-word">:</span>
          <TypedValue label={`Value for ${name}`} path={[...path, 'of', name]} value={one} isShort />
          {entries.length < 2 ? null : (
            <button
              type="button"
              className="quiet"
              aria-label={`Take ${name} out`}
              onClick={() => set([...path, 'of', name], undefined)}
            >
              ×
            </button>
          )}
        </span>
      ))}
      <button type="button" className="add" onClick={() => set([...path, 'of', freeName('value', names)], 0)}>
        + …
      </button>
      <span className="expression-word">otherwise</span>
      <TypedValue
        label="Otherwise"
        path={[...path, 'otherwise']}
        value={valueAt(value, ['otherwise'])}
        isShort
      />
    </>
  );
}

function OptionName({
  name,
  onRename,
}: {
  readonly name: string;
  readonly onRename: (next: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const put = () => {
    setTyped(undefined);
    if (typed !== undefined && typed !== '' && typed !== name) onRename(typed);
  };
  return (
    <input
      className="clause-input short-input"
      aria-label={`Name of ${name}`}
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={put}
      onKeyDown={({ key }) => key === 'Enter' && put()}
    />
  );
}
