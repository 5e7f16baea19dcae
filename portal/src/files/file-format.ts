/** The ending of a file's name in small letters; empty where there is none. */
export function formatOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
