import { useState } from 'react';
import { variantsOf } from '../editing/language-schema.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import type { Addition, OutlineNode } from '../editing/outline.ts';
import { nameOfWords, wordsOfName } from '../editing/starters.ts';
import { placeOfPaste } from '../editing/clipping.ts';
import { AddBlock } from './add-block.tsx';
import { AddQuestion } from './add-question.tsx';
import { AddCondition } from './add-condition.tsx';
import { useClipping } from './clipboard.ts';
import { useScreen } from './screen-context.ts';
import type { StructureActs } from './use-structure.ts';

interface AddMenuProps {
  readonly root: OutlineNode;
  readonly node: OutlineNode;
  readonly acts: StructureActs;
}

/** All that can be added to a thing, a button each. */
export function AddMenu({ root, node, acts }: AddMenuProps) {
  const { schema, screen } = useScreen();
  const [asked, setAsked] = useState<Addition>();
  const close = () => setAsked(undefined);
  const clipping = useClipping();
  const place = clipping === undefined ? undefined : placeOfPaste(root, node, clipping);
  if (node.adds.length === 0 && place === undefined) return null;
  const add = (addition: Addition) => {
    if (['Field', 'Block', 'Condition'].includes(addition.title)) return setAsked(addition);
    const variant = variantsOf(addition.schema, schema)[0] ?? addition.schema;
    return acts.add(addition, variant, nameOfWords(nounOf(addition)));
  };
  const isSubmitMissing = node.path.length === 0 && !has(screen, 'submit') && !has(screen, 'forms');
  return (
    <div className="add-menu">
      {node.adds.filter(isOffered).map((addition) => (
        <button key={addition.path.join('/')} type="button" className="add" onClick={() => add(addition)}>
          + {nounOf(addition)}
        </button>
      ))}
      {isSubmitMissing && has(screen, 'steps') ? (
        <button
          type="button"
          className="add"
          onClick={() => acts.addSingle(['submit'], schema.properties?.['submit'] ?? {})}
        >
          + Sending
        </button>
      ) : null}
      {clipping === undefined || place === undefined ? null : (
        <button
          type="button"
          className="add"
          title="Ctrl+V in the tree"
          onClick={() => acts.paste(clipping, place)}
        >
          Paste “{clipping.label}”
        </button>
      )}
      {asked?.title === 'Field' ? (
        <AddQuestion addition={asked} onAdd={acts.addQuestion} onClose={close} />
      ) : null}
      {asked?.title === 'Block' ? <AddBlock addition={asked} acts={acts} onClose={close} /> : null}
      {asked?.title === 'Condition' ? <AddCondition onClose={close} /> : null}
    </div>
  );
}

/** Lists of a thing that are rarely wanted are set among its other settings. */
const isOffered = ({ size, title }: Addition) =>
  size > 0 || !['OtherOperation', 'LegalDocument'].includes(title);

const has = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** The thing that an addition adds, in a word or two. */
function nounOf({ title, path, schema }: Pick<Addition, 'title' | 'path' | 'schema'>): string {
  const known = nouns[title];
  if (known !== undefined) return known;
  const [variant] = [schema as LanguageSchema];
  const member = String(path.at(-1));
  const words = wordsOfName((variant.title ?? member).replace(/^(Layout|Named)/, ''));
  return words;
}

const nouns: Readonly<Record<string, string>> = {
  Field: 'Question',
  Block: 'Block',
  LayoutColumn: 'Column',
  Read: 'Data',
  Expression: 'Worked-out value',
  NamedForm: 'Form',
};
