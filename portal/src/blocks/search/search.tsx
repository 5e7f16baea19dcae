import { Fragment, useId, useRef, useState } from 'react';
import type { SearchBlock as SearchConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Card, Icon } from '../../ui/index.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import './search.css';

/** The form of an answer, by kind. */
const kinds = {
  zip: { form: /^\d{5}$/, autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 5 },
} as const;

/** One question whose answer goes into the address. An answer of another form is reported, also one out of the address. */
export function SearchBlock({ block, page }: BlockProps<SearchConfig>) {
  const given = page.value(`route.query.${block.query}`);
  const prefill = block.prefill === undefined ? undefined : page.value(block.prefill);
  const start = [given, prefill].find((value) => typeof value === 'string' && value !== '');
  const Sheet = block.dense ? Fragment : Card;
  return (
    <Sheet>
      {/* A new address, or a prefill that comes late, begins the question anew. */}
      <Question key={String(start)} block={block} page={page} given={given} start={String(start ?? '')} />
    </Sheet>
  );
}

interface QuestionProps extends BlockProps<SearchConfig> {
  readonly given: unknown;
  readonly start: string;
}

function Question({ block, page, given, start }: QuestionProps) {
  const { name, query } = block;
  const { form, ...rest } = kinds[block.as];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [isRefused, setRefused] = useState(typeof given === 'string' && !form.test(given));
  const hint = page.optionalText(`blocks.${name}.hint`);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    const isRight = form.test(answer);
    setRefused(!isRight);
    if (isRight) page.search({ ...givenIn(page), [query]: answer });
    else input.current?.focus();
  };
  const described = [hint === undefined ? [] : [`${id}-hint`], isRefused ? [`${id}-error`] : []].flat();
  return (
    <form
      className="search"
      role="search"
      noValidate
      onSubmit={send}
      data-invalid={isRefused || undefined}
      data-dense={block.dense}
    >
      <label htmlFor={id}>{page.text(`blocks.${name}.label`)}</label>
      {hint === undefined ? null : (
        <p className="search-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Wrong id={`${id}-error`}>{isRefused ? page.text(`blocks.${name}.error`) : undefined}</Wrong>
      <div className="search-row">
        <input
          {...rest}
          id={id}
          ref={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={isRefused || undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        <Button type="submit" look={start === '' ? 'primary' : 'secondary'}>
          {page.text(`blocks.${name}.button`)}
        </Button>
      </div>
    </form>
  );
}

/** All that stands behind the ? already, such as a friend's code, which stays there. It has texts alone. */
const givenIn = (page: BlockPage) =>
  page.value('route.query') as Readonly<Record<string, string>> | undefined;

interface WrongProps {
  readonly id: string;
  readonly children: string | undefined;
}

/** The error of an answer, with its sign; empty, and there to be announced, while there is none. */
const Wrong = ({ id, children }: WrongProps) => (
  <p className="search-error" id={id} role="alert">
    {children === undefined ? null : <Icon name="error" />}
    {children}
  </p>
);
