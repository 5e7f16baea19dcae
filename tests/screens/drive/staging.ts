import type { CompiledScreen, FieldModel } from '@energy-portal/portal/publish';
import type { FormView } from '../plan/form-views.ts';
import { NOT_SENT } from '../plan/unsent-reads.ts';
import { valueAt, type Contract } from '../plan/contract.ts';
import { answerOfCode } from '../plan/outcomes.ts';
import { domainOfRoute } from '../plan/screen-sources.ts';
import type { Assignment, ScreenPlan } from '../plan/types.ts';
import type { Change, ErrorAnswer, Scene } from '../org/scene.ts';

/** All that a driver needs to bring a setting about. */
export interface Staging {
  readonly scene: Scene;
  /** The scene until the form, or a button, is sent; undefined where it is the same. */
  readonly before?: Scene;
  /** With query and hash. */
  readonly address: string;
  readonly isGuest: boolean;
  readonly answers: ReadonlyMap<string, unknown>;
  /** Steps that the org has to answer. */
  readonly passed: readonly string[];
  /** The form, or a button, has to be sent. */
  readonly isSent: boolean;
}

/** A screen and what is behind it. */
export interface StagedScreen {
  /** As the form sees it that is driven. */
  readonly screen: FormView;
  readonly plan: ScreenPlan;
  readonly contract: Contract;
}

/** Turns the values of a setting into answers of the org, an address, and answers of the customer. Pure. */
export function stage(staged: StagedScreen, setting: Assignment): Staging {
  const [isBefore, isRead] = [/^before\./, /^read(s|Errors|Waits)\./];
  const entries = [...setting];
  const after = stageMoment(staged, new Map(entries.filter(([path]) => !isBefore.test(path))));
  if (!entries.some(([path]) => isBefore.test(path))) return after;
  const before = entries
    .filter(([path]) => !isRead.test(path))
    .map(([path, value]) => [path.replace(isBefore, ''), value] as const);
  return { ...after, before: stageMoment(staged, new Map(before)).scene };
}

function stageMoment({ screen, plan, contract }: StagedScreen, setting: Assignment): Staging {
  const changes = new Map<string, Change[]>();
  const errors: Record<string, ErrorAnswer> = {};
  const answers = new Map<string, unknown>();
  const route = new Map<string, unknown>();
  const passed = new Set<string>();
  const change = (operation: string | undefined, path: readonly string[], value: unknown) => {
    if (operation !== undefined) changes.set(operation, [...(changes.get(operation) ?? []), { path, value }]);
  };
  const changeRead = (read: string, change: Change) => {
    const operation = operationOf(read) ?? '';
    changes.set(operation, [...(changes.get(operation) ?? []), { ...change, ...onlyFor(read, screen) }]);
  };
  const refuse = (operation: string | undefined, code: unknown) => {
    if (operation !== undefined && typeof code === 'string')
      errors[operation] = answerOfCode(operation, code, contract);
  };
  const operationOf = (read: string) => screen.model.reads.find(({ name }) => name === read)?.operation;
  const last = screen.model.submit?.operation ?? buttonOperation(screen);
  for (const [source, value] of setting) {
    const [root = '', name = '', ...path] = source.split('.');
    if (root === 'reads') changeRead(name, { path, value });
    if (root === 'readErrors' && value !== NOT_SENT) refuse(operationOf(name), value);
    if (root === 'answers') answers.set(name, value);
    if (root === 'session') change('getCurrentSession', [name, ...path], value);
    if (root === 'route') route.set(source, value);
    // Nothing of an answer that is not there yet says nothing about the answer.
    if (root === 'result' && name !== '' && isGiven(root, setting)) change(last, [name, ...path], value);
    if (root === 'failure') refuse(last, value);
    if (root === 'results') {
      if (isGiven(`results.${name}`, setting)) change(operationOfResult(name, screen), path, value);
      if (value !== undefined) passed.add(name);
    }
  }
  for (const field of screen.whole.model.steps.flatMap(({ fields }) => fields))
    offer(field, answers.get(field.name), { change, operationOf });
  const isGuest = isGuestIn(plan, setting);
  changes.set('getCurrentSession', [
    ...sessionOf(isGuest, contract),
    ...(changes.get('getCurrentSession') ?? []),
  ]);
  return {
    scene: { changes: Object.fromEntries(changes), errors, ...heldIn(setting, operationOf) },
    address: addressOf({ screen, plan, contract }, route),
    isGuest,
    answers,
    passed: [...passed],
    isSent: [...setting].some(isOfSending),
  };
}

/** The operation of a step, or of one of several forms. */
const operationOfResult = (name: string, { whole: { model } }: FormView) =>
  [
    ...model.steps.map(({ id, submit }) => ({ id, submit })),
    ...(model.forms ?? []).map((form) => ({ id: form.name, submit: form.submit })),
  ].find(({ id }) => id === name)?.submit?.operation;

const isGiven = (root: string, setting: Assignment) =>
  [...setting].some(([path, value]) => path.startsWith(`${root}.`) && value !== undefined);

/** The operations of reads that are on their way. */
function heldIn(setting: Assignment, operationOf: (read: string) => string | undefined): Pick<Scene, 'held'> {
  const held = [...setting].flatMap(([path, value]) => {
    const [root, name = ''] = path.split('.');
    return root === 'readWaits' && value === true ? (operationOf(name) ?? []) : [];
  });
  return held.length === 0 ? {} : { held };
}

const isOfSending = ([source, value]: readonly [string, unknown]) =>
  /^(result|failure)(\.|$)/.test(source) && value !== undefined;

/** The written parameters of a read that shares its operation with another one: they tell the calls apart. */
function onlyFor(name: string, { model }: CompiledScreen): Pick<Change, 'only'> {
  const read = model.reads.find((one) => one.name === name);
  const isShared = model.reads.some((one) => one !== read && one.operation === read?.operation);
  const written = Object.entries(read?.with ?? {}).filter(([, value]) => typeof value === 'string');
  return isShared && written.length > 0 ? { only: Object.fromEntries(written) } : {};
}

/** The operation of the first button, where the screen has no form. */
function buttonOperation({ model }: CompiledScreen): string | undefined {
  const blocks = model.sections.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  return blocks
    .map((block) => valueAt(block, ['submit', 'operation']))
    .find((one): one is string => typeof one === 'string');
}

interface Changing {
  readonly change: (operation: string | undefined, path: readonly string[], value: unknown) => void;
  readonly operationOf: (read: string) => string | undefined;
}

/** Makes the first option of a read the one that is to be chosen. */
function offer({ options }: FieldModel, answer: unknown, { change, operationOf }: Changing): void {
  if (options === undefined || Array.isArray(options) || !('from' in options)) return;
  const [root, read = '', ...path] = options.from.split('.');
  const value = Array.isArray(answer) ? answer[0] : answer;
  if (root !== 'reads' || value === undefined || options.more?.includes(String(value)) === true) return;
  change(operationOf(read), [...path, '0', ...(options.value ?? 'value').split('.')], value);
}

function isGuestIn({ access }: ScreenPlan, setting: Assignment): boolean {
  if (access !== 'anyone') return access === 'guest';
  const reason = setting.get('session.endReason');
  return setting.get('session.isGuest') === true || (reason !== undefined && reason !== null);
}

/** The members of the example session of a guest or a customer. */
function sessionOf(isGuest: boolean, { examples }: Contract): readonly Change[] {
  const bodies = Object.values(examples['getCurrentSession']?.examples ?? {}).map(({ body }) => body);
  const found = bodies.find((body) => (valueAt(body, ['isGuest']) === true) === isGuest);
  return Object.entries(found ?? {}).map(([name, value]): Change => ({ path: [name], value }));
}

/** The address with those members behind the path without which a read would wait. */
function addressOf({ screen, plan, contract }: StagedScreen, route: ReadonlyMap<string, unknown>): string {
  const wanted = new Map(route);
  for (const source of sourcesOfRoute(screen)) {
    if (wanted.has(source)) continue;
    const [, ...path] = source.split('.');
    wanted.set(
      source,
      domainOfRoute(path, { config: screen.config, contract }).values.find((value) => value !== undefined),
    );
  }
  const members = (kind: string) => {
    const found = new URLSearchParams();
    for (const [source, value] of wanted) {
      const [, place, name = ''] = source.split('.');
      if (place === kind && value !== undefined) found.set(name, String(value));
    }
    return found.toString();
  };
  const [query, hash] = [members('query'), members('hash')];
  return `${plan.path}${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash}`}`;
}

/** Members of the address that a read needs. */
function sourcesOfRoute({ model }: CompiledScreen): readonly string[] {
  return model.reads.flatMap(({ with: bindings }) =>
    Object.values(bindings).flatMap((binding) => {
      const from = valueAt(binding, ['from']);
      const isNeeded = typeof from === 'string' && valueAt(binding, ['optional']) !== true;
      return isNeeded && /^route\.(query|hash)\./.test(from) ? [from] : [];
    }),
  );
}
