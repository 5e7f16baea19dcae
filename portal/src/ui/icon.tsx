const paths = {
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  success: 'm8 12.4 2.8 2.8 5.4-6M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  warning:
    'M12 9.5v4.2M12 17v.1M10.3 4.4 2.9 17.2A2 2 0 0 0 4.6 20.200h14.800a2 2 0 0 0 1.7-3L13.7 4.400a2 2 0 0 0-3.4 0Z',
  error: 'M12 7.500v5.500M12 16.400v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6.5 3.500h3l1.5 4-2 1.500a12 12 0 0 0 6 6l1.5-2 4 1.500v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.700a2 2 0 0 1 2-2.200Z',
  clock: 'M12 7v5l3.2 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bolt: 'M13 3 5 13.500h6L10.5 21 19 10.500h-6.500L13 3Z',
} as const;

/** The icons the shell draws. */
export type IconName = keyof typeof paths;

/** The names of all icons. */
// The keys of a table are its names.
export const icons = Object.keys(paths) as readonly IconName[];

/** A line icon in the colour of the text around it; decoration only. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
