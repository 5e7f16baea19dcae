import type { Block, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { Report } from './report.ts';

interface Named {
  readonly name: string;
  readonly path: JsonPath;
}

/** Names that texts and the page find things by are given once: of steps, of blocks, and of the parts of a block or a field. */
export function checkUnique(config: ScreenConfig, report: Report): void {
  const steps = (config.steps ?? []).map(({ id }, s) => ({ name: id, path: ['steps', s, 'id'] }));
  reportTwins('steps', steps, report);
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ documents = [] }, f) => {
      const at = ['steps', s, 'fields', f, 'documents'];
      const names = documents.map(({ name }, d) => ({ name, path: [...at, d, 'name'] }));
      reportTwins('documents', names, report);
    }),
  );
  const blocks = placedBlocks(config);
  const named = blocks.flatMap(({ block, path }) =>
    block.name === undefined ? [] : [{ name: block.name, path: [...path, 'name'] }],
  );
  reportTwins('blocks', named, report);
  for (const { block, path } of blocks) {
    for (const [member, parts] of Object.entries(partsOf(block))) {
      const names = parts.map(({ name }, at) => ({ name, path: [...path, member, at, 'name'] }));
      reportTwins(member, names, report);
    }
    if (block.block !== 'stepper') continue;
    reportTwins(
      'stages',
      block.stages.map((name, at) => ({ name, path: [...path, 'stages', at] })),
      report,
    );
  }
}

/** The parts of a block that have names, by the member that lists them. */
function partsOf(block: Block): { readonly [member: string]: readonly { readonly name: string }[] } {
  switch (block.block) {
    case 'list':
      return { columns: block.columns };
    case 'record':
      return { rows: block.rows };
    case 'entries':
      return { rows: block.rows ?? [], links: block.links ?? [], actions: block.actions ?? [] };
    case 'links':
      return { links: block.links };
    case 'chart':
      return { bars: block.bars };
    case 'comparison':
      return { rows: block.rows };
    case 'plans':
      return { facts: block.facts };
    case 'download':
      return { formats: block.formats };
    default:
      return {};
  }
}

function reportTwins(what: string, named: readonly Named[], report: Report): void {
  const seen = new Set<string>();
  for (const { name, path } of named) {
    if (seen.has(name)) {
      const message = `Two ${what} are called "${name}", so they would have the same texts.`;
      report(path, { rule: 'same-name', message, remedy: 'Rename one, and add its texts.' });
    }
    seen.add(name);
  }
}
