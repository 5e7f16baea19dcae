import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { namesAt } from '../editing/json-names.ts';
import type { Offer } from '../protocol.ts';

/** Finds what can be named at an offset of a text. */
export type FindNames = (text: string, offset: number) => ReturnType<typeof namesAt>;

/** Offers operations, members, fields, conditions, addresses and all else that a screen can name, with what they mean. */
export function completeNames(find: FindNames) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    const found = find(text, pos);
    if (found === undefined || (!explicit && found.from === pos)) return null;
    const { from, to, offers } = found;
    return { from, options: offers.map((offer) => optionOf(offer, to - pos)), validFor: /^"?[^"\n]*$/ };
  };
}

/** @param behind how many letters behind the cursor it takes the place of */
function optionOf({ value, kind, description }: Offer, behind: number): Completion {
  const label = JSON.stringify(value);
  return {
    label,
    displayLabel: value,
    boost: 1,
    ...(kind !== undefined && { detail: kind }),
    ...(description !== undefined && { info: description }),
    apply: (view, _completion, ...[from, to]) =>
      view.dispatch({
        changes: { from, to: Math.max(to, to + behind), insert: label },
        selection: { anchor: from + label.length },
        userEvent: 'input.complete',
      }),
  };
}
