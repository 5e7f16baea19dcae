import type {
  AnswerCheck,
  ScreenConfig,
  Submission,
  SuggestRule,
} from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { oncePerScreen } from './checked-screen.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { placedForms } from './placed-forms.ts';

/** A submission of a screen and where it stands: the form's, a step's, a field's, or a block's. */
export interface PlacedSubmission {
  readonly submit: Submission;
  readonly path: JsonPath;
}

/** All submissions of a screen, found once. */
export const submissionsOf = oncePerScreen(findSubmissions);

function findSubmissions({ config, blocks }: CheckedScreen): readonly PlacedSubmission[] {
  const ofForm = config.submit === undefined ? [] : [{ submit: config.submit, path: ['submit'] }];
  const ofForms = placedForms(config).map(({ submit, path }) => ({ submit, path: [...path, 'submit'] }));
  const ofSteps = (config.steps ?? []).flatMap(({ submit }, s) =>
    submit === undefined ? [] : [{ submit, path: ['steps', s, 'submit'] }],
  );
  const ofFields = (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap(({ files }, f) =>
      files === undefined ? [] : [{ submit: files.send, path: ['steps', s, 'fields', f, 'files', 'send'] }],
    ),
  );
  const ofBlocks = blocks.flatMap(({ facts, path }) =>
    facts.submissions.map((placed) => ({ submit: placed.submit, path: [...path, ...placed.path] })),
  );
  return [...ofForm, ...ofForms, ...ofSteps, ...ofFields, ...ofBlocks];
}

/** The checks of a form's answers, each with its place. */
export function answerChecksOf(config: ScreenConfig): readonly { check: AnswerCheck; path: JsonPath }[] {
  return (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap(({ check }, f) =>
      check === undefined ? [] : [{ check, path: ['steps', s, 'fields', f, 'check'] }],
    ),
  );
}

/** The suggestions for a form's answers, each with its place. */
export function suggestionsOf(config: ScreenConfig): readonly { suggest: SuggestRule; path: JsonPath }[] {
  return (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap(({ suggest }, f) =>
      suggest === undefined ? [] : [{ suggest, path: ['steps', s, 'fields', f, 'suggest'] }],
    ),
  );
}

/** The reads that fields ask by themselves. */
export function fieldCallsOf(
  config: ScreenConfig,
): readonly { readonly call: Pick<AnswerCheck, 'operation' | 'with'>; readonly path: JsonPath }[] {
  return [
    ...answerChecksOf(config).map(({ check, path }) => ({ call: check, path })),
    ...suggestionsOf(config).map(({ suggest, path }) => ({ call: suggest, path })),
  ];
}

/** A submission with one of the operations that it can call. */
interface PlacedCall extends PlacedSubmission {
  /** The place where that operation is named. */
  readonly named: JsonPath;
}

/** All submissions of a screen, once with each of their operations. */
export const submittedCallsOf = oncePerScreen((screen): readonly PlacedCall[] =>
  submissionsOf(screen).flatMap(({ submit, path }) => [
    { submit, path, named: [...path, 'operation'] },
    ...(submit.instead ?? []).map(({ operation }, at) => {
      return { submit: { ...submit, operation }, path, named: [...path, 'instead', at, 'operation'] };
    }),
  ]),
);
