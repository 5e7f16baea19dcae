/** Files whose names say their content: the same for everybody who may have them. */
export const isFile = ({ pathname }: URL): boolean => /^\/(?:assets|published)\//.test(pathname);

/** Addresses that the host answers with a page: no files, and no calls of the org. */
export const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:assets|published|schemas|services|lwr)(?:\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);

/** The call that tells who is there. */
export const asksForSession = ({ pathname }: URL): boolean => pathname.endsWith('/getCurrentSession');

/** Pages that may stand for the one at an address, the best first: that of its language, if it names one, and the first. */
export function shellsOf({ pathname }: URL): readonly string[] {
  const [, first = ''] = pathname.split('/');
  return first === '' ? ['/'] : [`/${first}/`, '/'];
}
