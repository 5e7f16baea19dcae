import { nodeNear, pointerOf } from '../editing/outline.ts';
import type { OutlineNode } from '../editing/outline.ts';
import { nameOfProperty } from '../editing/property-names.ts';
import { usesOf } from '../editing/renaming.ts';
import { useScreen } from './screen-context.ts';

interface NodeUsesProps {
  readonly root: OutlineNode;
  readonly node: OutlineNode;
}

/** All places of the screen that name a thing, each of which opens what it belongs to. */
export function NodeUses({ root, node }: NodeUsesProps) {
  const { screen, select, labelOf } = useScreen();
  const uses = usesOf(screen, node);
  if (uses.length === 0) return null;
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
