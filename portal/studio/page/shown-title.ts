/** A title that the page fills in, with the names of its places: `Welcome, [name]`. */
export function shownTitle(title: string): string {
  return title.replaceAll(/\{\{(\w+)(?:[^{}\w][^{}]*)?\}\}/g, '[$1]');
}
