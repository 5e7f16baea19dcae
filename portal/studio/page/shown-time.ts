const formats = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A time as people read it. */
export const shownTime = (time: number): string => new Date(time).toLocaleString('en', formats);
