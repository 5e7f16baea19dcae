import { h, type Markup } from './dom.ts';

/** Lines in a square of 16. */
const ICONS = {
  back: 'M10 3 5 8l5 5',
  cache: 'M3 4c0-2.7 10-2.7 10 0s-10 2.7-10 0v8c0 2.7 10 2.7 10 0V4M3 8c0 2.7 10 2.7 10 0',
  close: 'm4 4 8 8m0-8-8 8',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  download: 'M8 2v8m-3.5-3L8 10.5 11.5 7M3 13.500h10',
  upload: 'M8 10.500V2.500M4.5 6 8 2.5 11.5 6M3 13.500h10',
  help: 'M5.5 6a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .7-1 1.400M8 12.500v.1',
  invalidate: 'M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M4.2 4.200l7.6 7.6',
  'pop-out': 'M9.5 2.500h4v4m0-4L8 8M7 3.500H3v9.500h9.500V9',
  refetch: 'M13 8a5 5 0 1 1-1.5-3.600M13 2.500V5.500h-3',
  rollback: 'M3 6.500h6.500a3.5 3.5 0 0 1 0 7H6M6 3.500l-3 3 3 3',
  search: 'M7 11.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9m3.3-1.200L14 14',
  clear: 'M3 4.500h10M6.5 4.500V3h3v1.500m-5 0 .5 9h6l.5-9',
  auto: 'M8 2.500a5.5 5.5 0 1 0 0 11z M8 2.500a5.5 5.5 0 0 1 0 11',
  light:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1.500v1.300M8 13.200v1.300M1.5 8h1.300m10.4 0h1.300M3.4 3.400l.9.900m7.4 7.4.9.900m0-9.2-.9.900M4.3 11.700l-.9.9',
  dark: 'M13 9.800A5.5 5.5 0 0 1 6.2 3 5.5 5.5 0 1 0 13 9.8',
} as const;

/** One of the icons. */
export type IconName = keyof typeof ICONS;

/** Drawn in the colour of the text around it; nobody reads it out. */
export function icon(name: IconName): Markup {
  return h(
    'svg',
    { class: 'icon', viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: ICONS[name] }),
  );
}
