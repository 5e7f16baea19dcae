import type { CellWrite, EntityWrite } from '../store/action.ts';
import { ABSENT, eachLink, type Node } from '../store/node.ts';
import type { Selection } from '../store/selection.ts';

/**
 * Optional members that the server was asked for and left out, as writes of their own: later readers
 * need not ask for them again.
 *
 * @param root the answer, a link to the entity that was asked for
 * @param selection what was asked for
 */
export function absentWrites(
  root: Node,
  selection: Selection,
  entities: readonly EntityWrite[],
): readonly EntityWrite[] {
  const found: EntityWrite[] = [];
  eachLink(root, (link) => {
    const writes = entities.filter((write) => write.slot === link.slot);
    const [first] = writes;
    if (!first) return;
    const cells: CellWrite[] = [];
    for (const [path, wanted] of selection.cells) {
      const written = writes.flatMap((write) => write.cells).find((cell) => cell.path === path);
      if (!written && wanted.need === 'optional') cells.push({ path, node: ABSENT });
      if (written && wanted.nested) found.push(...absentWrites(written.node, wanted.nested, entities));
    }
    if (cells.length > 0) found.push({ slot: link.slot, stamp: first.stamp, cells });
  });
  return found;
}
