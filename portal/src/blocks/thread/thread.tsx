import type { ThreadBlock as ThreadConfig } from '../../generated/screen-config.gen.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import { isAwaited } from '../awaited.ts';
import { AttachmentList } from './attachment-list.tsx';
import { attachmentsOf } from './attachments.ts';
import type { Attachment } from './attachments.ts';
import { entriesOf, keyOf } from '../entries.ts';
import type { BlockPage, BlockProps } from '../page.ts';
import { formatValue } from '../value-text.ts';

/** A conversation, oldest first. */
export function ThreadBlock({ block, page }: BlockProps<ThreadConfig>) {
  const { name, first } = block;
  const read = page.read(block.read);
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
      <ol>
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
      {read.state === 'loading' && read.data === undefined ? (
        <Skeleton label={page.text('loading')} lines={2} />
      ) : null}
      {read.state === 'ready' && replies.length === 0 ? (
        <p className="thread-empty">{page.text(`blocks.${name}.empty`)}</p>
      ) : null}
      {read.hasMore ? (
        <Button look="secondary" onClick={read.more}>
          {page.text('more')}
        </Button>
      ) : null}
    </section>
  );
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
