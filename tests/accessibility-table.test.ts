import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'portal/guide/accessibility.md'), 'utf8');

interface Row {
  readonly criterion: string;
  readonly level: string;
  readonly proof: string;
}

const rows: readonly Row[] = guide.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, criterion = '', level = '', , , proof = ''] = cells;
  return /^\d\.\d{1,2}\.\d{1,2}$/.test(criterion) ? [{ criterion, level, proof }] : [];
});

describe('the table of WCAG 2.2', () => {
  it('has each criterion of levels A and AA once', () => {
    expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(rows.length);
  });

  it.each(rows.filter(({ proof }) => proof.startsWith('`')))(
    '$criterion names what there is',
    ({ proof }) => {
      const paths = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    },
  );

  it('leaves nothing without a proof or a reason', () => {
    const others = rows.map(({ proof }) => proof).filter((proof) => !proof.startsWith('`'));
    expect(new Set(others)).toEqual(new Set(['By reading', 'There is no sound and no film']));
  });

  it('says rightly that there is no sound and no film', () => {
    const sources = globSync(['portal/src/**/*.tsx', 'portal/src/**/*.html'], { cwd: root });
    const playing = sources.filter((file) => /<(audio|video)\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(sources.length).toBeGreaterThan(50);
    expect(playing).toEqual([]);
  });
});
