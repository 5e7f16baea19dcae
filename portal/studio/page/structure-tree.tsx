import { useRef } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import type { Key } from 'react-aria-components';
import { nodesIn, placeOfDrop } from '../editing/outline.ts';
import type { OutlineNode } from '../editing/outline.ts';
import type { ListPlace } from '../editing/json-edits.ts';

interface StructureTreeProps {
  readonly root: OutlineNode;
  readonly selected: string;
  /** The words that people know a thing by. */
  readonly labelOf: (node: OutlineNode) => string;
  /** Problems right at things, by their pointers. */
  readonly problems: ReadonlyMap<string, number>;
  readonly onSelect: (pointer: string) => void;
  readonly onMove: (node: OutlineNode, place: ListPlace) => void;
}

/** All things on a screen. Things are dragged with the mouse, or with the keyboard: Enter at their handle picks them up. */
export function StructureTree({ root, selected, labelOf, problems, onSelect, onMove }: StructureTreeProps) {
  const nodes = new Map(nodesIn(root).map((node) => [node.id, node]));
  const dragAndDropHooks = useDrops(nodes, onMove);
  const render = (node: OutlineNode) => {
    const label = labelOf(node);
    return (
      <TreeItem id={keyOf(node)} textValue={`${label}, ${node.kind}`} className="tree-item">
        <TreeItemContent>
          {({ allowsDragging, hasChildItems }) => (
            <TreeRow
              node={node}
              label={label}
              problems={problems.get(node.id) ?? 0}
              canFold={hasChildItems === true}
              canDrag={allowsDragging === true && node.home?.holds === 'list'}
            />
          )}
        </TreeItemContent>
        <Collection items={node.children.map(withKey)}>{({ node: child }) => render(child)}</Collection>
      </TreeItem>
    );
  };
  return (
    <Tree
      aria-label="Structure of the screen"
      className="tree"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[`#${selected}`]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onSelect(idOf(key));
      }}
      defaultExpandedKeys={nodesIn(root)
        .filter(({ path }) => path.length === 0 || ['steps', 'sections'].includes(String(path[0])))
        .filter(({ path }) => path.length < 6)
        .map(keyOf)}
      dragAndDropHooks={dragAndDropHooks}
      items={[withKey(root)]}
    >
      {({ node }) => render(node)}
    </Tree>
  );
}

/** The pointer of the whole screen is empty, which is no key. */
const keyOf = ({ id }: OutlineNode) => `#${id}`;
const idOf = (key: Key) => String(key).slice(1);
const withKey = (node: OutlineNode) => ({ id: keyOf(node), node });

interface TreeRowProps {
  readonly node: OutlineNode;
  readonly label: string;
  /** The number of those right at it. */
  readonly problems: number;
  readonly canFold: boolean;
  readonly canDrag: boolean;
}

function TreeRow({ node, label, problems, canFold, canDrag }: TreeRowProps) {
  return (
    <div className="tree-row">
      {canFold ? (
        <Button slot="chevron" className="tree-fold">
          <span aria-hidden="true">▸</span>
        </Button>
      ) : (
        <span className="tree-fold" />
      )}
      <span className="tree-label">{label}</span>
      {label.startsWith(node.kind) ? null : <span className="tree-kind">{node.kind}</span>}
      {problems > 0 ? (
        <span className="count" role="img" aria-label={`${problems} problems`}>
          {problems}
        </span>
      ) : null}
      {canDrag ? (
        <Button slot="drag" className="tree-drag">
          <span aria-hidden="true">⠿</span>
        </Button>
      ) : null}
    </div>
  );
}

/** Drops of things at places where they belong. */
function useDrops(nodes: ReadonlyMap<string, OutlineNode>, onMove: StructureTreeProps['onMove']) {
  const dragged = useRef<OutlineNode>(undefined);
  const find = (key: Key) => nodes.get(idOf(key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), thing: String(key) })),
    acceptedDragTypes: ['thing'],
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? undefined : find(key);
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged.current === undefined) return 'cancel';
      const node = find(target.key);
      if (node === undefined) return 'cancel';
      return placeOfDrop(dragged.current, node, target.dropPosition) === undefined ? 'cancel' : 'move';
    },
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const [moved, node] = [key === undefined ? undefined : find(key), find(target.key)];
      if (moved === undefined || node === undefined) return;
      const place = placeOfDrop(moved, node, target.dropPosition);
      if (place !== undefined) onMove(moved, place);
    },
  });
  return dragAndDropHooks;
}
