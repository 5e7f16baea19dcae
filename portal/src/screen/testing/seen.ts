import type { Client } from '@energy-portal/sdk';
import { isHolding, sourcesOf } from '../../../screen-language/model/conditions.ts';
import { writePath } from '../../../screen-language/model/dotted-path.ts';
import type { ScreenModel, Sources } from '../../../screen-language/model/model.ts';
import type { Bindings, Submission } from '../../../screen-language/generated/screen-config.gen.ts';
import type { AnyOperation, ReadView } from '../../page/page.ts';
import { followPages } from '../paged-reads.ts';
import { createReadBoard, errorCodesOf, isMissed, toldReads } from '../read-board.ts';
import { errorsOf, send } from '../submission.ts';

/** An operation to call with a configuration. */
interface SeenCall {
  readonly client: Client;
  readonly operation: AnyOperation;
  readonly config: object;
}

/** Reads as a screen does, and returns the view that the screen has when it is known. */
export function viewOfRead({ client, operation, config }: SeenCall): Promise<ReadView> {
  const name = 'read';
  const { id } = operation.table;
  const paged = operation.table.kind === 'read' && operation.table.pages !== undefined;
  // A value in a config stands for itself.
  const bindings = config as Bindings;
  const read = { name, operation: id, with: bindings, needed: true, ...(paged && { paged: true as const }) };
  const board = createReadBoard({
    model: { reads: [read], conditions: {} },
    client,
    load: () => operation,
    followPages: () => followPages,
  });
  return new Promise((resolve) => {
    const look = () => {
      const view = board.current()[name];
      if (view === undefined || view.state === 'loading') return;
      board.stop();
      resolve(view);
    };
    board.subscribe(look);
    board.update(nothing);
  });
}

/** The words of a screen for a read that ended so. */
type SeenRead = 'shown' | 'not there' | 'away' | 'partly away' | 'quiet';

/** Judges the end of a read by what the screen says of it. */
export function seenOfRead(model: ScreenModel, name: string, view: ReadView): SeenRead {
  if (view.state === 'ready') return 'shown';
  const reads = model.reads.filter((read) => read.name === name);
  const asked = reads.flatMap(({ when }) => (when === undefined ? [] : sourcesOf(when, model.conditions)));
  const sources = { ...nothing, ...given(asked), readErrors: errorCodesOf({ [name]: view }) };
  const page = {
    read: () => view,
    holds: (condition: string | undefined) =>
      condition === undefined || isHolding(condition, model.conditions, sources),
  };
  if (reads.some(({ needed }) => needed) && view.isNotFound === true) return 'not there';
  if (toldReads(reads, page).length === 0) return 'quiet';
  return reads.some((read) => isMissed(read, page)) ? 'away' : 'partly away';
}

const nothing: Sources = {
  answers: {},
  reads: {},
  session: undefined,
  route: undefined,
  constants: undefined,
  brand: undefined,
  language: 'en',
};

/** Sources in which each of these has a value: what is asked about was there when the read was sent. */
function given(sources: readonly string[]): Partial<Sources> {
  return sources.reduce((all, source) => writePath(all, source, 'given'), {});
}

/** Sends as a screen does. @returns the failure, or undefined where it went well */
export async function failureOfSending({ client, operation, config }: SeenCall): Promise<unknown> {
  try {
    await send({ client, load: () => operation, session: client.session() }, operation.table.id, config);
    return undefined;
  } catch (failure) {
    return failure;
  }
}

/** The keys of the texts that a screen tells a failure by. */
export function toldOf(submission: Submission, failure: unknown): readonly string[] {
  return errorsOf(submission, failure, { text: (key) => key, isAsked: () => true }).map(
    ({ message }) => message,
  );
}
