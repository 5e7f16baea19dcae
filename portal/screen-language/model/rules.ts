import { limitOf, resolveBinding } from './bindings.ts';
import { entriesIn } from './entries.ts';
import { isGiven, isHolding } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import type { FieldModel, Sources } from './model.ts';

/** A rule that a field broke; `rule` names its message. */
interface BrokenRule {
  readonly field: string;
  readonly rule: string;
}

/** The tools that the rules need beside the answers. */
interface RuleTools {
  /** Returns true for a real phone number. */
  readonly isPhone: (text: string) => boolean;
  /** The conditions of the screen, under which answers may be needed. */
  readonly conditions?: Conditions;
}

/**
 * The rules that a JSON Schema without `$data` cannot say: those of fields under a condition, of one field against
 * another, of phone numbers and of the calendar.
 *
 * @param fields the fields to judge: those that are visible on the step
 */
export function findBrokenRules(
  fields: readonly FieldModel[],
  sources: Sources,
  tools: RuleTools,
): readonly BrokenRule[] {
  return fields.flatMap((field) => {
    const rule = brokenRuleOf(field, sources, tools);
    return rule === undefined ? brokenInside(field, sources, tools) : [{ field: field.name, rule }];
  });
}

/** The broken rules inside of a group: the field is `<group>.<number>.<question>`. */
function brokenInside(
  { name, group }: FieldModel,
  sources: Sources,
  tools: RuleTools,
): readonly BrokenRule[] {
  if (group === undefined) return [];
  return entriesIn(sources.answers[name]).flatMap((answers, index) =>
    findBrokenRules(group.fields, { ...sources, answers }, tools).map(({ field, rule }) => ({
      field: `${name}.${index}.${field}`,
      rule,
    })),
  );
}

function brokenRuleOf(field: FieldModel, sources: Sources, tools: RuleTools): string | undefined {
  // Nobody could mend what cannot be changed.
  if (field.readOnly) return undefined;
  const answer = sources.answers[field.name];
  const text = typeof answer === 'string' ? answer.trim() : undefined;
  if (!isGiven(text ?? answer)) {
    const { requiredWhen } = field;
    const isNeeded = requiredWhen !== undefined && isHolding(requiredWhen, tools.conditions ?? {}, sources);
    return isNeeded || isMissing(field, answer) ? 'required' : undefined;
  }
  if (field.pattern === 'phone' && text !== undefined && !tools.isPhone(text)) return 'phone';
  if (text !== undefined && isOfCalendar(field.as)) return brokenDateRule(field, text, sources);
  if (typeof answer === 'number') return brokenLimit(field, answer, sources);
  // Ids are never empty: this is the place of a file that is not there yet.
  if (Array.isArray(answer) && answer.includes('')) return 'pending';
  if (field.matches !== undefined && answer !== sources.answers[field.matches]) return 'matches';
  if (field.differs !== undefined && isAlike(answer, resolveBinding(field.differs, sources)))
    return 'differs';
  return undefined;
}

/** The schema judges `required` where it can: only unconditional fields, and not a text of nothing but spaces. */
function isMissing(field: FieldModel, answer: unknown): boolean {
  return field.required && (field.show !== undefined || typeof answer === 'string');
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What is missing around a day, a month or a time to make a moment, which reads the same only if it is real. */
const moments = {
  date: (text: string) => `${text}T00:00:00.000Z`,
  month: (text: string) => `${text}-01T00:00:00.000Z`,
  time: (text: string) => `2000-01-01T${text}:00.000Z`,
};

const isOfCalendar = (kind: string): kind is keyof typeof moments => Object.hasOwn(moments, kind);

function brokenDateRule(field: FieldModel, text: string, sources: Sources): string | undefined {
  if (!isOfCalendar(field.as)) return undefined;
  const written = moments[field.as](text);
  const moment = new Date(written);
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== written) return field.as;
  return brokenLimit(field, text, sources);
}

/** The limit that an answer is outside of; one of another type is none. */
function brokenLimit<TAnswer extends string | number>(
  field: FieldModel,
  answer: TAnswer,
  sources: Sources,
): string | undefined {
  const isLimit = (limit: unknown): limit is TAnswer => typeof limit === typeof answer;
  const [min, max] = [limitOf(field.min, sources), limitOf(field.max, sources)];
  if (isLimit(min) && answer < min) return 'min';
  return isLimit(max) && answer > max ? 'max' : undefined;
}
