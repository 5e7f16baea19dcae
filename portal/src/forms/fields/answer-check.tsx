import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerCheck as CheckRule } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Notice } from '../../ui/index.ts';
import './answer-check.css';
import { watchAnswer } from './answer-watch.ts';
import type { Finding } from './answer-watch.ts';
import { useFormContext } from './form-context.ts';
import type { FormContext } from './form-context.ts';

/** Props of {@link AnswerCheck}. */
export interface AnswerCheckProps {
  /** Id of the control whose answer is checked. */
  readonly id: string;
  /** Name of its field. */
  readonly name: string;
  readonly check: CheckRule & { readonly texts: string };
}

/** The org's opinion of an answer, shown at the field once it is left. It forbids nothing. */
export function AnswerCheck({ id, name, check }: AnswerCheckProps) {
  const { page, onAnswer, beforeSubmit } = useFormContext();
  const [finding, show] = useState<Finding>();
  const now = useRef({ check, page });
  useEffect(() => {
    now.current = { check, page };
  });
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement)) return undefined;
    const watch = watchAnswer(control, {
      check: (answer) => findOut(answer, control.validity.typeMismatch, now.current),
      show,
    });
    const removeGuard = beforeSubmit(name, watch.guard);
    return () => {
      watch.end();
      removeGuard();
    };
  }, [id, name, beforeSubmit]);
  const take = (suggestion: string) => {
    show(undefined);
    onAnswer(name, suggestion);
    document.getElementById(id)?.focus();
  };
  return (
    <div role="status" className="answer-check">
      {finding === undefined ? null : (
        <Notice tone="warning">
          {finding.warning === undefined ? null : <p>{finding.warning}</p>}
          {finding.suggestions.map((suggestion) => (
            <Button key={suggestion} look="secondary" onClick={() => take(suggestion)}>
              {page.text(`${check.texts}.suggested`, { suggestion })}
            </Button>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Asks the org about an answer; not about one that is malformed. */
async function findOut(
  answer: string,
  isMalformed: boolean,
  { check, page }: Pick<AnswerCheckProps, 'check'> & Pick<FormContext, 'page'>,
): Promise<Finding | undefined> {
  const textOf = (code: unknown) =>
    typeof code === 'string' ? page.optionalText(`${check.texts}.${code}`) : undefined;
  if (isMalformed) {
    const malformed = textOf('FORMAT_INVALID');
    return malformed === undefined ? undefined : { warning: malformed, suggestions: [], isJudged: true };
  }
  const { operation, with: bindings } = check;
  const found = await page.call({ operation, with: bindings, done: {} }, { item: { answer } });
  if (!found.ok) {
    const message = found.codes.map(textOf).find((text) => text !== undefined);
    return message === undefined ? undefined : { warning: message, suggestions: [] };
  }
  const item = { found: found.data };
  const warning = textOf(page.value(check.warning, item));
  const listed = check.suggestions === undefined ? [] : page.value(check.suggestions, item);
  const suggestions = Array.isArray(listed) ? listed.map(String) : [];
  return warning === undefined && suggestions.length === 0 ? undefined : { warning, suggestions };
}
