import { languageVersion } from '../language-version.ts';
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
 * @throws Error for a draft of a version to come
 */
export function migrateDraft(content: string, migrations: readonly Migration[] = all): string {
  const draft = parsed(content);
  if (!isJsonObject(draft)) return content;
  // The first version had no word for it.
  const from = typeof draft['version'] === 'number' ? draft['version'] : 1;
  const today = migrations.at(-1)?.to ?? languageVersion;
  if (from > today) throw new Error(`This draft is of version ${from} of the screen language.`);
  const steps = migrations.filter(({ to }) => to > from);
  const given = isJsonObject(draft['answers']) ? draft['answers'] : {};
  const answers = steps.reduce((before, { draft: step }) => step?.(before) ?? before, given);
  return JSON.stringify({ ...draft, version: today, answers });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
