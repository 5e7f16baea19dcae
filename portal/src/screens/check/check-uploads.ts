import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import type { Catalogue, CatalogueSchema } from '../publish/project-files.ts';
import { suggest } from './closest.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { Report } from './report.ts';
import { schemaAt } from './schema-path.ts';
import { walkValues } from './walk-values.ts';

/** Paths into what the calls of an upload block find in `item`: the specs must know their members. */
export function checkUploads(
  config: ScreenConfig,
  { operations }: Pick<Catalogue, 'operations'>,
  report: Report,
): void {
  for (const { block, path } of placedBlocks(config)) {
    if (block.block !== 'upload') continue;
    const [, read = '', ...list] = block.requirements.split('.');
    const answer = operations[config.reads?.[read]?.operation ?? '']?.data;
    const requirement = { schema: answer, from: [...list, '0'] };
    const document = { schema: answer, from: [...list, '0', 'documents', '0'] };
    const sent = { schema: operations[block.send.operation]?.data, from: [] };
    const known: Known = { file: {}, type: {}, requirement, document, replaced: document, sent };
    walkValues(block, path, (value, place) => {
      if (typeof value === 'string' && value.startsWith('item.')) checkItem(value, place, { known, report });
    });
  }
}

interface Known {
  readonly [member: string]: {
    /** Where the member's own schema is found; without it nothing is known about its members. */
    readonly schema?: CatalogueSchema | undefined;
    readonly from?: readonly string[];
  };
}

function checkItem(
  value: string,
  place: JsonPath,
  { known, report }: { readonly known: Known; readonly report: Report },
): void {
  const [, member = '', ...names] = value.split('.');
  const message = `An upload has no "${value}".`;
  const start = Object.hasOwn(known, member) ? known[member] : undefined;
  if (start === undefined) {
    report(place, { rule: 'unknown-data', message, remedy: suggest(member, Object.keys(known)) });
    return;
  }
  const { schema, from = [] } = start;
  if (schema === undefined || names.length === 0) return;
  const found = schemaAt(schema, [...from, ...names]);
  // Where the way to the list itself is wrong, the list's own fault says so.
  if (found.kind !== 'unknown' || found.at < from.length) return;
  report(place, {
    rule: 'unknown-data',
    message,
    remedy: suggest(names[found.at - from.length] ?? '', found.known),
  });
}
