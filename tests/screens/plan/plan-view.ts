import type { CompiledScreen, Condition, FieldModel } from '@energy-portal/portal/publish';
import { solve, type Goal } from './condition-solver.ts';
import { valueAt, type Contract } from './contract.ts';
import type { FormView } from './form-views.ts';
import { withOffered } from './offered-options.ts';
import { firstButtonOf, outcomesOf, submissionsOf } from './outcomes.ts';
import { rulesOf } from './rules.ts';
import { atEntry, atStep, createSources, type ScreenSources } from './screen-sources.ts';
import type { FindText } from './texts.ts';
import {
  circumstances,
  type Assignment,
  type Case,
  type CircumstanceCase,
  type ConditionCase,
  type Gap,
  type OutcomeCase,
  type RuleCase,
  type ScreenPlan,
} from './types.ts';
import type { Use } from './use.ts';
import { formContext, usesOf } from './uses.ts';

/** A screen, seen by one of its forms, with all that a plan is made of. */
interface PlanContext {
  readonly screen: FormView;
  readonly contract: Contract;
  readonly known: ScreenSources;
  readonly text: FindText;
  /** The goals for the form to be there; undefined for a screen without one. */
  readonly form: readonly Goal[] | undefined;
  /** The goals for the form, or the button that is sent in its place, to be there. */
  readonly sender: readonly Goal[] | undefined;
}

/** Cases, and what is left out by name. */
export interface Planned<TCase extends Case> {
  readonly cases: readonly TCase[];
  readonly gaps: readonly Gap[];
}

/** The plan of a screen as one of its forms sees it. */
export interface PlannedView extends Planned<Case> {
  readonly totals: Pick<ScreenPlan['totals'], 'rules' | 'failures' | 'messages'>;
}

/** Plans what is tried of a screen as one of its forms sees it: the page around it, and that form. */
export function planView(screen: FormView, contract: Contract, text: FindText): PlannedView {
  const form = formContext(screen);
  const context: PlanContext = {
    screen,
    contract,
    known: createSources(screen, contract),
    text,
    form,
    sender: form ?? firstButtonOf(screen, contract)?.context,
  };
  const planned = [
    planConditions(context),
    planRules(context),
    planOutcomes(context),
    planCircumstances(context),
  ];
  const { form: name } = screen.model;
  const cases = planned.flatMap((one): readonly Case[] => one.cases);
  const outcomes = ownSubmissionsOf(screen, contract).flatMap((one) => outcomesOf(one, text, contract));
  const rules = rulesOfScreen(context);
  return {
    cases: name === undefined ? cases : cases.map((one) => ({ ...one, form: name })),
    gaps: planned.flatMap(({ gaps }) => gaps),
    totals: {
      rules: rules.reduce((total, { broken, unbroken }) => total + broken.length + unbroken.length, 0),
      failures: outcomes.filter(({ kind }) => kind === 'failure').length,
      messages: outcomes.filter(({ message }) => message !== undefined).length,
    },
  };
}

/** Buttons of the page are tried once, with the first of its forms. */
const ownSubmissionsOf = (screen: FormView, contract: Contract) =>
  submissionsOf(screen, contract).filter(({ isButton }) => !isButton || isFirst(screen));

const isFirst = ({ model }: FormView) => model.form === undefined || model.form === model.forms?.[0]?.name;

/** A condition case in words. */
export const nameOfCase = ({ condition, holds }: Pick<ConditionCase, 'condition' | 'holds'>) =>
  `${condition} ${holds ? 'holds' : 'does not hold'}`;

/** Each condition, holding and not, at each place where it counts; through others where it counts nowhere itself. */
function planConditions({ screen, known, text, contract, sender }: PlanContext): Planned<ConditionCase> {
  const uses = usesOf(screen, { text, contract });
  const completions = [
    (found: Assignment) => beforeSending(found, { sender, known }),
    (found: Assignment) => changedBySending(found, { screen, sender, known }),
  ];
  const each = Object.keys(screen.model.conditions).flatMap((condition) =>
    [true, false].map((holds) => planCondition({ condition, holds }, { uses, known, completions })),
  );
  return { cases: each.flatMap(({ cases }) => cases), gaps: each.flatMap(({ gaps }) => gaps) };
}

/** After a failure a read changes only where another one asks the same of the org. */
function isAskedAnew(
  { before, found }: { readonly before: Assignment; readonly found: Assignment },
  { screen, known }: Pick<PlanContext, 'screen' | 'known'>,
): boolean {
  if (found.get('failure') === undefined) return true;
  const { reads } = screen.model;
  const changed = [...before].filter((one) => isOfReads(one) && found.get(one[0]) !== one[1]);
  return changed.every(([path]) => {
    const { name, operation } = reads.find((read) => read.name === path.split('.')[1]) ?? {};
    return reads.some(
      (other) =>
        other.name !== name &&
        other.operation === operation &&
        other.when !== undefined &&
        solve([{ condition: other.when, holds: true }], known, { start: found }) !== undefined,
    );
  });
}

interface ConditionContext {
  readonly uses: readonly Use[];
  readonly known: ScreenSources;
  /** Ways to complete a solution; the first one that leads to any is taken. */
  readonly completions: readonly ((found: Assignment) => Assignment | undefined)[];
}

const isSent = ([path, value]: readonly [string, unknown]) =>
  /^(result|failure)(\.|$)/.test(path) && value !== undefined;

/** Refuses settings of a form that was sent: its questions are seen before. */
const unsent = (found: Assignment): Assignment | undefined => ([...found].some(isSent) ? undefined : found);

/** Adds what the form or the button needs to be there before it is sent. A setting with both, or none. */
function beforeSending(
  found: Assignment,
  { sender, known }: Pick<PlanContext, 'sender' | 'known'>,
): Assignment | undefined {
  const sent = [...found].filter(isSent);
  if (sent.length === 0 || sender === undefined) return found;
  const before = new Map(
    [...found].map(([path, value]) => [path, isSent([path, value]) ? undefined : value] as const),
  );
  const whole = solve(sender, known, { start: before });
  return whole && new Map([...whole, ...sent]);
}

const isOfReads = ([path]: readonly [string, unknown]) => /^read(s|Errors|Waits)\./.test(path);

/** The same, where the reads have other answers before it is sent than after it: `before.reads.autopay.state`. */
function changedBySending(
  found: Assignment,
  { screen, sender, known }: Pick<PlanContext, 'screen' | 'sender' | 'known'>,
): Assignment | undefined {
  if (![...found].some(isSent) || sender === undefined) return undefined;
  const lasting = new Map([...found].filter((one) => !isOfReads(one) && !isSent(one)));
  const before = solve(sender, known, { start: lasting });
  if (before === undefined || !isAskedAnew({ before, found }, { screen, known })) return undefined;
  const read = [...before].filter(isOfReads).map(([path, value]) => [`before.${path}`, value] as const);
  return new Map([...[...before].filter((one) => !isOfReads(one)), ...found, ...read]);
}

function planCondition(
  { condition, holds }: { readonly condition: string; readonly holds: boolean },
  { uses, known, completions }: ConditionContext,
): Planned<ConditionCase> {
  const goal: Goal = { condition, holds };
  const caseOf = (use: Use, isSeen: boolean): ConditionCase | undefined => {
    const own: Goal = { condition: use.condition, holds: isSeen };
    const inForm = 'step' in use.effect ? atStep(use.effect.step, known) : known;
    const context = use.item === undefined ? inForm : atEntry(use.item, inForm, isSeen);
    const goals = [...use.context, ...((isSeen ? use.needed : use.refused) ?? []), goal, own];
    const setting = firstOf('step' in use.effect ? [unsent] : completions, (complete) =>
      solve(goals, context, { complete }),
    );
    if (setting === undefined) return undefined;
    const isAlone = use.item !== undefined && (!isSeen || use.isAlone === true);
    const told = isAlone ? withoutOthers(setting, use.item) : setting;
    return { kind: 'condition', condition, holds, effect: use.effect, isSeen, setting: told };
  };
  const direct = uses.filter((use) => use.condition === condition).flatMap((use) => caseOf(use, holds) ?? []);
  if (direct.length > 0) return { cases: direct, gaps: [] };
  const reaching = uses.filter((use) => reaches(use.condition, condition, known));
  const [through] = reaching.flatMap((use) => caseOf(use, holds) ?? caseOf(use, !holds) ?? []);
  if (through !== undefined) return { cases: [through], gaps: [] };
  for (const other of seenBy({ condition, holds }, known)) {
    const { cases } = planCondition(other, { uses, known, completions });
    if (cases.length > 0) return { cases: cases.map((one) => ({ ...one, condition, holds })), gaps: [] };
  }
  const what = nameOfCase({ condition, holds });
  return { cases: [], gaps: [{ kind: 'condition', what, reason: reasonOf(goal, reaching, known) }] };
}

/** Conditions by which another one is seen, too: the one that it turns round, and those that count by it. */
function seenBy(
  { condition, holds }: { readonly condition: string; readonly holds: boolean },
  { conditions }: Pick<ScreenSources, 'conditions'>,
): readonly { readonly condition: string; readonly holds: boolean }[] {
  const not = valueAt(conditions[condition], ['not']);
  const counting = Object.keys(conditions).filter(
    (name) => valueAt(conditions[name], ['matching']) === condition,
  );
  return [
    ...(typeof not === 'string' ? [{ condition: not, holds: !holds }] : []),
    ...counting.map((name) => ({ condition: name, holds })),
  ];
}

/** The list of an entry holds nothing else: another one would show what this one must not. */
const withoutOthers = (setting: Assignment, item: string): Assignment =>
  item.endsWith('.0') ? new Map([...setting, [`${item.slice(0, -'.0'.length)}.length`, 1]]) : setting;

/** The first result that is one. */
function firstOf<TOne, TResult>(
  all: readonly TOne[],
  work: (one: TOne) => TResult | undefined,
): TResult | undefined {
  for (const one of all) {
    const found = work(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A condition depends on another one, through any number of names. */
function reaches(from: string, to: string, { conditions }: Pick<ScreenSources, 'conditions'>): boolean {
  const open = [from];
  const met = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) return true;
    if (met.has(name)) continue;
    met.add(name);
    const told = JSON.stringify(conditions[name] ?? '');
    open.push(...Object.keys(conditions).filter((other) => told.includes(`"${other}"`)));
  }
  return false;
}

function reasonOf(goal: Goal, uses: readonly Use[], known: ScreenSources): Gap['reason'] {
  if (JSON.stringify(known.conditions[String(goal.condition)] ?? '').includes('"values.')) return 'computed';
  const items = uses.map(({ item }) => item);
  const isPossible = [undefined, ...items].some((item) =>
    solve([goal], { ...known, ...(item !== undefined && { item }) }),
  );
  if (!isPossible) return 'contract';
  if (uses.length > 0) return 'contradiction';
  return 'unseen';
}

/** The rules of each question, and of those that are asked of each entry of a group. */
function rulesOfScreen({ screen, known, text }: PlanContext) {
  const { answers } = known;
  return screen.model.steps.flatMap((step) =>
    step.fields.flatMap((field) => {
      const { fields = [] } = field.group ?? {};
      const context = { ...answers, fields };
      return [
        { field, member: undefined, step, ...rulesOf(field, step, { context: answers, text }) },
        ...fields.map((member) => ({ field, member, step, ...rulesOf(member, step, { context, text }) })),
      ];
    }),
  );
}

/** Each rule of each field, where the field is asked. */
function planRules(context: PlanContext): Planned<RuleCase> {
  const { form, known } = context;
  const cases: RuleCase[] = [];
  const gaps: Gap[] = [];
  for (const { field, member, step, broken, unbroken } of rulesOfScreen(context)) {
    const name = member === undefined ? field.name : `${field.name}.${member.name}`;
    const what = (rule: string) => `${step.id}.${name} ${rule}`;
    gaps.push(...unbroken.map(({ rule, reason }): Gap => ({ kind: 'rule', what: what(rule), reason })));
    const inForm = atStep(step.id, known);
    for (const { rule, answer, beyond, held, message, when, empty, sameAs } of broken) {
      const same = sameAs === undefined ? undefined : { from: sameAs, filled: true };
      const none = empty === undefined ? [] : [withoutFirst(empty, field)];
      const shown = [step.show, field.show, member?.show, when, same].flatMap((condition) =>
        condition === undefined ? [] : [{ condition, holds: true }],
      );
      const setting = form && solve([...form, ...shown, ...none, ...notReadOnly(field.readOnlyWhen)], inForm);
      const reason = empty === undefined ? 'unreachable' : 'prefilled';
      if (setting === undefined) gaps.push({ kind: 'rule', what: what(rule), reason });
      else
        cases.push({
          kind: 'rule',
          step: step.id,
          field: field.name,
          ...(member && { member: member.name }),
          rule,
          answer: sameAs === undefined ? answer : setting.get(sameAs),
          ...(beyond && { beyond }),
          ...(held !== undefined && { held }),
          message,
          setting: withOffered(without(setting, `answers.${field.name}`), context),
        });
    }
  }
  return { cases, gaps };
}

/** The goal that a question has no first answer; of a yes or no, no is one, too. */
function withoutFirst(from: string, { as }: FieldModel): Goal {
  const condition: Condition = as === 'yes-no' ? { from, in: [true, false] } : { from, filled: true };
  return { condition, holds: false };
}

const notReadOnly = (condition: string | undefined): readonly Goal[] =>
  condition === undefined ? [] : [{ condition, holds: false }];

const without = (setting: Assignment, path: string): Assignment =>
  new Map([...setting].filter(([name]) => name !== path));

/** Each named failure and each success of each submission. */
function planOutcomes({ screen, known, text, contract, sender }: PlanContext): Planned<OutcomeCase> {
  const cases: OutcomeCase[] = [];
  const gaps: Gap[] = [];
  for (const placed of ownSubmissionsOf(screen, contract)) {
    const inForm = placed.isButton
      ? known
      : atStep(placed.at === '' ? screen.model.steps.at(-1)?.id : placed.at, known);
    const context = { ...inForm, ...(placed.item !== undefined && { item: placed.item }) };
    const settingFor = (goals: readonly Goal[]) =>
      solve([...placed.context, ...goals], context, {
        complete: (found) => beforeSending(found, { sender, known }),
      });
    const usual = settingFor([]);
    for (const outcome of outcomesOf(placed, text, contract)) {
      const setting = outcome.field === undefined ? usual : settingFor(asked(outcome.field, screen));
      const what = `${placed.at || (screen.model.form ?? 'form')} ${outcome.operation} ${outcome.code ?? 'succeeds'}`;
      if (setting === undefined) gaps.push({ kind: outcome.kind, what, reason: 'unreachable' });
      else
        cases.push({
          ...outcome,
          setting: placed.isButton ? setting : withOffered(setting, { screen, known }),
        });
    }
  }
  return { cases, gaps };
}

/** The goals for a question to be asked. */
const asked = (name: string, { model }: CompiledScreen): readonly Goal[] =>
  model.steps
    .filter(({ fields }) => fields.some((field) => field.name === name))
    .flatMap((step) => [step.show, step.fields.find((field) => field.name === name)?.show])
    .flatMap((condition) => (condition === undefined ? [] : [{ condition, holds: true }]));

const ofForms: readonly string[] = [
  'sent twice',
  'session lost',
  'draft resumed',
  'back and forward',
  'keyboard alone',
];

function planCircumstances({ screen, known, form }: PlanContext): Planned<CircumstanceCase> {
  const { model, config } = screen;
  const found = (form && solve(form, known)) ?? new Map<string, unknown>();
  const setting = withOffered(found, { screen, known });
  const isTried = (circumstance: string) => {
    if (circumstance === 'session lost')
      return form !== undefined && config.access === 'customer' && model.draft !== undefined;
    if (circumstance === 'draft resumed') return form !== undefined && model.draft !== undefined;
    if (circumstance === 'back and forward') return form !== undefined && model.steps.length > 1;
    if (circumstance === 'unavailable') return isFirst(screen) && model.reads.some(({ needed }) => needed);
    return ofForms.includes(circumstance)
      ? form !== undefined
      : circumstance === 'offline' || isFirst(screen);
  };
  const cases = circumstances
    .filter(isTried)
    .map((circumstance) => ({ kind: 'circumstance' as const, circumstance, setting }));
  const isUnreachable = form !== undefined && solve(form, known) === undefined;
  return {
    cases,
    gaps: isUnreachable
      ? [{ kind: 'circumstance', what: screen.model.form ?? 'the form', reason: 'unreachable' }]
      : [],
  };
}
