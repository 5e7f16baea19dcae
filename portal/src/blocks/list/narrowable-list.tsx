import { useState } from 'react';
import type {
  ListBlock as ListConfig,
  ListControls as Controls,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, EmptyState, Skeleton, TextLink, VisuallyHidden } from '../../ui/index.ts';
import { shownEntries } from '../../page/entries.ts';
import type { BlockPage, BlockProps, ReadView } from '../../page/page.ts';
import { areUseful, isNarrowed, ListControls, readListSettings } from './list-controls.tsx';
import { ListRows } from './list-rows.tsx';
import './narrowable-list.css';

interface NarrowableListProps extends BlockProps<ListConfig> {
  readonly controls: Controls;
}

/** A table whose entries customers search, filter and sort: the org does the work, and the address says what is asked. */
export function NarrowableList({ block, page, controls }: NarrowableListProps) {
  const { name } = block;
  const now = page.read(block.read);
  const read = useKept(now);
  if (read.data === undefined && now.state !== 'failed')
    return <Skeleton label={page.text('loading')} shape="rows" />;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const settings = readListSettings(controls, (query) => page.value(`route.query.${query}`));
  const items = shownEntries(block, read, page);
  const narrowed = isNarrowed(controls, settings);
  const isIdle =
    now.state === 'ready' && !areUseful(controls, settings, now.hasMore ? Infinity : items.length);
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      {isIdle ? null : (
        <>
          <ListControls controls={controls} name={name} page={page} settings={settings} />
          <p className="list-found" role="status">
            {now.state === 'ready' ? (
              <Found name={name} page={page} count={items.length} hasMore={now.hasMore} />
            ) : null}
          </p>
        </>
      )}
      {now.state === 'failed' ? null : (
        <div className="list-rows" aria-busy={now.data === undefined || undefined}>
          {items.length > 0 ? (
            <ListRows block={block} page={page} items={items} read={read} />
          ) : (
            <Nothing name={name} page={page} isNarrowed={narrowed} />
          )}
        </div>
      )}
    </Card>
  );
}

/** Keeps the last answer in sight until the next one is there. */
function useKept(now: ReadView): ReadView {
  const [kept, keep] = useState(now);
  if (now.data !== undefined && now !== kept) keep(now);
  return now.data === undefined && now.state === 'loading' ? kept : now;
}

interface FoundProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly count: number;
  readonly hasMore: boolean;
}

/** The number of entries found, also for those who cannot see them. */
function Found({ name, page, count, hasMore }: FoundProps) {
  if (count === 0) return <VisuallyHidden>{page.text(`blocks.${name}.noMatch`)}</VisuallyHidden>;
  return page.text(`blocks.${name}.${hasMore ? 'foundMore' : 'found'}`, { count });
}

interface NothingProps {
  readonly name: string;
  readonly page: BlockPage;
  readonly isNarrowed: boolean;
}

/** Why there is nothing: there never was, or what was asked for left nothing over. */
function Nothing({ name, page, isNarrowed: isEmptied }: NothingProps) {
  if (!isEmptied) {
    return (
      <EmptyState title={page.text(`blocks.${name}.empty`)}>
        {page.optionalText(`blocks.${name}.emptyHint`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={page.text(`blocks.${name}.noMatch`)}
      action={<TextLink href={page.addressOf({})}>{page.text(`blocks.${name}.clear`)}</TextLink>}
    >
      {page.optionalText(`blocks.${name}.noMatchHint`)}
    </EmptyState>
  );
}
