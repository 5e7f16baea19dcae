import { useState } from 'react';
import { valueAt } from '../editing/json-edits.ts';
import { propertiesOf, schemaAt, schemaOf } from '../editing/language-schema.ts';
import { placeOfStep, pointerOf } from '../editing/outline.ts';
import type { OutlineNode } from '../editing/outline.ts';
import { toldOf } from '../editing/descriptions.ts';
import { ActButton } from './act-button.tsx';
import { AddMenu } from './add-menu.tsx';
import { NodeTexts } from './node-texts.tsx';
import { NodeUses } from './node-uses.tsx';
import { isRule, RuleForm } from './rule-form.tsx';
import { PropertyList } from './property-list.tsx';
import { useScreen } from './screen-context.ts';
import type { StructureActs } from './use-structure.ts';

interface NodeFormProps {
  readonly root: OutlineNode;
  readonly node: OutlineNode;
  readonly acts: StructureActs;
}

/** The form of one thing of a screen: its texts, its properties, and what can be done with it. */
export function NodeForm({ root, node, acts }: NodeFormProps) {
  const { screen, schema, labelOf } = useScreen();
  const label = labelOf(node);
  const value = node.path.length === 0 ? screen : valueAt(screen, node.path);
  const declared = node.path.length === 0 ? schema : schemaAt(screen, node.path, schema);
  const own = declared === undefined ? undefined : schemaOf(value, declared, schema);
  const isGroup = node.adds.some(({ path }) => pointerOf(path) === node.id);
  return (
    <section className="node-form" aria-label={`${node.kind}: ${label}`}>
      <header className="node-head">
        <div>
          <h3>{label}</h3>
          <p>
            {node.kind}
            {node.name === '' || node.name === label ? null : (
              <>
                {' '}
                <code>{node.name}</code>
              </>
            )}
          </p>
        </div>
        <NodeButtons root={root} node={node} acts={acts} />
      </header>
      <NodeAbout description={own?.description} />
      <AddMenu root={root} node={node} acts={acts} />
      {isGroup ? null : <NodeUses root={root} node={node} />}
      {isGroup ? null : <NodeTexts node={node} />}
      {isGroup || own === undefined ? null : (
        <section className="node-properties" aria-label="Settings">
          <h4>Settings</h4>
          {node.home?.holds === 'names' ? <KeyName node={node} /> : null}
          {isRule(node) ? (
            <RuleForm node={node} value={value} />
          ) : (
            <PropertyList
              path={node.path}
              schema={own}
              value={value}
              properties={propertiesOf(value, own, schema).filter(({ name }) => !isElsewhere(name, node))}
            />
          )}
        </section>
      )}
    </section>
  );
}

/** The meaning of a kind of thing, as the language says it. */
function NodeAbout({ description }: { readonly description: string | undefined }) {
  const { first, rest } = toldOf(description);
  return (
    <details className="node-about">
      <summary>{first}</summary>
      <p>{rest}</p>
    </details>
  );
}

/** The name of a thing that is known by it alone: whatever names it is changed with it. */
function KeyName({ node }: Pick<NodeFormProps, 'node'>) {
  const { rename } = useScreen();
  const [typed, setTyped] = useState<string>();
  const put = () => {
    setTyped(undefined);
    if (typed !== undefined && /^[a-z][A-Za-z\d]*$/.test(typed.trim())) rename(node.id, typed.trim());
  };
  return (
    <label className="key-name">
      Name
      <input
        value={typed ?? node.name}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={put}
        onKeyDown={({ key }) => key === 'Enter' && put()}
      />
    </label>
  );
}

/** Properties that are things of the tree, or are nothing to change. */
function isElsewhere(name: string, { path, adds }: OutlineNode): boolean {
  if (adds.some((addition) => addition.path.at(-1) === name) || name === 'submit') return true;
  const isScreen = path.length === 0;
  return isScreen && ['$schema', 'version', 'id', 'navigation', ...screenLists].includes(name);
}

const screenLists = ['steps', 'sections', 'reads', 'conditions', 'values', 'forms'];

interface MoveButtonProps {
  readonly direction: 'up' | 'down';
  readonly to: ReturnType<typeof placeOfStep>;
  readonly onMove: (place: NonNullable<ReturnType<typeof placeOfStep>>) => void;
}

function MoveButton({ direction, to, onMove }: MoveButtonProps) {
  return (
    <ActButton isIdle={to === undefined} title={`Alt + Arrow ${direction}`} onClick={() => to && onMove(to)}>
      Move {direction}
    </ActButton>
  );
}

function NodeButtons({ root, node, acts }: Pick<NodeFormProps, 'root' | 'node' | 'acts'>) {
  const [up, down] = [placeOfStep(root, node, -1), placeOfStep(root, node, 1)];
  const isSubmit = node.path.at(-1) === 'submit' || node.path[0] === 'navigation';
  if (node.home === undefined && !isSubmit) return null;
  return (
    <div className="node-buttons">
      {node.home?.holds === 'list' ? (
        <>
          <MoveButton direction="up" to={up} onMove={(place) => acts.move(node, place)} />
          <MoveButton direction="down" to={down} onMove={(place) => acts.move(node, place)} />
        </>
      ) : null}
      {node.home === undefined ? null : (
        <>
          <button type="button" onClick={() => acts.duplicate(node)}>
            Duplicate
          </button>
          <button type="button" title="Ctrl+C in the tree" onClick={() => acts.copy(node)}>
            Copy
          </button>
          <button type="button" title="Ctrl+X in the tree" onClick={() => acts.cut(node)}>
            Cut
          </button>
        </>
      )}
      <button type="button" data-danger onClick={() => acts.remove(node)}>
        Delete
      </button>
    </div>
  );
}
