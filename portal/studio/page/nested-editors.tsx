import { useState } from 'react';
import type { FormEvent } from 'react';
import { propertiesOf, resolved } from '../editing/language-schema.ts';
import { pointerOf } from '../editing/outline.ts';
import { keyPicksFor, picksFor } from '../editing/picks.ts';
import { starterOf } from '../editing/starters.ts';
import { Picker } from './picker.tsx';
import { PropertyList } from './property-list.tsx';
import { useScreen } from './screen-context.ts';
import type { ValueProps } from './screen-context.ts';

/** An object of the language inside of a form. */
export function ObjectEditor({ label, path, value, schema }: ValueProps) {
  const { schema: root } = useScreen();
  return (
    <div className="nested" role="group" aria-label={label}>
      <PropertyList
        path={path}
        schema={schema}
        properties={propertiesOf(value, schema, root)}
        value={value}
      />
    </div>
  );
}

/** A list: each entry can be taken out, and another one added. */
export function ListEditor({ label, path, value, schema, owner }: ValueProps) {
  const { schema: root, set, Value, ...context } = useScreen();
  const items = resolved(schema.items ?? {}, root);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const picks = picksFor({ path, owner, schema: items }, context);
  const add = (entry: unknown) => set(path, [...entries, entry]);
  const isText = items.type === 'string' || (Array.isArray(items.type) && items.type.includes('string'));
  return (
    <div className="nested" role="group" aria-label={label}>
      {entries.map((entry, at) => (
        <div className="entry" key={pointerOf([...path, at])}>
          <Value
            label={`${label} ${at + 1}`}
            path={[...path, at]}
            value={entry}
            schema={items}
            owner={owner}
          />
          <button
            type="button"
            className="quiet"
            aria-label={`Take ${label} ${at + 1} out`}
            onClick={() => {
              const left = entries.filter((_, index) => index !== at);
              set(path, left.length === 0 ? undefined : left);
            }}
          >
            ×
          </button>
        </div>
      ))}
      {isText ? (
        <AddText
          label={`Add to ${label}`}
          picks={picks?.filter(({ value: one }) => !entries.includes(one))}
          onAdd={add}
        />
      ) : (
        <button type="button" className="add" onClick={() => add(starterOf(items, root))}>
          Add
        </button>
      )}
    </div>
  );
}

/** Values by names that one chooses. */
export function MapEditor({ label, path, value, schema }: ValueProps) {
  const { schema: root, set, Value, ...context } = useScreen();
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const inner = resolved(values, root);
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const picks = keyPicksFor(path, context);
  return (
    <div className="nested map" role="group" aria-label={label}>
      {entries.map(([name, one]) => (
        <div className="map-entry" key={name}>
          <div className="entry">
            <code>{name}</code>
            <span className="map-words">{picks?.find((offer) => offer.value === name)?.description}</span>
            <button
              type="button"
              className="quiet"
              aria-label={`Take ${name} out of ${label}`}
              onClick={() => set(entries.length === 1 ? path : [...path, name], undefined)}
            >
              ×
            </button>
          </div>
          <Value label={name} path={[...path, name]} value={one} schema={inner} owner={inner} />
        </div>
      ))}
      <AddText
        label={`Add to ${label}`}
        picks={picks?.filter(({ value: name }) => !entries.some(([one]) => one === name))}
        onAdd={(name) => set([...path, name], starterOf(inner, root))}
      />
    </div>
  );
}

interface AddTextProps {
  readonly label: string;
  readonly picks: Parameters<typeof Picker>[0]['offers'] | undefined;
  readonly onAdd: (text: string) => void;
}

/** Adds something by its name: picked where it is known, else typed. */
function AddText({ label, picks, onAdd }: AddTextProps) {
  const [text, setText] = useState('');
  if (picks !== undefined)
    return <Picker label={label} value="" offers={picks} onPick={onAdd} placeholder="Add …" isAdding />;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form className="entry" onSubmit={add}>
      <input
        aria-label={label}
        placeholder="Add …"
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" disabled={text.trim() === ''}>
        Add
      </button>
    </form>
  );
}
