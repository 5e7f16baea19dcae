import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps, FormContext } from './form-context.ts';
import { useSuggestions } from './suggestions.ts';
import type { Suggestion, Suggestions } from './suggestions.ts';
import './search-input.css';

/** A text with suggestions, by the pattern of a combobox. What is typed is the answer, whether it was suggested or not. */
export function SearchInput(props: ControlProps) {
  const { id, name, field, value, onChange } = props;
  const { page, onAnswer } = useFormContext();
  const [asked, setAsked] = useState<string>();
  const [at, setAt] = useState(-1);
  const found = useSuggestions(asked, field.suggest);
  const list = asked === undefined ? [] : found.list;
  const isOpen = list.length > 0;
  const close = () => {
    setAsked(undefined);
    setAt(-1);
  };
  const choose = ({ value: answer, fills }: Suggestion) => {
    close();
    onChange(answer);
    for (const [other, filled] of Object.entries(fills)) onAnswer(other, filled);
  };
  const type = (text: string) => {
    setAt(-1);
    setAsked(text);
    onChange(text === '' ? undefined : text);
  };
  const press = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, list.length);
    const chosen = list[at];
    if (!isOpen || (next === undefined && event.key !== 'Enter' && event.key !== 'Escape')) return;
    if (event.key === 'Enter' && chosen === undefined) return;
    event.preventDefault();
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else close();
  };
  return (
    <div className="search-field">
      <input
        {...controlAttributes(props)}
        className="control"
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && at >= 0 ? `${id}-option-${at}` : undefined}
        autoComplete={field.autocomplete}
        spellCheck={false}
        maxLength={field.maxLength}
        readOnly={field.readOnly}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={field.label} hidden={!isOpen}>
        {list.map((suggestion, index) => (
          <li
            key={suggestion.label}
            id={`${id}-option-${index}`}
            ref={index === at ? intoView : undefined}
            role="option"
            aria-selected={index === at}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.label}
          </li>
        ))}
      </ul>
      <p className="hidden-visually" role="status">
        {asked === undefined ? null : newsOf(found, page.text)}
      </p>
    </div>
  );
}

/** Scrolls the list, never the page. */
function intoView(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (option === null || list === null || list === undefined) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}

/** The place that a key leads to; undefined for a key that leads nowhere. -1 is the text itself. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return undefined;
}

/** What a screen reader says about the suggestions. */
function newsOf({ state, list }: Suggestions, text: FormContext['page']['text']): string | null {
  if (state === 'failed') return text('search.failed');
  if (state !== 'ready') return null;
  return list.length === 0 ? text('search.none') : text('search.found', { count: list.length });
}
