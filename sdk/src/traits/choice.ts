import { SdkError } from '../core/errors.ts';
import { isJsonObject, isSameJson } from '../core/json.ts';
import type { Json } from '../core/json-value.ts';
import type { ReadOperation } from '../spec/operation.ts';

/** Any read, whatever its types. */
type AnyRead = Pick<ReadOperation<unknown, unknown>, 'table' | 'accepts' | 'traits'>;

/** Reads between which a configuration chooses: one entry of `x-choices`. */
export interface ReadChoice {
  readonly name: string;
  /** The message of the error where nothing fits. */
  readonly otherwise: string;
  readonly choices: readonly {
    /** Members that have to be there and not empty. */
    readonly given: readonly string[];
    /** Members that have to hold these values. */
    readonly equals?: { readonly [member: string]: Json };
    readonly operation: AnyRead;
  }[];
}

/** A read, and the configuration of it. */
export interface ChosenRead {
  readonly operation: ReadOperation<unknown, unknown>;
  readonly config: unknown;
}

/**
 * The read that a configuration chooses, the first that fits, and the configuration without the members
 * that only chose it.
 *
 * @example
 * const { operation, config } = chooseRead(getListUi, { objectApiName: 'Case', listViewApiName: 'MyCases' });
 * const snapshot = await client.read(operation, config);
 *
 * @throws SdkError `INVALID_CONFIG` when none fits
 */
export function chooseRead(choice: ReadChoice, config: object): ChosenRead {
  // Looked up by name; what is no member of a configuration is simply not there.
  const members = config as { readonly [member: string]: Json };
  const found = choice.choices.find(
    ({ given, equals = {} }) =>
      given.every((member) => isPut(members[member])) &&
      Object.entries(equals).every(([member, value]) => isSameJson(members[member] ?? null, value)),
  );
  if (!found) {
    const details = { operation: choice.name, status: 400, statusText: 'INVALID_CONFIG' };
    throw new SdkError('INVALID_CONFIG', choice.otherwise, details);
  }
  const { table } = found.operation;
  const known = new Set([...table.parameters.map(({ name }) => name), ...(table.body ?? [])]);
  const dropped = Object.keys(found.equals ?? {}).filter((member) => !known.has(member));
  const kept = Object.entries(members).filter(([member]) => !dropped.includes(member));
  // Which configuration the chosen read takes is known at run time only; its validator checks it.
  return { operation: found.operation, config: Object.fromEntries(kept) };
}

function isPut(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return isJsonObject(value) || !Array.isArray(value) || value.length > 0;
}
