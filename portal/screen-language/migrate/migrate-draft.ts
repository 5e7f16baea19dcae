import { isJsonObject } from './migration.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';

/**
 * Turns a customer's draft of a past version of the language into one of today, so that its answers can be judged by the
 * screen of today. What a screen asks otherwise than before is looked at after it, answer by answer.
 *
 * @param content the draft as it was kept
 * @param migrations the steps, of the language unless stated
 * @returns the content with today's version; as it is where it is no draft
 */
export function migrateDraft(content: string, from: number, migrations: readonly Migration[] = all): string {
  const draft = parsed(content);
  if (!isJsonObject(draft)) return content;
  const steps = migrations.filter(({ to }) => to > from);
  const given = isJsonObject(draft['answers']) ? draft['answers'] : {};
  const answers = steps.reduce((before, { draft: step }) => step?.(before) ?? before, given);
  return JSON.stringify({ ...draft, version: steps.at(-1)?.to ?? from, answers });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
