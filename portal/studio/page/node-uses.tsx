import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { nodeNear, pointerOf } from '../editing/outline.ts';
import type { OutlineNode } from '../editing/outline.ts';
import { nameOfProperty } from '../editing/property-names.ts';
import { usesOf } from '../editing/renaming.ts';
import type { PlaceKind } from '../protocol.ts';
import type { WantedName } from './places-dialog.tsx';
import { useScreen } from './screen-context.ts';

interface NodeUsesProps {
  readonly root: OutlineNode;
  readonly node: OutlineNode;
}

/** All places of the screen that name a thing, each of which opens what it belongs to. */
export function NodeUses({ root, node }: NodeUsesProps) {
  const { screen } = useScreen();
  const uses = usesOf(screen, node);
  return (
    <div className="node-found">
      {uses.length === 0 ? null : <OwnUses root={root} uses={uses} />}
      <Everywhere node={node} />
    </div>
  );
}

interface OwnUsesProps extends Pick<NodeUsesProps, 'root'> {
  readonly uses: readonly JsonPath[];
}

function OwnUses({ root, uses }: OwnUsesProps) {
  const { select, labelOf } = useScreen();
  return (
    <details className="node-uses">
      <summary>Used in {uses.length === 1 ? 'one place' : `${uses.length} places`}</summary>
      <ul>
        {uses.map((path) => {
          const owner = nodeNear(root, pointerOf(path));
          const inside = path.slice(owner.path.length).find((step) => typeof step === 'string');
          return (
            <li key={pointerOf(path)}>
              <button type="button" className="link-button" onClick={() => select(owner.id)}>
                {labelOf(owner)}
              </button>{' '}
              {owner.kind}
              {inside === undefined ? '' : `: ${nameOfProperty(inside)}`}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Kinds of names by where a thing stands. */
const kinds: Readonly<Record<string, PlaceKind>> = {
  reads: 'data',
  conditions: 'condition',
  values: 'value',
};

/** Opens the search for the same name on all screens. */
function Everywhere({ node: { path, name } }: Pick<NodeUsesProps, 'node'>) {
  const { screen, findEverywhere } = useScreen();
  const isCall = path.at(-1) === 'submit';
  const isQuestion = path[0] === 'steps' && path[2] === 'fields' && path.length === 4;
  const kind = isCall ? 'operation' : isQuestion ? 'question' : kinds[String(path[0])];
  const operation = valueAt(screen, [...path, 'operation']);
  const wanted: readonly WantedName[] = [
    ...(kind === undefined || name === '' ? [] : [{ kind, words: name }]),
    ...(isCall || typeof operation !== 'string' ? [] : [{ kind: 'operation' as const, words: operation }]),
  ];
  return wanted.map((one) => (
    <button
      key={one.kind}
      type="button"
      className="link-button"
      title={`Where ${one.words} is used`}
      onClick={() => findEverywhere(one)}
    >
      {one.words} on all screens …
    </button>
  ));
}
