import type {
  Binding,
  Bindings,
  ChoiceBinding,
  EntryBinding,
  FieldBinding,
  Limit,
} from '../generated/screen-config.gen.ts';
import { orgLanguageOf } from '../language.ts';
import { readPath, writePath } from './dotted-path.ts';
import type { Answers, Sources } from './model.ts';

/** The value of a source such as `reads.contact.fields.Email.value`. The org is told a language that it speaks, but for the one of the page. */
export function valueOf(source: string, sources: Sources): unknown {
  if (source === 'language') return orgLanguageOf(sources.language);
  if (source === 'pageLanguage') return sources.language;
  if (source.startsWith('values.')) return sources.compute?.(source.slice('values.'.length), sources);
  return readPath(sources, source);
}

/** The value of a binding: a literal, a source, an answer, one of several, or a member of an entry. */
export function resolveBinding(binding: Binding, sources: Sources): unknown {
  if (typeof binding !== 'object' || Array.isArray(binding)) return binding;
  if ('first' in binding) {
    const values = binding.first.map((one) => resolveBinding(one, sources));
    return values.find((value) => value !== undefined && value !== null);
  }
  if ('entryOf' in binding) return resolveEntry(binding, sources);
  if ('choice' in binding) return resolveChoice(binding, sources);
  return 'from' in binding ? valueOf(binding.from, sources) : answerOf(binding, sources);
}

/** The day, as 2026-01-31, or the number that a limit stands for; undefined while its read is not there. */
export function limitOf(limit: Limit | undefined, sources: Sources): string | number | undefined {
  const value = typeof limit === 'object' ? valueOf(limit.from, sources) : limit;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function answerOf({ field, is }: FieldBinding, { answers }: Sources): unknown {
  const answer = readPath(answers, field);
  return is === undefined || answer === undefined ? answer : answer === is;
}

function resolveEntry({ entryOf, where, is, take }: EntryBinding, sources: Sources): unknown {
  const entries = valueOf(entryOf, sources);
  const wanted = resolveBinding(is, sources);
  if (!Array.isArray(entries) || wanted === undefined) return undefined;
  return readPath(
    entries.find((entry: unknown) => readPath(entry, where) === wanted),
    take,
  );
}

function resolveChoice({ choice, of: values, otherwise }: ChoiceBinding, sources: Sources): unknown {
  const name = valueOf(choice, sources);
  const isKnown = typeof name === 'string' && Object.hasOwn(values, name);
  return values[isKnown ? name : otherwise] ?? undefined;
}

/** The field that a binding reads first, if it reads one. */
export function fieldOf(binding: Binding): string | undefined {
  if (typeof binding !== 'object' || Array.isArray(binding)) return undefined;
  if ('first' in binding) return binding.first.map(fieldOf).find((field) => field !== undefined);
  return 'field' in binding ? binding.field.split('.')[0] : undefined;
}

/**
 * The configuration of a call. Members whose value is not known yet are named in `missing`.
 *
 * @param keep which targets to fill at all
 */
export function resolveBindings(
  bindings: Bindings,
  sources: Sources,
  keep: (target: string, binding: Binding) => boolean = () => true,
): { readonly config: Record<string, unknown>; readonly missing: readonly string[] } {
  let config: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const [target, binding] of Object.entries(bindings)) {
    if (!keep(target, binding)) continue;
    const value = resolveBinding(binding, sources);
    if (value === undefined || (value === null && fieldOf(binding) === undefined)) {
      if (!isOptional(binding)) missing.push(target);
    } else config = writePath(config, target, value);
  }
  return { config, missing };
}

function isOptional(binding: Binding): boolean {
  if (typeof binding !== 'object' || Array.isArray(binding)) return false;
  return 'choice' in binding || ('from' in binding && binding.optional === true);
}

/** Returns true when two answers say the same; no answer, null and an empty text are one. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value === '' || value === null ? undefined : value);
  return plain(one) === plain(other);
}

/** Answers as they are sent: typed text without spaces around it. Passwords keep every character. */
export function trimAnswers(answers: Answers, passwords: ReadonlySet<string>): Answers {
  const trimmed = ([name, value]: [string, unknown]) =>
    [name, passwords.has(name) ? value : trim(value)] as const;
  return Object.fromEntries(Object.entries(answers).map(trimmed));
}

function trim(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  // Of a group, each of its entries.
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) =>
    typeof one === 'object' && one !== null ? trimAnswers({ ...one }, new Set()) : trim(one),
  );
}
