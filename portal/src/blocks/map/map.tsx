import { useRef, useState } from 'react';
import type { MapBlock as MapConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockProps } from '../../page/page.ts';
import { Value } from '../../page/value.tsx';
import { Button, Card, EmptyState, focusInView, Skeleton } from '../../ui/index.ts';
import { featuresOf, hereOf, mapEntriesOf } from './map-entries.ts';
import type { MapEntry } from './map-entries.ts';
import { MapPicture } from './map-picture.tsx';
import './map.css';

/** A map of points and areas, and a numbered list that says the same. */
export function MapBlock({ block, page }: BlockProps<MapConfig>) {
  const { name } = block;
  const read = page.read(block.read);
  if (read.state === 'failed') return null;
  const entries = mapEntriesOf(block, page);
  return (
    <Card title={page.text(`blocks.${name}.heading`)}>
      {read.data === undefined ? (
        <>
          <div className="map-picture" />
          <Skeleton label={page.text('loading')} />
        </>
      ) : entries.length === 0 ? (
        <EmptyState title={page.text(`blocks.${name}.empty`)}>
          {page.optionalText(`blocks.${name}.emptyHint`)}
        </EmptyState>
      ) : (
        <PictureAndList block={block} page={page} entries={entries} />
      )}
    </Card>
  );
}

interface PictureAndListProps extends BlockProps<MapConfig> {
  readonly entries: readonly MapEntry[];
}

/** What is pointed at in one of the two is marked in both; a press in the picture leads to the list. */
function PictureAndList({ block, page, entries }: PictureAndListProps) {
  const [shown, setShown] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const at = hereOf(block, page);
  return (
    <>
      <div ref={picture} tabIndex={-1}>
        <MapPicture
          entries={entries}
          features={featuresOf(block, page)}
          here={at && { at, name: page.text(`blocks.${block.name}.here`) }}
          label={page.text(`blocks.${block.name}.map`, { count: entries.length })}
          shown={shown}
          onPoint={setShown}
          onChoose={(index) => focusInView(list.current?.querySelectorAll('li')[index] ?? null)}
        />
      </div>
      <ol className="map-list" ref={list}>
        {entries.map((entry, index) => (
          <li
            key={entry.key}
            tabIndex={-1}
            data-shown={index === shown || undefined}
            onPointerEnter={() => setShown(index)}
            onPointerLeave={() => setShown(undefined)}
          >
            <ListEntry block={block} page={page} entry={entry} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="map-back">
        <Button look="quiet" onClick={() => focusInView(picture.current)}>
          {page.text(`blocks.${block.name}.toMap`)}
        </Button>
      </div>
    </>
  );
}

interface ListEntryProps extends BlockProps<MapConfig> {
  readonly entry: MapEntry;
  readonly number: number;
}

/** One entry: its number on the map, its name, how it stands, and its facts. */
function ListEntry({ block, page, entry, number }: ListEntryProps) {
  const { status, rows = [] } = block;
  const { item, title, tone } = entry;
  const facts = rows.flatMap(({ name, value, as = 'text', show }) => {
    if (!page.holds(show, item)) return [];
    const found = page.value(value, item);
    return found === undefined || found === null || found === '' ? [] : [{ name, found, as }];
  });
  return (
    <>
      <div className="map-entry">
        <span className="map-number" data-tone={tone} aria-hidden="true">
          {number}
        </span>
        <h3>{title}</h3>
        {status === undefined ? null : (
          <Value
            value={page.value(status.value, item)}
            look={{ as: 'status', ...(status.tones !== undefined && { tones: status.tones }) }}
            page={page}
          />
        )}
      </div>
      <dl>
        {facts.map(({ name, found, as }) => (
          <div key={name}>
            <dt>{page.text(`blocks.${block.name}.rows.${name}`)}</dt>
            <dd>
              <Value value={found} look={{ as }} page={page} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
