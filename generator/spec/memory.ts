import { createHash } from 'node:crypto';

/**
 * Gives the text that a step makes of its inputs, made anew unless the same step has been done with the same inputs:
 * nothing but these may go into it. What throws is not remembered.
 */
export type Recall = (
  step: string,
  inputs: readonly string[],
  make: () => string | Promise<string>,
) => Promise<string>;

/** Texts by what they were made of. */
export interface Memory {
  readonly get: (step: string, key: string) => string | undefined;
  readonly set: (step: string, key: string, text: string) => void;
}

/** Recalls from a memory. Steps are told apart by their names, inputs by all that they hold and where each ends. */
export function createRecall({ get, set }: Memory): Recall {
  return async (step, inputs, make) => {
    const key = hashTexts(inputs);
    const known = get(step, key);
    if (known !== undefined) return known;
    const text = await make();
    set(step, key, text);
    return text;
  };
}

/** Remembers nothing. */
export const makeAnew: Recall = async (_step, _inputs, make) => make();

/** A name for some texts in their order; the length before each says where it ends. */
export function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url');
}
