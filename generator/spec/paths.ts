/** The way from one folder to another, as imports say it: `.` or `../api`. */
export function relativeFolder(from: string, to: string): string {
  const [one, other] = [from, to].map((path) => path.split('/').filter((name) => name !== '')) as [
    string[],
    string[],
  ];
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const up = one.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...other.slice(shared)].join('/');
}
