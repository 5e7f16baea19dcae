import { useState } from 'react';
import { resolved, variantsOf } from '../editing/language-schema.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import type { Addition } from '../editing/outline.ts';
import { nameOfWords, wordsOfName } from '../editing/starters.ts';
import { toldOf } from '../editing/descriptions.ts';
import { AskDialog } from './dialog.tsx';
import { useScreen } from './screen-context.ts';
import type { StructureActs } from './use-structure.ts';

interface AddBlockProps {
  readonly addition: Addition;
  readonly acts: StructureActs;
  readonly onClose: () => void;
}

/** Every kind of block with what it is for. */
export function AddBlock({ addition, acts, onClose }: AddBlockProps) {
  const { schema } = useScreen();
  const kinds = variantsOf(addition.schema, schema).map((variant) => ({ variant, kind: kindOf(variant) }));
  const [chosen, setChosen] = useState('message');
  const variant = kinds.find(({ kind }) => kind === chosen)?.variant;
  return (
    <AskDialog
      title="Add a block"
      action="Add"
      isReady={variant !== undefined}
      onDone={() => variant !== undefined && acts.add(addition, variant, nameOfWords(chosen))}
      onClose={onClose}
    >
      <div className="kinds" role="radiogroup" aria-label="Kind of block">
        {kinds.map(({ variant: one, kind }) => (
          <label key={kind} className="kind">
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => setChosen(kind)}
            />
            <strong>{wordsOfName(kind)}</strong>
            <span>{toldOf(resolved(one, schema).description).first}</span>
          </label>
        ))}
      </div>
    </AskDialog>
  );
}

const kindOf = ({ properties }: LanguageSchema) => String(properties?.['block']?.const ?? '');
