import type { CompiledScreen } from '@energy-portal/portal/publish';
import { bindingNeeds } from './binding-needs.ts';
import type { Goal } from './condition-solver.ts';
import { valueAt } from './contract.ts';
import type { Effect } from './types.ts';
import type { Use } from './use.ts';

/** The places where a condition decides what is asked or sent. */
export function usesInCalls(screen: CompiledScreen, form: readonly Goal[] | undefined = []): readonly Use[] {
  const { reads, submit } = screen.model;
  const sent: Goal = { condition: { from: 'result', filled: true }, holds: true };
  const instead = (submit?.instead ?? []).map(({ when, operation }): Use => ({
    condition: when,
    context: [...form, sent],
    effect: { kind: 'operation', operation },
  }));
  return [...reads.flatMap((read) => usesOfRead(read, screen)), ...instead, ...usesOfValues(screen, form)];
}

type Read = CompiledScreen['model']['reads'][number];

function usesOfRead(read: Read, screen: CompiledScreen): readonly Use[] {
  const { name, operation, when, retryWhen, with: bindings } = read;
  const effect = effectOfRead(read, screen);
  const fails = { condition: { from: `readErrors.${name}`, filled: true }, holds: true };
  const asked: readonly Use[] =
    when === undefined || effect === undefined
      ? []
      : [{ condition: when, context: [], needed: bindingNeeds(bindings), effect }];
  const retried: readonly Use[] =
    retryWhen === undefined
      ? []
      : [
          {
            condition: retryWhen,
            context: [],
            needed: [fails],
            effect: { kind: 'retry', read: name, operation },
          },
        ];
  return [...asked, ...retried];
}

/** Of several reads with one operation, one is told by what it alone sends, or by asking again and again. */
function effectOfRead({ name, operation, refreshEvery, with: own }: Read, screen: CompiledScreen) {
  const others = screen.model.reads.filter((read) => read.name !== name && read.operation === operation);
  if (others.length === 0) return { kind: 'read', read: name, operation } satisfies Effect;
  const member = Object.keys(own).find(
    (one) => isSure(own[one]) && others.every((other) => !Object.hasOwn(other.with, one)),
  );
  if (member !== undefined) return { kind: 'read', read: name, operation, member } satisfies Effect;
  return refreshEvery === undefined ? undefined : ({ kind: 'again', read: name, operation } satisfies Effect);
}

const isSure = (binding: unknown) => valueAt(binding, ['optional']) !== true;

/** Values that a condition chooses, where the form sends them: there is one, or there is none. */
function usesOfValues({ model }: CompiledScreen, form: readonly Goal[]): readonly Use[] {
  const { submit, values = {} } = model;
  if (submit === undefined) return [];
  return Object.entries(submit.with ?? {}).flatMap(([member, binding]): readonly Use[] => {
    const source = valueAt(binding, ['from']);
    const value =
      typeof source === 'string' && source.startsWith('values.') ? values[source.slice(7)] : undefined;
    const condition = valueAt(value, ['when']);
    if (typeof condition !== 'string') return [];
    const none = sourcesIn(valueAt(value, ['otherwise']));
    const effect: Effect = { kind: 'member', operation: submit.operation, path: member.split('.') };
    return [
      {
        condition,
        context: [...form, { condition: { from: 'result', filled: true }, holds: true }],
        needed: sourcesIn(valueAt(value, ['use'])).map((one) => ({ condition: one, holds: true })),
        refused: none.map((one) => ({ condition: one, holds: false })),
        effect,
      },
    ];
  });
}

type Filled =
  | { readonly from: string; readonly filled: true }
  | { readonly field: string; readonly filled: true };

/** The sources that an expression asks, each as a condition that it has a value. */
function sourcesIn(expression: unknown): readonly Filled[] {
  if (typeof expression !== 'object' || expression === null) return [];
  const [from, field] = [valueAt(expression, ['from']), valueAt(expression, ['field'])];
  if (typeof from === 'string') return [{ from, filled: true }];
  if (typeof field === 'string') return [{ field, filled: true }];
  return Object.values(expression).flatMap(sourcesIn);
}
