import type { CompiledScreen, Submission } from '@energy-portal/portal/publish';
import { buttonNeeds } from './binding-needs.ts';
import type { Goal } from './condition-solver.ts';
import { valueAt, type Contract } from './contract.ts';
import { entryPathOf } from './entry-path.ts';
import { anyWords, type FindText } from './texts.ts';
import type { ExpectedText, OutcomeCase } from './types.ts';
import { blocksOf, formContext } from './uses.ts';

/** A submission and where it is made. */
interface PlacedSubmission {
  readonly submission: Submission;
  /** A step, `''` for the form, or `<block>` and `<block>.<action>` for a button. */
  readonly at: string;
  readonly isButton: boolean;
  readonly context: readonly Goal[];
  /** The path that `item` stands for. */
  readonly item?: string;
}

const holding = (condition: string | undefined): readonly Goal[] =>
  condition === undefined ? [] : [{ condition, holds: true }];

/** All submissions of a screen: of its form, its steps and its buttons. */
export function submissionsOf(screen: CompiledScreen, contract: Contract): readonly PlacedSubmission[] {
  const { model } = screen;
  const form = formContext(screen);
  const ofForm: readonly PlacedSubmission[] =
    form === undefined || model.submit === undefined
      ? []
      : [{ submission: model.submit, at: '', isButton: false, context: [...form, ...noOther(model.submit)] }];
  const ofSteps = model.steps.flatMap(({ id, submit, show }): readonly PlacedSubmission[] =>
    submit === undefined || form === undefined
      ? []
      : [{ submission: submit, at: id, isButton: false, context: [...form, ...holding(show)] }],
  );
  return [...ofSteps, ...ofForm, ...buttonsOf(screen, contract)];
}

/** No other operation takes the place of this one. */
const noOther = ({ instead }: Submission): readonly Goal[] =>
  (instead ?? []).map(({ when }) => ({ condition: when, holds: false }));

/** The button that the driver sends where a screen has no form. */
export const firstButtonOf = (screen: CompiledScreen, contract: Contract): PlacedSubmission | undefined =>
  buttonsOf(screen, contract).find(({ item }) => item === undefined);

/** A button is there with all that its call is made of. */
function buttonsOf(screen: CompiledScreen, contract: Contract): readonly PlacedSubmission[] {
  return blocksOf(screen).flatMap(({ block, name, context }): readonly PlacedSubmission[] => {
    if (block.block === 'action')
      return [
        {
          submission: block.submit,
          at: name,
          isButton: true,
          context: [...context, ...buttonNeeds(block.submit.with)],
        },
      ];
    if (block.block !== 'entries') return [];
    const item = entryPathOf(block, { model: screen.model, contract });
    return (block.actions ?? []).map((action) => ({
      submission: action.submit,
      at: `${name}.actions.${action.name}`,
      isButton: true,
      context: [...context, ...holding(action.show), ...buttonNeeds(action.submit.with)],
      ...(item !== undefined && { item }),
    }));
  });
}

/** The ends of a submission: each failure that is named, any other one, and the success. */
export function outcomesOf(
  { submission, at }: PlacedSubmission,
  text: FindText,
  contract: Contract,
): readonly Omit<OutcomeCase, 'setting'>[] {
  const { operation, failed = {}, done } = submission;
  const message = (key: string) => text(key.startsWith('errors.') ? key : `messages.${key}`);
  const failures = Object.entries(failed).map(([code, outcome]): Omit<OutcomeCase, 'setting'> => {
    const given = code === '*' ? otherCode(operation, failed, contract) : code;
    const told = withHints(message(outcome.message), answerOfCode(operation, given, contract).body, text);
    return {
      kind: 'failure',
      at,
      operation,
      code: given,
      ...(outcome.field !== undefined && { field: outcome.field }),
      ...(told !== undefined && { message: told }),
    };
  });
  const end = done.message === undefined ? undefined : message(done.message);
  const success: Omit<OutcomeCase, 'setting'> = {
    kind: 'success',
    at,
    operation,
    ...(end !== undefined && { message: end }),
    ...(done.go !== undefined && { go: done.go }),
  };
  return [...failures, success];
}

/** The reason of a declined card goes before the message, and the tries that are left come after it. */
function withHints(told: ExpectedText | undefined, body: unknown, text: FindText): ExpectedText | undefined {
  const [reason, left] = [valueAt(body, ['0', 'declineReason']), valueAt(body, ['0', 'triesLeft'])];
  const found = typeof reason === 'string' ? (text(`errors.declined.${reason}`) ?? told) : told;
  if (found === undefined || left === undefined) return found;
  return { en: found.en + anyWords, es: found.es + anyWords };
}

/** A code that the submission does not name; one that nobody knows where it names all. */
function otherCode(operation: string, failed: object, { operations }: Contract): string {
  const codes = operations[operation]?.errorCodes ?? [];
  const unnamed = codes.find((code) => !Object.hasOwn(failed, code) && code !== 'INVALID_SESSION_ID');
  return unnamed ?? 'NOBODY_KNOWS_THIS';
}

/** The answer of the org to a code: its example in the contract, or one of the shape that all have. */
export function answerOfCode(operation: string, code: string, { examples }: Pick<Contract, 'examples'>) {
  const known = Object.values(examples[operation]?.errors ?? {}).find(
    ({ body }) => valueAt(body, ['0', 'errorCode']) === code,
  );
  return known ?? { status: 400, body: [{ errorCode: code, message: 'The org says no.' }] };
}
