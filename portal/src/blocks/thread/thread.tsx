import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { ThreadBlock as ThreadConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import { entriesOf, isAwaited, keyOf } from '../../page/entries.ts';
import { AttachmentList, attachmentsOf } from './attachment-list.tsx';
import type { Attachment } from './attachment-list.tsx';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import './thread.css';

/** A conversation, oldest first. */
export function ThreadBlock({ block, page }: BlockProps<ThreadConfig>) {
  const { name, first } = block;
  const read = page.read(block.read);
  const list = useRef<HTMLOListElement>(null);
  const isLoaded = read.state === 'ready' && read.data !== undefined;
  useNewest(
    list,
    isLoaded ? entriesOf(read, block.items).filter((item) => isOwn(item, block, page)).length : undefined,
  );
  const opening = page.value(first.body);
  if (opening === undefined) {
    return isAwaited(first.body, page) ? <Skeleton label={page.text('loading')} /> : null;
  }
  const replies = oldestFirst(entriesOf(read, block.items), block, page);
  const files = attachmentsOf(block.attachments === undefined ? undefined : page.value(block.attachments));
  const heading = page.optionalText(`blocks.${name}.heading`);
  return (
    <section className="thread">
      {heading === undefined ? null : <h2>{heading}</h2>}
      <ol ref={list}>
        <Entry
          block={block}
          page={page}
          isOwn
          files={files.filter(({ replyId }) => replyId === null)}
          body={opening}
          at={page.value(first.at)}
        />
        {replies.map((item, index) => (
          <Entry
            key={keyOf(item, index)}
            block={block}
            page={page}
            isOwn={isOwn(item, block, page)}
            files={files.filter(({ replyId }) => replyId === idOf(item))}
            author={block.author === undefined ? undefined : page.value(block.author, item)}
            body={page.value(block.body, item)}
            at={page.value(block.at, item)}
          />
        ))}
      </ol>
      <Rest block={block} page={page} count={replies.length} />
    </section>
  );
}

/** The end of the replies: a way to more of them, or a text where there are none. */
function Rest({ block, page, count }: BlockProps<ThreadConfig> & { readonly count: number }) {
  const read = page.read(block.read);
  return (
    <>
      {read.state === 'loading' && read.data === undefined ? (
        <Skeleton label={page.text('loading')} lines={2} />
      ) : null}
      {read.state === 'ready' && count === 0 ? (
        <p className="thread-empty">{page.text(`blocks.${block.name}.empty`)}</p>
      ) : null}
      {read.hasMore ? (
        <Button look="secondary" onClick={read.more}>
          {page.text('more')}
        </Button>
      ) : null}
    </>
  );
}

/** Gives the focus to what the customer has just written, unless they are busy elsewhere on the page. */
function useNewest(list: RefObject<HTMLElement | null>, own: number | undefined): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (own === undefined) return;
    const isMore = before.current !== undefined && own > before.current;
    before.current = own;
    const isIdle = document.activeElement?.matches('body, h1, h2, h3, [aria-live]') ?? true;
    const newest = [...(list.current?.querySelectorAll<HTMLElement>('[data-own]') ?? [])].at(-1);
    if (!isMore || !isIdle || newest === undefined) return;
    newest.tabIndex = -1;
    newest.focus();
  }, [list, own]);
}

interface EntryProps extends BlockProps<ThreadConfig> {
  readonly isOwn: boolean;
  readonly files: readonly Attachment[];
  readonly author?: unknown;
  readonly body: unknown;
  readonly at: unknown;
}

function Entry({ block, page, isOwn, files, author, body, at }: EntryProps) {
  const us = typeof author === 'string' && author !== '' ? author : page.text(`blocks.${block.name}.us`);
  return (
    <li className="thread-entry" data-own={isOwn || undefined}>
      <p className="thread-meta">
        <strong>{isOwn ? page.text(`blocks.${block.name}.you`) : us}</strong>
        <time dateTime={String(at)}>{formatValue(at, 'datetime', page.language)}</time>
      </p>
      <p className="thread-body">{String(body ?? '')}</p>
      {files.length === 0 ? null : <AttachmentList files={files} name={block.name} page={page} />}
    </li>
  );
}

const idOf = (item: unknown) =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;

function isOwn(item: unknown, { own }: ThreadConfig, page: BlockPage): boolean {
  return own !== undefined && page.value(own.value, item) === page.bound(own.is, item);
}

function oldestFirst(items: readonly unknown[], { at }: ThreadConfig, page: BlockPage): readonly unknown[] {
  const time = (item: unknown) => new Date(String(page.value(at, item))).getTime();
  return [...items].sort((one, other) => time(one) - time(other));
}
