/** The harmless text that every virus scanner takes for a virus. */
const EICAR = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE').toString('hex');

/** Marks in names of files, such as `lease-too-old.pdf`, and what the scan or the reviewer finds in them. */
const MARKS = [
  ['infected', 'infected'],
  ['unreadable', 'unreadable'],
  ['wrong-type', 'wrongType'],
  ['too-old', 'tooOld'],
  ['name-differs', 'nameDiffers'],
  ['address-differs', 'addressDiffers'],
  ['incomplete', 'incomplete'],
] as const;

/** The finding about a file: clean, a virus, or the reason why it is not taken. */
export type Verdict = 'clean' | (typeof MARKS)[number][1];

/** Decides what the scan will find, by the name of the file and the first bytes of its content. */
export function judgeFile(file: { readonly fileName: string; readonly head: string }): Verdict {
  if (file.head.toLowerCase().includes(EICAR)) return 'infected';
  const name = file.fileName.toLowerCase().replaceAll(/[ _]/g, '-');
  return MARKS.find(([mark]) => name.includes(mark))?.[1] ?? 'clean';
}

/** A stored verdict; what cannot be read counts as unreadable. */
export function readVerdict(stored: unknown): Verdict {
  if (stored === 'clean') return 'clean';
  return MARKS.find(([, verdict]) => verdict === stored)?.[1] ?? 'unreadable';
}
