import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { fieldCallsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { dependentMembers, requiredAlways, requiredByEach } from '../schema/contract-members.ts';
import { alternativesOf, schemaAt } from '../schema/schema-path.ts';

/** A call of a screen, and the schema of what it takes. */
interface ContractCall {
  readonly operation: string;
  readonly named: JsonPath;
  readonly path: JsonPath;
  readonly bindings: Bindings;
  readonly config: CatalogueSchema;
}

/** Checks the members that operations ask for together: one of several, one that brings others along, whole objects. */
export function checkContract(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const call of callsOf(screen, catalogue)) {
    checkOneOf(call, report);
    checkBroughtAlong(call, report);
    checkInside(call, report);
    checkLeftOut(call, report);
  }
}

function callsOf(screen: CheckedScreen, { operations }: Catalogue): readonly ContractCall[] {
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, read]) => {
    return { ...read, named: ['reads', name, 'operation'], path: ['reads', name] };
  });
  const checks = fieldCallsOf(screen.config).map(({ call, path }) => {
    return { ...call, named: [...path, 'operation'], path };
  });
  const writes = submittedCallsOf(screen).map(({ submit, path, named }) => ({ ...submit, named, path }));
  return [...reads, ...checks, ...writes].flatMap(({ operation, named, path, with: bindings = {} }) => {
    const config = operations[operation]?.config;
    return config === undefined ? [] : [{ operation, named, path, bindings, config }];
  });
}

/**
 * The place where a member is missing: what goes with the call. A call that takes other things than it is given is the wrong one
 * itself.
 */
export function lackedAt({ named, path, bindings, config }: Omit<ContractCall, 'operation'>): JsonPath {
  const known = Object.keys(config.properties ?? {});
  const given = membersIn(bindings);
  const isWrongCall = named.includes('instead') || given.some((name) => !known.includes(name));
  return isWrongCall || given.length === 0 ? named : [...path, 'with'];
}

const membersIn = (bindings: Bindings) => [
  ...new Set(Object.keys(bindings).map((target) => target.split('.')[0] ?? '')),
];

/** Reports a call that gives none of several members of which the operation needs one. */
function checkOneOf({ operation, named, path, bindings, config }: ContractCall, report: Report): void {
  const given = membersIn(bindings);
  const always = requiredAlways(config);
  const lacking = requiredByEach(alternativesOf(config, config)).map((names) =>
    names.filter((name) => !given.includes(name) && !always.includes(name)),
  );
  if (lacking.some((names) => names.length === 0)) return;
  const choices = [...new Set(lacking.map((names) => names.map((name) => `"${name}"`).join(' and ')))];
  const message = `${operation} needs ${choices.join(' or ')}.`;
  report(lackedAt({ named, path, bindings, config }), {
    rule: 'missing-parameter',
    message,
    remedy: 'Add it to "with".',
  });
}

/** A member that is nothing without others. */
function checkBroughtAlong({ operation, path, bindings, config }: ContractCall, report: Report): void {
  const given = membersIn(bindings);
  for (const [member, others] of dependentMembers(alternativesOf(config, config))) {
    if (!given.includes(member)) continue;
    for (const other of others.filter((name) => !given.includes(name))) {
      const message = `${operation} takes "${member}" only together with "${other}".`;
      report([...path, 'with', member], {
        rule: 'missing-parameter',
        message,
        remedy: `Add "${other}" to "with".`,
      });
    }
  }
}

/** An object of which a member is missing that it cannot do without. */
function checkInside({ operation, named, path, bindings, config }: ContractCall, report: Report): void {
  const targets = Object.keys(bindings);
  const objects = new Set(
    targets.flatMap((target) => {
      const names = target.split('.');
      return names.slice(1).map((_, at) => names.slice(0, at + 1).join('.'));
    }),
  );
  for (const object of objects) {
    const found = schemaAt(config, object.split('.'));
    if (found.kind !== 'known') continue;
    const lacking = requiredByEach(found.alternatives).map((names) =>
      names.filter((name) => !targets.some((target) => `${target}.`.startsWith(`${object}.${name}.`))),
    );
    const [first = []] = lacking;
    if (first.length === 0 || lacking.some((names) => names.length === 0)) continue;
    for (const name of first) {
      const message = `${operation} needs "${object}.${name}".`;
      report(lackedAt({ named, path, bindings, config }), {
        rule: 'missing-parameter',
        message,
        remedy: 'Add it to "with".',
      });
    }
  }
}

/** A member that is always needed, and that the screen may leave out. */
function checkLeftOut({ operation, path, bindings, config }: ContractCall, report: Report): void {
  const needed = requiredAlways(config);
  for (const [member, binding] of Object.entries<Binding>(bindings)) {
    const place = needed.includes(member) ? leftOutAt(binding) : undefined;
    if (place === undefined) continue;
    const message = `${operation} always needs "${member}", and here it may be left out.`;
    const remedy = place[0] === 'optional' ? 'Take "optional" out.' : 'Write a value in the place of null.';
    report([...path, 'with', member, ...place], { rule: 'left-out', message, remedy });
  }
}

/** The place of the word that lets a value be left out. */
function leftOutAt(binding: Binding): JsonPath | undefined {
  if (typeof binding !== 'object' || Array.isArray(binding)) return undefined;
  if ('from' in binding) return binding.optional === true ? ['optional'] : undefined;
  if (!('choice' in binding)) return undefined;
  const [name] = Object.entries(binding.of).find(([, value]) => value === null) ?? [];
  return name === undefined ? undefined : ['of', name];
}
