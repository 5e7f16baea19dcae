import type { Bindings, Read } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { fieldCallsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import { suggest } from '../words/closest.ts';
import { lackedAt } from './check-contract.ts';

/** The operations that a screen calls are there, take what they are given, and get what they need. */
export function checkCalls(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  for (const [name, read] of Object.entries(config.reads ?? {})) {
    checkFailure(read, ['reads', name], report);
    checkCall(
      {
        operation: read.operation,
        named: ['reads', name, 'operation'],
        bindings: read.with ?? {},
        path: ['reads', name],
        kind: 'read',
      },
      catalogue,
      report,
    );
  }
  for (const { call, path } of fieldCallsOf(config)) {
    const { operation, with: bindings } = call;
    checkCall({ operation, named: [...path, 'operation'], bindings, path, kind: 'read' }, catalogue, report);
  }
  for (const { submit, path, named } of submittedCallsOf(screen)) {
    checkCall(
      { operation: submit.operation, named, bindings: submit.with ?? {}, path, kind: 'write' },
      catalogue,
      report,
    );
  }
}

/** The failure of a read that is needed is told anyway. */
function checkFailure({ needed, retryWhen }: Read, path: JsonPath, report: Report): void {
  if (retryWhen === undefined || needed === false) return;
  const message =
    'The failure of this read is told whenever it comes: "retryWhen" is for one that is silent.';
  const remedy = 'Add "needed": false, or remove "retryWhen".';
  report([...path, 'retryWhen'], { rule: 'useless-rule', message, remedy });
}

interface Call {
  readonly operation: string;
  /** The place where the operation is named. */
  readonly named: JsonPath;
  readonly bindings: Bindings;
  readonly path: JsonPath;
  readonly kind: 'read' | 'write';
}

function checkCall(call: Call, catalogue: Catalogue, report: Report): void {
  const operation = catalogue.operations[call.operation];
  if (operation === undefined || operation.kind !== call.kind) {
    const known = Object.keys(catalogue.operations).filter(
      (id) => catalogue.operations[id]?.kind === call.kind,
    );
    const message = `There is no ${call.kind} "${call.operation}" in the specs.`;
    return report(call.named, {
      rule: 'unknown-operation',
      message: message,
      remedy: suggest(call.operation, known),
    });
  }
  const members = Object.keys(operation.config.properties ?? {});
  const given = Object.keys(call.bindings);
  const unknown = given.filter((target) => !members.includes(target.split('.')[0] ?? ''));
  // The answers go with the first operation: another one that takes none of them is the wrong one.
  if (call.named.includes('instead') && unknown.length > 0) {
    const names = unknown.map((name) => `"${name}"`).join(', ');
    const message = `${call.operation} takes no ${names}, which goes with this submission.`;
    const remedy = 'Call an operation that takes the same as the first one.';
    report(call.named, { rule: 'unknown-parameter', message, remedy });
  } else
    for (const target of unknown) {
      const [member = ''] = target.split('.');
      report([...call.path, 'with', target], {
        rule: 'unknown-parameter',
        message: `${call.operation} takes no "${member}".`,
        remedy: suggest(member, members),
      });
    }
  for (const needed of operation.config.required ?? []) {
    if (!given.some((target) => target.split('.')[0] === needed)) {
      report(lackedAt({ ...call, config: operation.config }), {
        rule: 'missing-parameter',
        message: `${call.operation} needs "${needed}".`,
        remedy: `Add it to "with".`,
      });
    }
  }
}
