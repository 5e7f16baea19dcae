import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { JsonPath } from '../../load/source-file.ts';

interface Named {
  readonly name: string;
  readonly path: JsonPath;
}

/** Names that texts and the page find things by are given once: of steps, of blocks, and of what a block or a field lists. */
export function checkUnique({ config, blocks }: CheckedScreen, report: Report): void {
  const steps = (config.steps ?? []).map(({ id }, s) => ({ name: id, path: ['steps', s, 'id'] }));
  reportTwins('steps', steps, report);
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ documents = [] }, f) => {
      const at = ['steps', s, 'fields', f, 'documents'];
      const names = documents.map(({ name }, d) => ({ name, path: [...at, d, 'name'] }));
      reportTwins('documents', names, report);
    }),
  );
  const named = blocks.flatMap(({ block, path }) =>
    block.name === undefined ? [] : [{ name: block.name, path: [...path, 'name'] }],
  );
  reportTwins('blocks', named, report);
  for (const { facts, path } of blocks) {
    for (const [list, listed] of Object.entries(facts.names)) {
      const names = listed.map((one, at) =>
        typeof one === 'string'
          ? { name: one, path: [...path, list, at] }
          : { name: one.name, path: [...path, list, at, 'name'] },
      );
      reportTwins(list, names, report);
    }
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
