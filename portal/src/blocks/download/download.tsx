import { useState } from 'react';
import type {
  CsvFormat,
  DownloadBlock as DownloadConfig,
  GreenButtonFormat,
  KeptFormat,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Card, Notice, ownLink } from '../../ui/index.ts';
import { entriesOf } from '../../page/entries.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import type { Cell } from './csv.ts';

type MadeFormat = CsvFormat | GreenButtonFormat;

interface FileContext {
  readonly block: DownloadConfig;
  readonly page: BlockPage;
  readonly entries: readonly unknown[];
}

/**
 * Buttons that make a file out of what a read found, or fetch one that the org keeps. The code of a kind of file is
 * loaded when it is wanted.
 */
export function DownloadBlock({ block, page }: BlockProps<DownloadConfig>) {
  const { name, formats } = block;
  const [isFailed, setFailed] = useState(false);
  const entries = entriesOf(page.read(block.read), block.items);
  if (entries.length === 0) return null;
  const save = async (format: MadeFormat) => {
    const file = page.text(`blocks.${name}.file`);
    try {
      if (format.as === 'csv') saveFile(`${file}.csv`, await csvOf(format, { block, page, entries }));
      else saveFile(`${file}.xml`, await greenButtonOf(format, { block, page, entries }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const heading = page.optionalText(`blocks.${name}.heading`);
  const hint = page.optionalText(`blocks.${name}.hint`);
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <div className="stack">
        {hint === undefined ? null : <p>{hint}</p>}
        <div className="button-row">
          {formats.map((format) =>
            format.as === 'kept' ? (
              <KeptFile key={format.name} block={block} page={page} format={format} />
            ) : (
              <Button key={format.name} look="secondary" onClick={() => void save(format)}>
                {page.text(`blocks.${name}.formats.${format.name}`)}
              </Button>
            ),
          )}
        </div>
        {isFailed ? (
          <Notice tone="error" role="alert">
            {page.text('errors.somethingWentWrong')}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}

/** A link that the browser follows by itself. What the org tells must not lead elsewhere. */
function KeptFile({ block, page, format }: Omit<FileContext, 'entries'> & { readonly format: KeptFormat }) {
  const address = page.value(format.address);
  const href = typeof address === 'string' ? ownLink(address, location.origin) : undefined;
  if (href === undefined) return null;
  return (
    <a className="button" data-look="secondary" href={href} download={page.text(`blocks.${block.name}.file`)}>
      {page.text(`blocks.${block.name}.formats.${format.name}`)}
    </a>
  );
}

async function csvOf({ columns }: CsvFormat, { block, page, entries }: FileContext): Promise<Blob> {
  const { toCsv } = await import('./csv.ts');
  const head = columns.map(({ name }) => page.text(`blocks.${block.name}.columns.${name}`));
  const rows = entries.map((item) =>
    columns.map(({ value, as }): Cell => {
      const found = page.value(value, item);
      if (typeof found === 'number') return as === 'cents' ? (found / 100).toFixed(2) : found;
      return typeof found === 'string' || typeof found === 'boolean' ? found : null;
    }),
  );
  return new Blob([toCsv([head, ...rows])], { type: 'text/csv' });
}

async function greenButtonOf(
  format: GreenButtonFormat,
  { block, page, entries }: FileContext,
): Promise<Blob> {
  const { nameId, toGreenButton } = await import('./green-button.ts');
  const numberAt = (source: string | undefined, item: unknown) => {
    const value = source === undefined ? undefined : page.value(source, item);
    return typeof value === 'number' ? value : undefined;
  };
  const periods = entries.flatMap((item) => {
    const [days, seconds] = [numberAt(format.days, item), numberAt(format.seconds, item)];
    const used = numberAt(format.used, item);
    const length = seconds === undefined ? days !== undefined && { days } : { seconds };
    if (length === false || used === undefined) return [];
    const isEstimated = format.estimated !== undefined && page.value(format.estimated, item) === true;
    const start = String(page.value(format.start, item));
    return [{ start, length, used, cost: numberAt(format.cost, item), isEstimated }];
  });
  const title = page.text(`blocks.${block.name}.file`);
  const meter = format.meter === undefined ? undefined : page.value(format.meter);
  const xml = toGreenButton({
    title,
    meter: typeof meter === 'string' && meter !== '' ? meter : title,
    unit: format.unit,
    timeZone: format.timeZone,
    periods,
    now: Date.now(),
    idOf: nameId,
  });
  return new Blob([xml], { type: 'application/atom+xml' });
}

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
