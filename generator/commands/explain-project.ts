import { createPlan } from '../config/plan.ts';
import { createModel, lifetimeRow, loadSpecs } from '../index.ts';
import { createReader } from '../project/files.ts';
import { printDiagnostics } from '../project/report.ts';
import { objectAt, textsAt } from '../spec/json.ts';
import type { PlanFlags } from '../config/assemble.ts';
import type { ApiModel, OperationModel } from '../index.ts';

/** The operations that somebody asks about. */
interface Question {
  readonly flags: PlanFlags;
  readonly operations: readonly string[];
}

/** Prints what is made of operations, of all in short when none is named; false when one is not there. */
export async function explainProject(
  { flags, operations }: Question,
  print: (line: string) => void,
): Promise<boolean> {
  const plan = await createPlan(flags);
  const loaded = plan.ok
    ? await loadSpecs(plan.value.specs, createReader(plan.value.root), { mayLeaveOut: 1 })
    : plan;
  if (!loaded.ok) {
    printDiagnostics(loaded.diagnostics, print);
    return false;
  }
  const apis = createModel(loaded.value);
  const all = apis.flatMap((api) => api.operations.map((operation) => ({ api, operation })));
  if (operations.length === 0) for (const { operation } of all) print(shortLine(operation));
  const missing = operations.filter((id) => !all.some(({ operation }) => operation.id === id));
  for (const { api, operation } of all)
    if (operations.includes(operation.id)) for (const line of explainOperation(api, operation)) print(line);
  for (const id of missing) print(`There is no operation "${id}".`);
  return missing.length === 0;
}

function shortLine({ api, id, kind, method, path }: OperationModel): string {
  return `${id}  ${kind}  ${method} ${path}  (${api})`;
}

/** The call that is made of one operation, in lines. */
function explainOperation(api: ApiModel, operation: OperationModel): readonly string[] {
  const { id, kind, method, path, config, body, responses, wire } = operation;
  const required = new Set(textsAt(config, 'required'));
  const places = new Map(operation.parameters.map((each) => [each.name, `${each.in} \`${each.wire}\``]));
  const members = Object.keys(objectAt(config, 'properties')).map((name) => {
    const place = places.get(name) ?? `body \`${String(body?.wire?.[name] ?? name)}\``;
    return `  ${required.has(name) ? name : `${name}?`}  ${body?.whole === name ? 'the body' : place}`;
  });
  const row = kind === 'read' ? lifetimeRow(api, operation) : '';
  const fresh = objectAt(api.lifetimes, row)['fresh'];
  return [
    `${id}: ${operation.summary}`,
    `  ${kind}, ${method} ${api.basePath}${path}`,
    ...(kind === 'read' ? [`  fresh for ${String(fresh ?? 0)} ms (${row})`] : []),
    ...(body === undefined ? [] : [`  body: ${body.type}`]),
    'configuration:',
    ...(members.length === 0 ? ['  none'] : members),
    'answers:',
    ...responses.map(
      ({ status, type, as }) => `  ${status}  ${type ?? 'empty'}${as === undefined ? '' : `, a ${as}`}`,
    ),
    ...(wire === undefined ? [] : [`on the wire: ${JSON.stringify(wire)}`]),
    '',
  ];
}
