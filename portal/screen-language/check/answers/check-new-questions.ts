import type { Catalogue } from '../../load/catalogue.ts';
import { sourcesOf } from '../../model/conditions.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { readNameIn } from '../words/source-names.ts';

/**
 * A form whose questions change with what it is answered, and that keeps its answers: what was chosen before would stand there
 * as the answer to the next question.
 */
export function checkNewQuestions(
  { config, blocks }: CheckedScreen,
  { operations }: Catalogue,
  report: Report,
): void {
  const { submit } = config;
  if (submit?.clear !== false || submit.done.go !== undefined) return;
  const answer = operations[submit.operation]?.data?.$ref;
  const form = blocks.find(({ block }) => block.block === 'form');
  if (answer === undefined || form?.block.block !== 'form' || form.block.restart !== undefined) return;
  const asked = conditionsAround(form.path, config).flatMap((name) =>
    sourcesOf(name, config.conditions ?? {}),
  );
  // A form that makes way for its answer is not asked anew.
  if (asked.some((from) => from.startsWith('result.'))) return;
  const read = placedFields(config)
    .map(({ field }) => readNameIn(Reflect.get(Object(field.options), 'from')))
    .find((name) => operations[config.reads?.[name ?? '']?.operation ?? '']?.data?.$ref === answer);
  if (read === undefined) return;
  report(form.path, {
    rule: 'no-restart',
    message: `${submit.operation} answers with the next question of "${read}", and the form keeps the answer to the last one.`,
    remedy: `Add "restart" with the id of the question, out of "reads.${read}".`,
  });
}
