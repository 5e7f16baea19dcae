import { useEffect, useRef, useState } from 'react';
import type { AnswerCheck as CheckRule } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Notice } from '../../ui/index.ts';
import './answer-check.css';
import { watchAnswer } from './answer-watch.ts';
import type { Finding } from './answer-watch.ts';
import type { FormContext } from './form-context.ts';

/** Props of {@link AnswerCheck}. */
export interface AnswerCheckProps {
  /** Id of the control whose answer is looked at. */
  readonly id: string;
  readonly check: CheckRule & { readonly texts: string };
  readonly context: Pick<FormContext, 'page' | 'onHandingOver'>;
  readonly onAnswer: (answer: string) => void;
}

/** What the org thinks of an answer, told at the field once it is left. It forbids nothing. */
export function AnswerCheck(props: AnswerCheckProps) {
  const { id, check, context, onAnswer } = props;
  const [finding, tell] = useState<Finding>();
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement)) return undefined;
    return watchAnswer(control, {
      look: (answer) => find(answer, control.validity.typeMismatch, now.current),
      tell,
      onAsking: (isAsking) => now.current.context.onHandingOver(isAsking),
    });
  }, [id]);
  const take = (suggestion: string) => {
    tell(undefined);
    onAnswer(suggestion);
    document.getElementById(id)?.focus();
  };
  return (
    <div role="status" className="answer-check">
      {finding === undefined ? null : (
        <Notice tone="warning">
          {finding.warning === undefined ? null : <p>{finding.warning}</p>}
          {finding.suggestions.map((suggestion) => (
            <Button key={suggestion} look="secondary" onClick={() => take(suggestion)}>
              {context.page.text(`${check.texts}.suggested`, { suggestion })}
            </Button>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** What the org says of an answer; it is not asked about one that has no form. */
async function find(
  answer: string,
  isMalformed: boolean,
  { check, context: { page } }: AnswerCheckProps,
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
    const refusal = found.codes.map(textOf).find((text) => text !== undefined);
    return refusal === undefined ? undefined : { warning: refusal, suggestions: [] };
  }
  const item = { found: found.data };
  const warning = textOf(page.value(check.warning, item));
  const listed = check.suggestions === undefined ? [] : page.value(check.suggestions, item);
  const suggestions = Array.isArray(listed) ? listed.map(String) : [];
  return warning === undefined && suggestions.length === 0 ? undefined : { warning, suggestions };
}
