import type { ListBlock as ListConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, EmptyState, lazyComponent, Skeleton } from '../../ui/index.ts';
import { shownEntries } from '../../page/entries.ts';
import type { BlockProps } from '../../page/page.ts';
import { WaitingBlock } from '../../page/waiting-block.tsx';
import { ListRows } from './list-rows.tsx';

/** Few lists have controls. */
const NarrowableList = lazyComponent(
  async () => (await import('./narrowable-list.tsx')).NarrowableList,
  WaitingBlock,
);

/** A table of what a read found, page after page. */
export function ListBlock(props: BlockProps<ListConfig>) {
  const { block, page } = props;
  const { name, controls } = block;
  if (controls !== undefined) return <NarrowableList {...props} controls={controls} />;
  const read = page.read(block.read);
  if (read.state === 'failed') return null;
  if (read.data === undefined) return <Skeleton label={page.text('loading')} shape="rows" />;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const items = shownEntries(block, read, page);
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      {items.length > 0 ? (
        <ListRows block={block} page={page} items={items} read={read} />
      ) : (
        <div className={block.dense ? 'list-none' : undefined}>
          <EmptyState title={page.text(`blocks.${name}.empty`)}>
            {page.optionalText(`blocks.${name}.emptyHint`)}
          </EmptyState>
        </div>
      )}
    </Card>
  );
}

/** Fetches what such a block needs beside its own code. */
ListBlock.prefetch = ({ controls }: ListConfig) => controls === undefined || NarrowableList.load();
