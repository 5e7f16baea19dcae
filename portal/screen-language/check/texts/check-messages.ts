import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';

/** A message that a submission names, and where. */
interface NamedMessage {
  readonly name: string;
  readonly place: JsonPath;
}

/**
 * The one message without a text, while the text of one other message waits: one of both names is wrong. It is told at
 * the submission, too, which a text that is simply not written yet is not.
 */
export function checkMessages(
  screen: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  const named = messagesOf(screen);
  const names = new Set(named.map(({ name }) => name));
  const texts = readPath(english.value, 'messages');
  const written = typeof texts === 'object' && texts !== null ? Object.keys(texts) : [];
  const [idle, ...others] = written.filter((name) => !names.has(name));
  const lost = [...names].filter((name) => !written.includes(name));
  if (idle === undefined || others.length > 0 || lost.length !== 1) return [];
  return named
    .filter(({ name }) => lost.includes(name))
    .map(({ name, place }) =>
      source.diagnostic(place, {
        rule: 'unknown-message',
        message: `There is no text "messages.${name}", and nothing tells "messages.${idle}".`,
        remedy: `Write "${idle}", or give the text this name.`,
      }),
    );
}

function messagesOf(screen: CheckedScreen): readonly NamedMessage[] {
  return submissionsOf(screen).flatMap(({ submit: { done, failed = {} }, path }) => {
    const outcomes = Object.entries(failed).map(([code, { message }]) => ({
      name: message,
      place: [...path, 'failed', code, 'message'],
    }));
    const success =
      done.message === undefined ? [] : [{ name: done.message, place: [...path, 'done', 'message'] }];
    return [...success, ...outcomes].filter(({ name }) => !name.startsWith('errors.'));
  });
}
