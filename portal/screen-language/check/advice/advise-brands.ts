import type { TextFile } from '../../load/plain-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import type { Diagnostic } from '../../load/source-file.ts';
import { coloursIn, poorPairs } from './colour-contrast.ts';

const modes = ['light', 'dark'] as const;

/** Warns of colours of a brand that many cannot read on each other, in light and dark. */
export function adviseBrands({ styles }: Pick<ProjectFiles, 'styles'>): readonly Diagnostic[] {
  if (styles === undefined) return [];
  return styles.brands.flatMap((brand) =>
    modes.flatMap((mode) => {
      const colours = new Map([...coloursIn(styles.shared.text, mode), ...coloursIn(brand.text, mode)]);
      return poorPairs(colours).map(({ text, surface, ratio, least }): Diagnostic => {
        const said = ratio.toFixed(1);
        return {
          file: brand.file,
          ...placeOf(text, surface, brand),
          pointer: '',
          rule: 'poor-contrast',
          message: `"${text}" on "${surface}" is hard to see in ${mode} colours: ${said} to 1.`,
          remedy: `Make one of them darker or lighter, until it is ${least} to 1.`,
          severity: 'warning',
        };
      });
    }),
  );
}

/** The place of the first of two tokens that the brand itself has. */
function placeOf(text: string, surface: string, { text: css }: TextFile) {
  const lines = css.split('\n');
  const at = [text, surface]
    .map((name) => lines.findIndex((line) => line.includes(`--${name}:`)))
    .find((index) => index >= 0);
  const line = lines[at ?? 0] ?? '';
  return { line: (at ?? 0) + 1, column: line.length - line.trimStart().length + 1 };
}
