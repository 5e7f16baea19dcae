/** Files that another app shared, in memory alone. */
interface SharedFiles {
  /** Holds the files of a share, in place of those before; as many as a customer hands in at once. */
  put(files: readonly unknown[]): void;
  /** The files, for the page that asks first. */
  take(): readonly File[];
}

/** Most files of one share, and most bytes of all of them. */
const most = { files: 20, bytes: 100_000_000 };

/** Milliseconds for which files are held: the page that takes them opens at once. */
const longest = 600_000;

/** Creates the memory of a worker for documents on their way to a page. Nothing of them is written to the device. */
export function createSharedFiles(now: () => number): SharedFiles {
  let held: { readonly files: readonly File[]; readonly since: number } | undefined;
  return {
    put(given) {
      let bytes = 0;
      const files = given
        .filter((one) => one instanceof File)
        .slice(0, most.files)
        .filter(({ size }) => (bytes += size) <= most.bytes);
      held = { files, since: now() };
    },
    take() {
      const files = held !== undefined && now() - held.since <= longest ? held.files : [];
      held = undefined;
      return files;
    },
  };
}
