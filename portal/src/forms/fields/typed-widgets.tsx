import { useState } from 'react';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';

/** Attributes that tell the browser of a typed kind. */
interface InputLook {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
}

const looks: { readonly [kind: string]: InputLook } = {
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
  zip: { inputMode: 'numeric' },
  otp: { inputMode: 'numeric' },
  date: { type: 'date' },
  time: { type: 'time' },
  money: { inputMode: 'decimal' },
};

/** Returns the answer of a text: undefined for an empty one, so that it is never taken for an answer. */
const answerOf = (text: string) => (text === '' ? undefined : text);

/** One line of text of any kind. */
export function TextInput(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  const look = looks[field.kind] ?? {};
  return (
    <input
      {...controlAttributes(props)}
      className="control"
      data-kind={field.kind}
      id={id}
      name={name}
      type={look.type ?? 'text'}
      inputMode={look.inputMode}
      autoComplete={field.autocomplete}
      autoCapitalize={field.kind === 'text' && field.autocomplete === 'on' ? undefined : 'none'}
      spellCheck={field.kind === 'text' && field.autocomplete === 'on' ? undefined : false}
      readOnly={field.readOnly}
      min={field.min}
      max={field.max}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(event) => onChange(answerOf(event.target.value))}
    />
  );
}

/** A number, shown as it was typed for as long as that is the answer: `1.50` does not become `1.5` under the cursor. */
export function NumberInput(props: ControlProps) {
  const [typed, setTyped] = useState('');
  const { value, onChange } = props;
  const answer = (given: unknown) => {
    const text = typeof given === 'string' ? given : '';
    setTyped(text);
    onChange(numberOf(text));
  };
  return <TextInput {...props} value={numberOf(typed) === value ? typed : value} onChange={answer} />;
}

/** Returns the number that was typed. Any other text stays text, so that the rule can say so and nothing typed is lost. */
function numberOf(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  return /^\s*-?(\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : text;
}

/** A password that can be looked at; pasting and password managers work. */
export function PasswordInput(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  const { formTexts } = useFormContext();
  const [isShown, setShown] = useState(false);
  return (
    <div className="control-group">
      <input
        {...controlAttributes(props)}
        className="control"
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={field.autocomplete}
        autoCapitalize="none"
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(answerOf(event.target.value))}
      />
      <button type="button" className="control-toggle" aria-controls={id} onClick={() => setShown(!isShown)}>
        {isShown ? formTexts.hidePassword : formTexts.showPassword}
      </button>
    </div>
  );
}

/** Several lines of text. */
export function TextArea(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  return (
    <textarea
      {...controlAttributes(props)}
      className="control"
      id={id}
      name={name}
      rows={field.rows ?? 6}
      readOnly={field.readOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(answerOf(event.target.value))}
    />
  );
}
