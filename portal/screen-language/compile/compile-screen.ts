import type { RJSFSchema } from '@rjsf/utils';
import type { Field, GroupRule, ScreenConfig, Section, Step } from '../generated/screen-config.gen.ts';
import { readPath, writePath } from '../model/dotted-path.ts';
import { kindOf, patterns, ratingSteps, tokenMembers, wholePattern } from '../model/field-kinds.ts';
import { lateRead } from '../model/late-reads.ts';
import type {
  DraftModel,
  FieldModel,
  NamedFormModel,
  ReadModel,
  ScreenModel,
  StepModel,
  StepSchema,
} from '../model/model.ts';
import { walkConfig } from '../model/walk-values.ts';

/** The page of a screen that names no sections: its form, in a column of comfortable width. */
const formAlone: Section = { maxWidth: 'reading', columns: [{ blocks: [{ block: 'form' }] }] };

/** The facts that a screen takes from the specs. */
interface ScreenSpecs {
  readonly operations?: {
    readonly [operationId: string]: { readonly module: string; readonly paged?: boolean };
  };
  readonly constants?: unknown;
}

/** The account that the portal shows. */
const account = 'session.accountNumber';

/**
 * Turns a checked config into the model that the renderer works with. Pure, deterministic, and without any text.
 *
 * @param specs modules of operations, and constants: the screen gets those that it names
 */
export function compileScreen(config: ScreenConfig, specs: ScreenSpecs): ScreenModel {
  const { heading, about, submit, draft, forms } = config;
  return deepFreeze({
    id: config.id,
    ...(heading !== undefined && { heading }),
    ...(about !== undefined && { about }),
    ...(JSON.stringify(config).includes(`"${account}"`) && { byAccount: true }),
    texts: config.texts ?? {},
    reads: Object.entries(config.reads ?? {}).map(([name, read]) => ({
      ...compileRead(name, read),
      ...(specs.operations?.[read.operation]?.paged === true && { paged: true }),
    })),
    conditions: config.conditions ?? {},
    ...(config.values !== undefined && { values: config.values }),
    steps: (config.steps ?? []).map((step) => compileStep(config, step)),
    ...(submit !== undefined && { submit }),
    ...(forms !== undefined && { forms: compileForms(forms, config, specs.constants) }),
    ...(draft !== undefined && { draft: compileDraft(draft, config, specs.constants) }),
    ...(config.leave !== undefined && { leave: config.leave }),
    sections: config.sections ?? [formAlone],
    operations: usedOperations(config, specs.operations ?? {}),
    constants: usedConstants(config, specs.constants),
  });
}

function compileRead(name: string, read: NonNullable<ScreenConfig['reads']>[string]): ReadModel {
  const { operation, when, refreshEvery, needed = true, retryWhen } = read;
  return {
    name,
    operation,
    with: read.with ?? {},
    ...(when !== undefined && { when }),
    ...(refreshEvery !== undefined && { refreshEvery }),
    needed,
    ...(retryWhen !== undefined && { retryWhen }),
  };
}

function compileForms(
  forms: NonNullable<ScreenConfig['forms']>,
  config: ScreenConfig,
  constants: unknown,
): readonly NamedFormModel[] {
  return Object.entries(forms).map(([name, { steps, submit, draft }]) => ({
    name,
    steps,
    submit,
    ...(draft !== undefined && { draft: compileDraft(draft, config, constants) }),
  }));
}

/** @throws Error where the specs say nothing of drafts */
function compileDraft(
  draft: NonNullable<ScreenConfig['draft']>,
  { access, about }: ScreenConfig,
  constants: unknown,
): DraftModel {
  const limit = (name: string): number => {
    const value = readPath(constants, `drafts.${name}`);
    if (typeof value !== 'number') throw new Error(`The specs have no constant drafts.${name}.`);
    return value;
  };
  const subjects = [
    ...(draft === true ? [] : [draft.about].flat()),
    ...(about === 'account' ? [account] : []),
  ];
  return {
    ...(subjects.length > 0 && { about: subjects }),
    // A tab takes at once what it is given.
    ...(access === 'guest' ? { inTab: true, saveAfter: 0 } : { saveAfter: limit('saveAfterMs') }),
    retryAfter: limit('retryAfterMs'),
    maxLength: limit('maxLength'),
    hours: limit('hours'),
  };
}

function compileStep(config: ScreenConfig, step: Step): StepModel {
  const fields = (step.fields ?? []).map((field) => compileField(field, config));
  return {
    id: step.id,
    review: step.as === 'review',
    ...(step.continues === true && { continues: true }),
    ...(step.back !== undefined && { back: step.back }),
    ...(step.recalls !== undefined && { recalls: step.recalls }),
    ...(step.submit !== undefined && { submit: step.submit }),
    ...(step.show !== undefined && { show: step.show }),
    fields,
    schema: schemaOfStep(`${config.id}/${step.id}`, fields),
  };
}

/** Writes out what the field's kind brings along. */
function compileField(field: Field, config: ScreenConfig): FieldModel {
  const kind = kindOf(field.as);
  const awaits = lateRead(field, config);
  const { group, ...alone } = field;
  const pattern = field.pattern ?? kind.pattern;
  const text = field.text ?? field.name;
  const { required = false, autocomplete, ...rest } = alone;
  return {
    ...rest,
    text,
    required,
    autocomplete: autocomplete ?? kind.autocomplete,
    ...(pattern !== undefined && { pattern }),
    ...(group !== undefined && { group: { ...group, fields: membersOf(text, group, config) } }),
    ...(awaits !== undefined && { awaits }),
  };
}

/** The questions of a group, with their texts below its own. */
function membersOf(texts: string, { fields }: GroupRule, config: ScreenConfig): readonly FieldModel[] {
  return fields.map((field) => ({
    ...compileField(field, config),
    text: field.text ?? `${texts}.fields.${field.name}`,
  }));
}

/** Conditional fields are optional here; the rules know when they are needed. */
function schemaOfStep($id: string, fields: readonly FieldModel[]): StepSchema {
  return { $id, ...schemaOfAnswers(fields) };
}

function schemaOfAnswers(fields: readonly FieldModel[]): Omit<RJSFSchema, '$id'> {
  const required = fields.filter((field) => isAlwaysAsked(field)).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
    ...(required.length > 0 && { required }),
  };
}

function isAlwaysAsked(field: FieldModel): boolean {
  return field.required && field.show === undefined && !field.readOnly;
}

function schemaOfField(field: FieldModel): RJSFSchema {
  const values = Array.isArray(field.options) ? { enum: field.options } : {};
  switch (kindOf(field.as).answer) {
    case 'boolean':
      return { type: 'boolean', ...(field.required && field.as === 'consent' && { const: true }) };
    case 'number':
      return schemaOfNumber(field);
    case 'token':
      return {
        type: 'object',
        properties: Object.fromEntries(tokenMembers.map((name) => [name, { type: 'string' }])),
        required: [...tokenMembers],
      };
    case 'list':
      return {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', ...values },
        ...(field.required && { minItems: 1 }),
      };
    case 'entries':
      return schemaOfEntries(field);
    case 'string':
      // What customers cannot change is not judged: they could not mend it.
      return { type: 'string', ...(!field.readOnly && { ...values, ...formOfText(field) }) };
  }
}

function formOfText({ minLength, maxLength, pattern, ownPattern }: FieldModel): Omit<RJSFSchema, '$id'> {
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern: patterns[pattern] }),
    ...(ownPattern !== undefined && { pattern: wholePattern(ownPattern.expression) }),
  };
}

/** Amounts are whole cents, and ratings whole steps. */
function schemaOfNumber({ as, min, max, readOnly }: FieldModel): RJSFSchema {
  if (as === 'rating') return { type: 'integer', minimum: 1, maximum: Number(max ?? ratingSteps) };
  return {
    type: as === 'money' ? 'integer' : 'number',
    ...(typeof min === 'number' && !readOnly && { minimum: min }),
    ...(typeof max === 'number' && !readOnly && { maximum: max }),
  };
}

function schemaOfEntries({ required, group }: FieldModel): RJSFSchema {
  const { fields = [], least = 1, most } = group ?? {};
  return {
    type: 'array',
    ...(required && { minItems: least }),
    ...(most !== undefined && { maxItems: most }),
    items: schemaOfAnswers(fields),
  };
}

/** Only what the screen names, so that a model does not change with constants it has nothing to do with. */
function usedConstants(config: ScreenConfig, constants: unknown): ScreenModel['constants'] {
  const prefix = 'constants.';
  let used: Record<string, unknown> = {};
  walkConfig(config, (value) => {
    if (typeof value !== 'string' || !value.startsWith(prefix)) return;
    const path = value.slice(prefix.length);
    used = writePath(used, path, readPath(constants, path));
  });
  return used;
}

/** Operations that a customers' screen with drafts calls without naming them. */
const draftOperations = ['getDraft', 'saveDraft', 'deleteDraft'];

/** Operations are named by reads and by submissions, wherever these stand. */
function usedOperations(
  config: ScreenConfig,
  operations: NonNullable<ScreenSpecs['operations']>,
): ScreenModel['operations'] {
  const ids: string[] = [];
  walkConfig(config, (value, path) => {
    if (path.at(-1) === 'operation' && typeof value === 'string') ids.push(value);
  });
  const hasDraft =
    config.draft !== undefined || Object.values(config.forms ?? {}).some(({ draft }) => draft === true);
  const isDraftInOrg = hasDraft && config.access !== 'guest';
  const modules = [...ids, ...(isDraftInOrg ? draftOperations : [])].flatMap((id): [string, string][] => {
    const module = Object.hasOwn(operations, id) ? operations[id]?.module : undefined;
    return module === undefined ? [] : [[id, module]];
  });
  return Object.fromEntries(modules);
}

function deepFreeze<TValue>(value: TValue): TValue {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
