import type { Language } from '../i18n/index.ts';

const kilo = 1024;

/** A size as people read it: `10 MB`, `471 kB`. */
export function formatBytes(bytes: number, language: Language): string {
  const unit = bytes < kilo * kilo ? 'kilobyte' : 'megabyte';
  const value = bytes / (unit === 'kilobyte' ? kilo : kilo * kilo);
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', options).format(Math.max(value, 0.1));
}
