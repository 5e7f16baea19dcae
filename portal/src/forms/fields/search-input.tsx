import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps, FormContext } from './form-context.ts';
import { useSuggestions } from './suggestions.ts';
import type { Suggestion, Suggestions } from './suggestions.ts';
import './search-input.css';

/** A text with suggestions, by the pattern of a combobox. What is typed is the answer, whether it was suggested or not. */
export function SearchInput(props: ControlProps) {
  const { id, name, field, value } = props;
  const { page } = useFormContext();
  const { found, list, at, choose, type, press, close } = useChoosing(props);
  const isOpen = list.length > 0;
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
      <SuggestionList id={id} label={field.label} list={list} at={at} onChoose={choose} />
      <p className="hidden-visually" role="status">
        {found === undefined ? null : newsOf(found, page.text)}
      </p>
    </div>
  );
}

/** What is suggested, the place in it, and what keys and presses do. */
function useChoosing({ name, field, onChange }: ControlProps) {
  const { answers, began, filled, onAnswer } = useFormContext();
  const [asked, setAsked] = useState<string>();
  const [at, setAt] = useState(-1);
  const found = useSuggestions(asked, field.suggest);
  const list = asked === undefined ? [] : found.list;
  const close = () => {
    setAsked(undefined);
    setAt(-1);
  };
  const choose = ({ value: answer, fills }: Suggestion) => {
    close();
    onChange(answer);
    filled.set(name, fills);
    for (const [other, given] of Object.entries(fills)) onAnswer(other, given);
  };
  const type = (text: string) => {
    setAt(-1);
    setAsked(text);
    onChange(text === '' ? undefined : text);
    // What belongs to the suggestion is not true of another text.
    for (const [other, given] of Object.entries(filled.get(name) ?? {}))
      if (given !== undefined && answers[other] === given) onAnswer(other, began[other]);
    filled.delete(name);
  };
  const press = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, list.length);
    const chosen = event.key === 'Enter' ? list[at] : undefined;
    const isClosed = list.length > 0 && event.key === 'Escape';
    if (list.length === 0 || (next === undefined && chosen === undefined && !isClosed)) return;
    event.preventDefault();
    if (next !== undefined) setAt(next);
    else if (chosen === undefined) close();
    else choose(chosen);
  };
  return { found: asked === undefined ? undefined : found, list, at, choose, type, press, close };
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly list: readonly Suggestion[];
  /** The place of the one that the keys lead to. */
  readonly at: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The list below the text, which keeps the focus: its keys lead through the list. */
function SuggestionList({ id, label, list, at, onChoose }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      {...(list.length === 0 ? { hidden: true } : { 'aria-label': label })}
    >
      {list.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text above takes the keys
        <div
          key={suggestion.label}
          id={`${id}-option-${index}`}
          ref={index === at ? intoView : undefined}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.label}
        </div>
      ))}
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
