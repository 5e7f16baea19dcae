import type { FirstHeading } from '../manifest.ts';

/** The members of a screen's model and texts that say what its heading is. */
interface HeadingSources {
  readonly model: { readonly heading?: unknown; readonly about?: unknown };
  readonly texts: { readonly title?: unknown; readonly lead?: unknown };
}

const isPlain = (text: unknown): text is string => typeof text === 'string' && !text.includes('{{');

/** Returns the heading of a screen, as far as it needs no data. */
export function firstHeadingOf({ model, texts }: HeadingSources): FirstHeading | undefined {
  const { title, lead } = texts;
  if (model.heading !== undefined || !isPlain(title)) return undefined;
  return { title, ...(model.about !== undefined && { hasAbout: true }), ...(isPlain(lead) && { lead }) };
}
