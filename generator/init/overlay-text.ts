import { stringify } from 'yaml';
import type { Proposal } from './propose.ts';

const WIDTH = 110;

/** Proposals as an OpenAPI Overlay 1.0 that somebody is to look through: each with its reason. */
export function overlayText(title: string, proposals: readonly Proposal[]): string {
  const head = stringify({ overlay: '1.0.0', info: { title: `How ${title} is cached`, version: '1.0.0' } });
  const actions = proposals.map(({ target, update, reason }) => {
    const text = stringify([{ target, update }], {
      lineWidth: WIDTH,
      aliasDuplicateObjects: false,
      flowCollectionPadding: true,
    });
    return [`# ${reason}`, ...text.trimEnd().split('\n')].map((line) => `  ${line}\n`).join('');
  });
  const list = actions.length === 0 ? 'actions: []\n' : `actions:\n${actions.join('')}`;
  return `# Proposed by the generator: look it through, and change what does not fit. It is yours from here on.\n${head}${list}`;
}
