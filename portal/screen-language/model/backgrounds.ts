/** Sizes of screens that a band may have a picture of its own for. */
export const devices = ['mobile', 'tablet', 'desktop'] as const;

/** The name of the picture that an address of a background stands for: `/images/meter.svg` is the picture `meter`. */
export const pictureBehind = (address: string): string => address.replace(/^\/images\/|\.svg$/g, '');
