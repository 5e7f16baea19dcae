import type { Binding, Bindings, FieldBinding } from '../../generated/screen-config.gen.ts';
import { readPath, writePath } from './dotted-path.ts';
import type { Answers, Sources } from './model.ts';

/** The value of a source such as `reads.contact.fields.Email.value`. */
export function valueOf(source: string, sources: Sources): unknown {
  return readPath(sources, source);
}

/** The value of a binding: a literal, a source or an answer; `else` where there is none. */
export function resolveBinding(binding: Binding, sources: Sources): unknown {
  if (typeof binding !== 'object' || Array.isArray(binding)) return binding;
  const value = 'from' in binding ? valueOf(binding.from, sources) : answerOf(binding, sources);
  const isThere = value !== undefined && value !== null;
  return isThere || binding.else === undefined ? value : resolveBinding(binding.else, sources);
}

function answerOf({ field, is }: FieldBinding, { answers }: Sources): unknown {
  const answer = readPath(answers, field);
  return is === undefined || answer === undefined ? answer : answer === is;
}

/** A binding alone, and what it falls back to, in order. */
export function choicesOf(binding: Binding): readonly Binding[] {
  if (typeof binding !== 'object' || Array.isArray(binding)) return [binding];
  const { else: other, ...own } = binding;
  return other === undefined ? [own] : [own, ...choicesOf(other)];
}

/** The field that a binding reads first, if it reads one. */
export function fieldOf(binding: Binding): string | undefined {
  for (const choice of choicesOf(binding)) {
    if (typeof choice === 'object' && !Array.isArray(choice) && 'field' in choice)
      return choice.field.split('.')[0];
  }
  return undefined;
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
    if (value === undefined || (value === null && fieldOf(binding) === undefined)) missing.push(target);
    else config = writePath(config, target, value);
  }
  return { config, missing };
}

/** Whether two answers say the same; no answer, null and an empty text are one. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value === '' || value === null ? undefined : value);
  return plain(one) === plain(other);
}

/** Answers as they are sent: typed text without spaces around it. Passwords keep every character. */
export function trimAnswers(answers: Answers, passwords: ReadonlySet<string>): Answers {
  const trimmed = ([name, value]: [string, unknown]) =>
    [name, typeof value === 'string' && !passwords.has(name) ? value.trim() : value] as const;
  return Object.fromEntries(Object.entries(answers).map(trimmed));
}
