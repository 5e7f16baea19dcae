import type { Block, CompiledScreen, Condition, FieldModel } from '@energy-portal/portal/publish';
import { formNeeds } from './binding-needs.ts';
import { usesInCalls } from './call-uses.ts';
import type { Goal } from './condition-solver.ts';
import { valueAt, type Contract } from './contract.ts';
import { entryPathOf } from './entry-path.ts';
import type { FindText } from './texts.ts';
import type { Use } from './use.ts';

/** A block with what must hold so that it is seen. */
interface PlacedBlock {
  readonly block: Block;
  readonly name: string;
  readonly context: readonly Goal[];
}

const holding = (...conditions: readonly (string | undefined)[]): readonly Goal[] =>
  conditions.flatMap((condition) => (condition === undefined ? [] : [{ condition, holds: true }]));

/** All blocks of a screen; a screen without sections shows its form alone. */
export function blocksOf({ model }: Pick<CompiledScreen, 'model'>): readonly PlacedBlock[] {
  return model.sections.flatMap((section) =>
    section.columns.flatMap(({ blocks }) =>
      blocks.map((block) => ({
        block,
        name: 'name' in block && typeof block.name === 'string' ? block.name : block.block,
        context: holding(section.show, block.show),
      })),
    ),
  );
}

/** The goals for the form to be there, and to be sent; undefined for a screen without a form. */
export function formContext(screen: Pick<CompiledScreen, 'model'>): readonly Goal[] | undefined {
  const { steps, submit, form } = screen.model;
  if (steps.length === 0) return undefined;
  const isOwn = ({ block, name }: PlacedBlock) =>
    block.block === 'form' && (form === undefined || name === form);
  const context = blocksOf(screen).find(isOwn)?.context;
  const calls = [...steps.map((step) => step.submit), submit];
  return context && [...context, ...calls.flatMap((call) => formNeeds(call?.with))];
}

/** All places of a screen where its conditions count. */
export function usesOf(screen: CompiledScreen, known: UseContext): readonly Use[] {
  return [
    ...usesInPage(screen, known),
    ...usesInForm(screen, known.text),
    ...usesInCalls(screen, formContext(screen)),
  ];
}

/** The texts of a screen, and what stays the same on all its pages. */
interface UseContext {
  readonly text: FindText;
  readonly contract: Pick<Contract, 'brand' | 'constants' | 'examples'>;
}

function usesInPage(screen: CompiledScreen, known: UseContext): readonly Use[] {
  const ofSections = screen.model.sections.flatMap((section): readonly Use[] => {
    const { show } = section;
    if (show === undefined) return [];
    return section.columns.flatMap(({ blocks }) =>
      blocks.map((block): Use => {
        const name = 'name' in block && typeof block.name === 'string' ? block.name : block.block;
        return { condition: show, effect: { kind: 'block', block: name }, context: holding(block.show) };
      }),
    );
  });
  const ofBlocks = blocksOf(screen).flatMap(({ block, name, context }): readonly Use[] => {
    const own = block.show;
    const around = context.filter(({ condition }) => condition !== own);
    const whole: readonly Use[] =
      own === undefined ? [] : [{ condition: own, effect: { kind: 'block', block: name }, context: around }];
    return [
      ...whole,
      ...usesInBlock(block, {
        name,
        context,
        item: entryPathOf(block, { model: screen.model, contract: known.contract }),
        ...known,
      }),
    ];
  });
  return [...ofSections, ...ofBlocks];
}

type BlockContext = Pick<PlacedBlock, 'name' | 'context'> &
  UseContext & { readonly item: string | undefined };

/** Lists of a block whose members may have a condition, and the key of their texts. */
const lists = { rows: '', links: '', flags: '', verdicts: '', actions: '.button' } as const;

const elements: { readonly [list: string]: 'a' | 'button' } = { links: 'a', actions: 'button' };

function usesInBlock(block: Block, { name, text, item, ...known }: BlockContext): readonly Use[] {
  const context = [...known.context, ...(item === undefined ? [] : entryNeeds(block, known.contract))];
  const uses: Use[] = [];
  for (const [list, key] of Object.entries(lists)) {
    const members = valueAt(block, [list]);
    if (!Array.isArray(members)) continue;
    const labelled = members.map((member: unknown) => ({
      condition: valueAt(member, ['show']),
      label: textOfMember(text, `blocks.${name}.${list}.${String(valueAt(member, ['name']))}`, key),
      needed: list === 'links' ? addressNeeds(member) : list === 'flags' ? flagNeeds(member) : [],
    }));
    for (const { condition, label, needed } of labelled) {
      if (typeof condition !== 'string' || label === undefined) continue;
      const alike = labelled.filter((one) => one.label?.en === label.en && one.condition !== condition);
      uses.push({
        condition,
        // What is called the same must not be there.
        context: [...context, ...needed, ...alike.flatMap((one) => absent(one.condition))],
        effect: {
          kind: 'text',
          block: name,
          text: label,
          ...(elements[list] && { element: elements[list] }),
        },
        ...(item && { item }),
      });
    }
  }
  const matching = valueAt(block, ['matching']);
  if (typeof matching === 'string' && item !== undefined)
    uses.push({ condition: matching, context, item, effect: { kind: 'entry', block: name } });
  const closer = valueAt(block, ['closer', 'show']);
  const look = text(`blocks.${name}.closer`);
  if (typeof closer === 'string' && look !== undefined)
    uses.push({
      condition: closer,
      context,
      effect: { kind: 'text', block: name, text: look, element: 'a' },
    });
  const done = valueAt(block, ['done']);
  const progress = text(`blocks.${name}.progress`, { done: 1, of: 1 });
  if (typeof done === 'string' && item !== undefined && progress !== undefined)
    uses.push({
      condition: done,
      context,
      item,
      isAlone: true,
      effect: { kind: 'text', block: name, text: progress },
    });
  return uses;
}

/** An entry is there with the values that the block keeps entries for. */
function entryNeeds(block: Block, { brand, constants }: UseContext['contract']): readonly Goal[] {
  const where = valueAt(block, ['where']);
  if (!Array.isArray(where)) return [];
  const fixed: { readonly [root: string]: unknown } = { brand, constants };
  return where.flatMap((one: unknown): readonly Goal[] => {
    const [from, wanted] = [valueAt(one, ['value']), valueAt(one, ['is'])];
    const [root = '', ...path] = String(valueAt(wanted, ['from'])).split('.');
    const is = typeof wanted === 'object' ? valueAt(fixed[root], path) : wanted;
    return typeof from === 'string' && typeof is === 'string'
      ? [{ condition: { from, is }, holds: true }]
      : [];
  });
}

/** A link is there with all that its address is made of. */
function addressNeeds(member: unknown): readonly Goal[] {
  const sources = Object.values(valueAt(member, ['with']) ?? {}).map((one: unknown) =>
    valueAt(one, ['from']),
  );
  return sources
    .filter((from) => typeof from === 'string')
    .map((from) => ({ condition: { from, filled: true }, holds: true }));
}

/** A flag is there where its value is, and where that is not 0. */
function flagNeeds(member: unknown): readonly Goal[] {
  const from = valueAt(member, ['value']);
  if (typeof from !== 'string') return [];
  return [
    { condition: { from, filled: true }, holds: true },
    { condition: { from, is: 0 }, holds: false },
  ];
}

const absent = (condition: unknown): readonly Goal[] =>
  typeof condition === 'string' ? [{ condition, holds: false }] : [];

const textOfMember = (text: FindText, at: string, key: string) =>
  text(`${at}${key}`) ?? text(`${at}.label`) ?? text(`${at}.button`) ?? text(at);

function usesInForm(screen: CompiledScreen, text: FindText): readonly Use[] {
  const form = formContext(screen);
  if (form === undefined) return [];
  return screen.model.steps.flatMap((step) => {
    const inStep = [...form, ...holding(step.show)];
    const whole: readonly Use[] =
      step.show === undefined
        ? []
        : [{ condition: step.show, effect: { kind: 'step', step: step.id }, context: form }];
    return [...whole, ...step.fields.flatMap((field) => usesOfField(field, { step: step.id, inStep, text }))];
  });
}

interface FieldContext {
  readonly step: string;
  readonly inStep: readonly Goal[];
  readonly text: FindText;
}

function usesOfField(field: FieldModel, { step, inStep, text }: FieldContext): readonly Use[] {
  const place = { step, field: field.name };
  const context = [...inStep, ...holding(field.show)];
  const uses: Use[] = [];
  if (field.show !== undefined)
    uses.push({ condition: field.show, context: inStep, effect: { kind: 'field', ...place } });
  if (field.requiredWhen !== undefined)
    uses.push({ condition: field.requiredWhen, context, effect: { kind: 'required', ...place } });
  if (field.readOnlyWhen !== undefined)
    uses.push({ condition: field.readOnlyWhen, context, effect: { kind: 'readOnly', ...place } });
  if (field.introWhen !== undefined)
    uses.push({ condition: field.introWhen, context, effect: { kind: 'intro', ...place } });
  for (const [value, condition] of Object.entries(field.offered ?? {}))
    uses.push({ condition, context, effect: { kind: 'option', value, ...place } });
  for (const [value, conditions] of Object.entries(field.notices ?? {}))
    for (const [at, condition] of conditions.entries()) {
      const label = text(`fields.${field.text}.notices.${condition}`);
      // The first one that holds is told.
      const others = conditions.slice(0, at).map((other) => ({ condition: other, holds: false }));
      const chosen = { condition: { field: field.name, is: value }, holds: true };
      if (label !== undefined)
        uses.push({
          condition,
          context: [...context, ...others],
          needed: [chosen],
          effect: { kind: 'notice', text: label, ...place },
        });
    }
  return [...uses, ...usesOfOptions(field, { step, inStep: context, text })];
}

function usesOfOptions(field: FieldModel, { step, inStep }: FieldContext): readonly Use[] {
  const { options } = field;
  if (options === undefined || Array.isArray(options) || !('from' in options) || options.show === undefined)
    return [];
  const { more = [] } = options;
  const [first, ...rest] = more;
  const effect = { kind: 'offered', step, field: field.name, others: more.length } as const;
  // What is not offered is not chosen.
  const other: Condition =
    first === undefined ? { field: field.name, filled: false } : { field: field.name, in: [first, ...rest] };
  const refused = [{ condition: other, holds: true }];
  return [{ condition: options.show, context: inStep, item: `${options.from}.0`, refused, effect }];
}
