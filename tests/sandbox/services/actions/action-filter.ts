import type { Call } from '../../protocol/call.ts';
import { readList } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import type { PlatformAction } from './platform-action.ts';

const TYPES = ['CustomButton', 'ProductivityAction', 'QuickAction', 'StandardButton'];
const SECTIONS = ['ActivityComposer', 'CollaborateComposer', 'Page', 'SingleActionLinks'];
const MODES = ['All', 'PageLayout'];
const FORM_FACTORS = ['Large', 'Medium', 'Small'];

/** The request for actions, as it comes in an address or in a body. */
export interface ActionQuery {
  readonly actionTypes?: readonly string[];
  readonly apiNames?: readonly string[];
  readonly formFactor?: string;
  readonly retrievalMode?: string;
  readonly sections?: readonly string[];
}

/** Which actions are wanted. An absent list wants all. */
export interface ActionFilter {
  readonly types: readonly string[] | undefined;
  readonly names: readonly string[] | undefined;
  readonly sections: readonly string[] | undefined;
  /** Also those that are offered everywhere, not only those of the page's own layout. */
  readonly includesGlobal: boolean;
}

/** The query of a GET. */
export function readActionQuery(call: Call): ActionQuery {
  const list = (name: string): readonly string[] | undefined =>
    call.parameters.has(name) ? readList(call, name) : undefined;
  const text = (name: string): string | undefined => call.parameters.get(name);
  return definedMembers({
    actionTypes: list('actionTypes'),
    apiNames: list('apiNames'),
    formFactor: text('formFactor'),
    retrievalMode: text('retrievalMode'),
    sections: list('sections'),
  });
}

/** The size of device by its own spelling; clients write it in any case. */
function sizesIn({ formFactor }: ActionQuery): readonly string[] | undefined {
  const known = FORM_FACTORS.find((size) => size.toLowerCase() === formFactor?.toLowerCase());
  return formFactor === undefined ? undefined : [known ?? formFactor];
}

/**
 * A filter out of a query.
 * @throws Problem 400 for a type, section, mode or size that no action has.
 */
export function createActionFilter(query: ActionQuery): ActionFilter {
  assertKnown('formFactor', sizesIn(query), FORM_FACTORS);
  assertKnown('retrievalMode', query.retrievalMode === undefined ? undefined : [query.retrievalMode], MODES);
  assertKnown('actionTypes', query.actionTypes, TYPES);
  assertKnown('sections', query.sections, SECTIONS);
  assertKnown('apiNames', query.apiNames, undefined);
  return {
    types: query.actionTypes,
    names: query.apiNames?.map((name) => name.toLowerCase()),
    sections: query.sections,
    includesGlobal: query.retrievalMode !== 'PageLayout',
  };
}

/** Returns true when an action is wanted. */
export function isWanted(filter: ActionFilter, action: PlatformAction): boolean {
  return (
    (filter.types?.includes(action.type) ?? true) &&
    (filter.names?.includes(action.apiName.toLowerCase()) ?? true) &&
    (filter.sections?.includes(action.section) ?? true)
  );
}

function assertKnown(
  name: string,
  values: readonly string[] | undefined,
  known: readonly string[] | undefined,
): void {
  if (values === undefined) return;
  const isWrong =
    values.length === 0 || values.some((value) => value === '' || known?.includes(value) === false);
  if (!isWrong) return;
  throw illegalParameter(
    known === undefined
      ? `${name} must not be empty`
      : `Value for ${name} must be one of ${known.join(', ')}`,
  );
}

type Defined<TMembers> = { [TName in keyof TMembers]?: Exclude<TMembers[TName], undefined> };

function definedMembers<TMembers extends object>(members: TMembers): Defined<TMembers> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  // Only members without a value are left out.
  return Object.fromEntries(entries) as Defined<TMembers>;
}
