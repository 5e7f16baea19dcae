import { rowOf } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';

/** The ending of a file's name in small letters; empty where there is none. */
export function formatOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

const kilo = 1024;

/** A size as people read it: `10 MB`, `471 kB`. Only what is empty has none. */
export function formatBytes(bytes: number, language: Language): string {
  const unit = bytes < kilo * kilo ? 'kilobyte' : 'megabyte';
  const value = bytes / (unit === 'kilobyte' ? kilo : kilo * kilo);
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(rowOf(language).numbers, options).format(
    bytes === 0 ? 0 : Math.max(value, 0.1),
  );
}
