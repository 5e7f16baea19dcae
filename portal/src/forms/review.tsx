import type { ReactNode } from 'react';
import { Button, DefinitionList } from '../ui/index.ts';
import { isGiven } from '../../screen-language/model/conditions.ts';
import { readPath } from '../../screen-language/model/dotted-path.ts';
import { kindOf } from '../../screen-language/model/field-kinds.ts';
import type { FieldModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { Texts } from '../page/texts.ts';
import { choicesOf } from './field-views.ts';
import type { FormFlow } from './form-flow.ts';
import { writtenAnswer, writtenEntries } from './written-answer.ts';

/** Props of {@link Review}. */
interface ReviewProps {
  readonly flow: FormFlow;
  /** The step that looks back: on all others, or on the one that it recalls. */
  readonly step: StepModel;
  readonly texts: Texts;
}

/**
 * "Check your answers": what was answered in the steps before, each with a way back. Passwords are never shown, and what
 * could be left open and was is left out.
 */
export function Review({ flow, step: now, texts }: ReviewProps) {
  const { visibility, sources } = flow;
  const isShown = (field: FieldModel) => visibility.fields.includes(field) && field.as !== 'password';
  const isAnswered = ({ name }: FieldModel) => isGiven(sources.answers[name]);
  const answered = visibility.steps.filter(
    (step) => (now.review || step.id === now.recalls) && step.fields.some(isShown),
  );
  return (
    <div className="review">
      {answered.map((step) => (
        <section key={step.id}>
          <div className="card-head">
            <h3>{texts.text(`steps.${step.id}.title`)}</h3>
            <Button
              look="quiet"
              aria-label={texts.text('review.change', { step: texts.text(`steps.${step.id}.title`) })}
              onClick={() => flow.open(step.id)}
            >
              {texts.text('review.open')}
            </Button>
          </div>
          <DefinitionList
            items={step.fields
              .filter(isShown)
              .filter(isAnswered)
              .map((field) => ({
                id: field.name,
                term: texts.text(`fields.${field.text}.label`),
                description: answerOf(field, sources, texts),
              }))}
          />
        </section>
      ))}
    </div>
  );
}

/** The answer of a hosted field; its schema says what it has. */
const givenText = (answer: unknown, texts: Texts): string =>
  texts.text('hosted.given', { brand: readPath(answer, 'brand'), lastFour: readPath(answer, 'lastFour') });

function answerOf(field: FieldModel, sources: Sources, texts: Texts): ReactNode {
  const answer = sources.answers[field.name];
  const words = { text: texts.text, language: sources.language };
  const written = (one: FieldModel) => ({ kind: one.as, choices: choicesOf(one, { texts, sources }) });
  if (kindOf(field.as).answer === 'token') return givenText(answer, texts);
  if (field.group === undefined) return writtenAnswer(written(field), answer, words);
  const fields = Object.fromEntries(field.group.fields.map((one) => [one.name, written(one)] as const));
  const lines = writtenEntries({ texts: `fields.${field.text}`, fields }, answer, words);
  return <span className="review-lines">{lines.join('\n')}</span>;
}
