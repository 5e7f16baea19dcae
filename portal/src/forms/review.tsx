import { Button, DefinitionList } from '../ui/index.ts';
import { formatPhone, formatValue } from '../page/format-value.ts';
import { isFilled } from '../../screen-language/model/conditions.ts';
import { readPath } from '../../screen-language/model/dotted-path.ts';
import { kindOf } from '../../screen-language/model/field-kinds.ts';
import type { FieldModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { Texts } from '../page/texts.ts';
import { choicesOf } from './field-views.ts';
import type { FormFlow } from './form-flow.ts';

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
  const isAnswered = ({ name }: FieldModel) => isFilled(sources.answers[name]);
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
                description: answerText(field, sources, texts),
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

function answerText(field: FieldModel, sources: Sources, texts: Texts): string {
  const answer = sources.answers[field.name];
  if (kindOf(field.as).answer === 'token') return givenText(answer, texts);
  if (answer === true) return texts.text('review.yes');
  if (field.as === 'date') return formatValue(answer, 'date', sources.language);
  if (field.as === 'tel') return formatPhone(String(answer));
  const labels = new Map(choicesOf(field, { texts, sources }).map(({ value, label }) => [value, label]));
  const shown = (value: unknown) => labels.get(String(value)) ?? String(value);
  return Array.isArray(answer) ? answer.map(shown).join(', ') : shown(answer);
}
