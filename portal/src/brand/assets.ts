const logos = import.meta.glob<string>('./logos/*.svg', { eager: true, query: '?url', import: 'default' });
const stylesheets = import.meta.glob<string>('./tokens/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a brand's logo. The files are found by the brand's id; there is no list to keep. */
export function logoOf(brandId: string): string {
  return logos[`./logos/${brandId}.svg`] ?? '';
}

/** Address of a brand's token file. */
export function stylesheetOf(brandId: string): string {
  return stylesheets[`./tokens/${brandId}.css`] ?? '';
}
