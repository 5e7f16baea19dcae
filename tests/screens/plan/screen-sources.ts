import type { CompiledScreen, FieldModel } from '@energy-portal/portal/publish';
import { NOT_SENT, unsentReadsOf, withUnreadable } from './unsent-reads.ts';
import { bindingNeeds } from './binding-needs.ts';
import { answerFor, sentAs, type AnswerContext } from './answers.ts';
import { isFilled, solve, type Goal, type SolverContext } from './condition-solver.ts';
import { domainOfAnswer, exampleOfMember, unique, valueAt, type Contract, type Domain } from './contract.ts';
import type { FormView } from './form-views.ts';
import { blocksOf } from './uses.ts';

/** A screen beside its contract: what its sources may be. */
export interface ScreenSources extends SolverContext {
  readonly fields: readonly FieldModel[];
  readonly answers: AnswerContext;
  /** Steps that ask the org, in their order. */
  readonly steps: readonly { readonly id: string; readonly isAnswered: boolean }[];
}

/** The same screen at a step of its form: the org has answered those before it. */
export function atStep(step: string | undefined, known: ScreenSources): ScreenSources {
  const at = known.steps.findIndex(({ id }) => id === step);
  const passed = known.steps.slice(0, Math.max(0, at)).filter(({ isAnswered }) => isAnswered);
  if (passed.length === 0) return known;
  const isPassed = (path: string) => passed.some(({ id }) => path.startsWith(`results.${id}.`));
  const domainOf = (path: string) => {
    const domain = known.domainOf(path);
    return domain && isPassed(path)
      ? { ...domain, values: domain.values.filter((value) => value !== undefined) }
      : domain;
  };
  return { ...known, domainOf };
}

/** The same screen at an entry of a list; where it is seen, it has what every entry has. */
export function atEntry(item: string, known: ScreenSources, isSeen: boolean): ScreenSources {
  const domainOf = (path: string) => {
    const domain = known.domainOf(path);
    return isSeen && domain?.isSure === true && path.startsWith(`${item}.`)
      ? { ...domain, values: domain.values.filter((value) => value !== undefined) }
      : domain;
  };
  return { ...known, domainOf, item };
}

const closed = (...values: readonly unknown[]): Domain => ({ values: unique(values), isOpen: false });

/** Reads out of a screen and the contract what its conditions may meet. */
export function createSources(
  { config, model: { submit, ...own }, whole }: FormView,
  contract: Contract,
): ScreenSources {
  // Conditions of the page ask about all of its forms.
  const model = { ...own, steps: whole.model.steps, ...(submit !== undefined && { submit }) };
  const fields = model.steps.flatMap((step) => step.fields);
  const answers: AnswerContext = { contract, sent: sentAs(config), fields };
  const reads = new Map(model.reads.map((read) => [read.name, read]));
  const domains = domainsOf({ config, model }, { answers, reads, contract });
  const mentioned = mentionedIn(model.conditions);
  const needsOfAny = once((path: string): readonly Goal[] => {
    const [root, name = ''] = path.split('.');
    if (root === 'answers') return needsOfAnswer(name, model);
    if (root === 'results') return needsOfResult(name, model);
    const read = root === 'reads' || root === 'readErrors' ? reads.get(name) : undefined;
    return read === undefined ? [] : needsOfRead(read);
  });
  const unsentReads = unsentReadsOf(model.reads, contract);
  const needsOf = (path: string, value?: unknown): readonly Goal[] => {
    const [root, name = ''] = path.split('.');
    if (root === 'readErrors' && value === NOT_SENT) return unsentReads.get(name)?.goals ?? [];
    const offered = root === 'answers' ? offerOf(name, value, model) : undefined;
    return [...needsOfAny(path), ...(offered === undefined ? [] : [{ condition: offered, holds: true }])];
  };
  const context: SolverContext = {
    conditions: model.conditions,
    domainOf: once((path) => {
      const [root = '', ...rest] = path.split('.');
      const domain = Object.hasOwn(domains, root) ? domains[root]?.(rest) : undefined;
      const named = mentioned.get(path) ?? [];
      return domain?.isOpen === true ? { ...domain, values: unique([...domain.values, ...named]) } : domain;
    }),
    needsOf,
    canWait: (name) => reads.get(name)?.needed === false,
    isTogether: (known) => isSession(known, contract),
    listOf: (path, matching, count) =>
      listOf(path, { matching, count }, { context: () => context, reads, contract }),
  };
  const steps = model.steps.map(({ id, submit }) => ({ id, isAnswered: submit !== undefined }));
  return { ...context, fields, answers, steps };
}

/** The values of each kind of source. */
function domainsOf(
  { config, model }: Pick<CompiledScreen, 'config' | 'model'>,
  { answers, reads, contract }: FieldSources,
): { readonly [root: string]: (path: readonly string[]) => Domain | undefined } {
  const { fields } = answers;
  const access = config.access;
  const submissions = new Map([
    ...model.steps.flatMap(({ id, submit }) => (submit === undefined ? [] : [[id, submit] as const])),
    ...(model.forms ?? []).map(({ name, submit }) => [name, submit] as const),
  ]);
  const unsentReads = unsentReadsOf(model.reads, contract);
  const lastOperation = () => model.submit?.operation ?? buttonOperation(model);

  return {
    answers: ([name = '', ...rest]) => {
      const field = fields.find((one) => one.name === name);
      return field === undefined || rest.length > 0
        ? undefined
        : domainOfField(field, { answers, reads, contract });
    },
    reads: ([name = '', ...path]) => {
      const read = reads.get(name);
      return read === undefined ? undefined : domainOfRead(read.operation, path, contract);
    },
    readErrors: ([name = '']) => {
      const codes = codesOf(reads.get(name)?.operation, contract);
      return closed(undefined, ...codes, ...(unsentReads.has(name) ? [NOT_SENT] : []));
    },
    results: ([step = '', ...path]) => {
      const operation = submissions.get(step)?.operation;
      return operation === undefined ? undefined : orNothing(domainOfAnswer(operation, path, contract));
    },
    result: (path) => {
      const operation = lastOperation();
      return operation === undefined ? undefined : orNothing(domainOfAnswer(operation, path, contract));
    },
    failure: () => closed(undefined, ...codesOf(lastOperation(), contract)),
    session: (path) => domainOfSession(path, access, contract),
    route: (path) => withUnreadable(path, domainOfRoute(path, { config, contract }), unsentReads),
    constants: (path) => closed(valueAt(contract.constants, path)),
    brand: (path) => closed(valueAt(contract.brand, path)),
    language: () => closed('en'),
    today: () => closed(contract.today),
  };
}

/** The same function, which works each value out once. */
function once<TValue>(work: (path: string) => TValue): (path: string) => TValue {
  const known = new Map<string, TValue>();
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const made = work(path);
    known.set(path, made);
    return made;
  };
}

/** The values that conditions name, by the path that they ask about. */
function mentionedIn(conditions: object): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const [from, field] = [valueAt(value, ['from']), valueAt(value, ['field'])];
    const path = typeof from === 'string' ? from : `answers.${String(field)}`;
    const named = [valueAt(value, ['is']), ...listIn(valueAt(value, ['in']))].filter(
      (one) => one !== undefined,
    );
    if (named.length > 0) found.set(path, [...(found.get(path) ?? []), ...named]);
    Object.values(value).forEach(visit);
  };
  visit(conditions);
  return found;
}

/** The operation of the first button, where the screen has no form. */
function buttonOperation(model: CompiledScreen['model']): string | undefined {
  const operations = blocksOf({ model }).map(({ block }) => valueAt(block, ['submit', 'operation']));
  return operations.find((operation): operation is string => typeof operation === 'string');
}

const orNothing = (domain: Domain): Domain => ({ ...domain, values: unique([undefined, ...domain.values]) });

function codesOf(operation: string | undefined, contract: Contract): readonly string[] {
  const told = Object.values(contract.examples[operation ?? '']?.errors ?? {});
  return told
    .flatMap(({ body }) => valueAt(body, ['0', 'errorCode']) ?? [])
    .filter((code) => typeof code === 'string');
}

interface FieldSources {
  readonly answers: AnswerContext;
  readonly reads: ReadonlyMap<string, CompiledScreen['model']['reads'][number]>;
  readonly contract: Contract;
}

function domainOfField(field: FieldModel, { answers, reads, contract }: FieldSources): Domain {
  const { options } = field;
  const none = [undefined];
  if (Array.isArray(options))
    return closed(...options.map((one) => (field.as === 'checkboxes' ? [one] : one)), ...none);
  if (options !== undefined && 'from' in options) {
    const values = [...offeredBy(options, { reads, contract }), ...(options.more ?? [])];
    const offered = values.map((one) => (field.as === 'checkboxes' ? [one] : one));
    // The org may offer others, too.
    return { values: unique([...offered, ...none]), isOpen: options.from.startsWith('reads.') };
  }
  if (field.as === 'consent') return closed(true, ...none);
  if (field.as === 'yes-no') return closed(true, false, ...none);
  const answer = answerFor(field, answers);
  const isTyped = ['text', 'textarea', 'number', 'date'].includes(field.as);
  return { values: unique([answer, ...none]), isOpen: isTyped };
}

/** The options out of a source, as the examples of the contract have them. */
function offeredBy(
  options: { readonly from: string; readonly value?: string },
  { reads, contract }: Omit<FieldSources, 'answers'>,
) {
  const [root, name = '', ...path] = options.from.split('.');
  if (root === 'constants') return listIn(valueAt(contract.constants, [name, ...path]));
  const operation = reads.get(name)?.operation ?? '';
  const bodies = Object.values(contract.examples[operation]?.examples ?? {}).map(({ body }) => body);
  const entries = bodies.map((body) => listIn(valueAt(body, path))).find((list) => list.length > 0) ?? [];
  return entries.map((entry) => valueAt(entry, (options.value ?? 'value').split('.')));
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Records are asked for by their fields, of which the contract has no list: any value is possible there. */
function domainOfRead(operation: string, path: readonly string[], contract: Contract): Domain {
  if (path[0] !== 'fields' || contract.operations[operation]?.data === undefined)
    return domainOfAnswer(operation, path, contract);
  const known = domainOfAnswer(operation, path, contract).values.filter((value) => value !== undefined);
  return { values: unique([...known, null]), isOpen: true };
}

function domainOfSession(
  path: readonly string[],
  access: CompiledScreen['config']['access'],
  contract: Contract,
): Domain {
  const examples = Object.values(contract.examples['getCurrentSession']?.examples ?? {}).map(
    ({ body }) => body,
  );
  const fitting = examples.filter(
    (body) => access === 'anyone' || (valueAt(body, ['isGuest']) === true) === (access === 'guest'),
  );
  if (path[0] === 'isGuest' || path[0] === 'userId')
    return closed(...fitting.map((body) => valueAt(body, path)));
  const domain = domainOfAnswer('getCurrentSession', path, contract);
  return { ...domain, values: unique([...fitting.map((body) => valueAt(body, path)), ...domain.values]) };
}

/** A guest has nothing that only customers have, and the other way round. */
function isSession(known: ReadonlyMap<string, unknown>, { examples }: Contract): boolean {
  const isGuest = known.get('session.isGuest');
  if (typeof isGuest !== 'boolean') return true;
  const bodies = Object.values(examples['getCurrentSession']?.examples ?? {}).map(({ body }) => body);
  const fitting = bodies.filter((body) => (valueAt(body, ['isGuest']) === true) === isGuest);
  return [...known].every(([path, value]) => {
    const [root, ...rest] = path.split('.');
    if (root !== 'session' || rest[0] === 'isGuest' || !isFilled(value)) return true;
    return fitting.some((body) => isFilled(valueAt(body, rest)));
  });
}

/** A value of an address: an example of the member that it is sent as. */
export function domainOfRoute(
  path: readonly string[],
  { config, contract }: Pick<CompiledScreen, 'config'> & { readonly contract: Contract },
): Domain {
  const source = ['route', ...path].join('.');
  const found = exampleOfRoute(source, config, contract);
  const isOptional = path[0] === 'query' || path[0] === 'hash';
  return closed(...(found === undefined ? [] : [found]), ...(isOptional ? [undefined] : []));
}

/** Looks for the call that takes a member of the address, and for a value of that member in the contract's examples. */
function exampleOfRoute(source: string, config: CompiledScreen['config'], contract: Contract): unknown {
  const found: unknown[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const [operation, bindings] = [valueAt(value, ['operation']), valueAt(value, ['with'])];
    if (typeof operation === 'string' && typeof bindings === 'object' && bindings !== null)
      for (const [member, binding] of Object.entries(bindings))
        if (namesSource(binding, source)) found.push(...valuesOfMember(operation, member, contract));
    Object.values(value).forEach(visit);
  };
  visit(config);
  return found.find((value) => value !== undefined);
}

const namesSource = (binding: unknown, source: string): boolean => {
  if (typeof binding !== 'object' || binding === null) return false;
  if (valueAt(binding, ['from']) === source || valueAt(binding, ['choice']) === source) return true;
  return listIn(valueAt(binding, ['first'])).some((one) => namesSource(one, source));
};

/** Of the answer's examples, then what the schema of the member says, then of any example in the contract. */
function valuesOfMember(operation: string, path: string, contract: Contract): readonly unknown[] {
  const member = path.split('.').at(-1) ?? path;
  const own = exampleOfMember(operation, member, contract);
  if (own !== undefined) return [own];
  const others = Object.keys(contract.examples).map((id) => exampleOfMember(id, member, contract));
  const made = others.find((value) => value !== undefined);
  return [made ?? sampleOfMember(operation, member, contract)];
}

function sampleOfMember(operation: string, member: string, contract: Contract): unknown {
  const field: FieldModel = {
    name: member,
    as: 'text',
    text: member,
    required: true,
    readOnly: false,
    autocomplete: 'off',
    width: 12,
  };
  const sent = new Map([[member, [{ operation, path: [member] }]]]);
  return answerFor(field, { contract, sent, fields: [field] });
}

/** A question is answered where it is asked. */
function needsOfAnswer(name: string, { steps }: CompiledScreen['model']): readonly Goal[] {
  const step = steps.find(({ fields }) => fields.some((field) => field.name === name));
  const field = step?.fields.find((one) => one.name === name);
  return [step?.show, field?.show].flatMap((condition) =>
    condition === undefined ? [] : [{ condition, holds: true }],
  );
}

/** The condition under which a choice is offered. */
function offerOf(name: string, value: unknown, { steps }: CompiledScreen['model']): string | undefined {
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.name === name);
  const [choice] = [value].flat();
  return typeof choice === 'string' ? field?.offered?.[choice] : undefined;
}

/** The org has answered a step that was passed. */
function needsOfResult(id: string, { steps }: CompiledScreen['model']): readonly Goal[] {
  const show = steps.find((step) => step.id === id)?.show;
  return show === undefined ? [] : [{ condition: show, holds: true }];
}

/** A read is asked when its condition holds and its sources are there. */
function needsOfRead({ when, with: bindings }: CompiledScreen['model']['reads'][number]): readonly Goal[] {
  return [...(when === undefined ? [] : [{ condition: when, holds: true }]), ...bindingNeeds(bindings)];
}

interface ListSources {
  readonly context: () => SolverContext;
  readonly reads: FieldSources['reads'];
  readonly contract: Contract;
}

/** So many entries like the example's; with a condition about `item`, such as it holds for. */
function listOf(
  source: string,
  { matching, count }: { readonly matching: string | undefined; readonly count: number },
  { context, reads, contract }: ListSources,
): unknown {
  const [, name = '', ...path] = source.split('.');
  const operation = reads.get(name)?.operation ?? '';
  const bodies = Object.values(contract.examples[operation]?.examples ?? {}).map(({ body }) =>
    valueAt(body, path),
  );
  const [example] = bodies.flatMap(listIn);
  if (example === undefined) return count === 0 ? [] : undefined;
  const made = matching === undefined ? new Map<string, unknown>() : solveItem(matching, source, context());
  const entry = made === undefined ? undefined : changed(example, made, `${source}.0.`);
  return Array.from({ length: count }, () => entry);
}

const solveItem = (matching: string, source: string, context: SolverContext) =>
  solve([{ condition: matching, holds: true }], { ...context, item: `${source}.0`, needsOf: () => [] });

/** A copy of an entry with other members. */
function changed(entry: unknown, values: ReadonlyMap<string, unknown>, prefix: string): unknown {
  const copy: unknown = structuredClone(entry);
  for (const [path, value] of values)
    if (path.startsWith(prefix)) setAt(copy, path.slice(prefix.length).split('.'), value);
  return copy;
}

/** Writes a value into a copy; a member of `undefined` is taken away. */
export function setAt(target: unknown, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (typeof target !== 'object' || target === null) return;
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(target, name);
    else Reflect.set(target, name, value);
    return;
  }
  const next: unknown = Reflect.get(target, name);
  // There is nothing to take away from what is not there.
  if (value === undefined && (typeof next !== 'object' || next === null)) return;
  if (typeof next !== 'object' || next === null)
    Reflect.set(target, name, /^\d+$/.test(rest[0] ?? '') ? [] : {});
  setAt(Reflect.get(target, name), rest, value);
}
