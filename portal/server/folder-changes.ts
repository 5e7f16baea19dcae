import { watch } from 'node:fs';

/**
 * Tells when something of a name is put into a folder, or taken out, where the system can tell.
 *
 * @param folder one that cannot be followed is never told of
 * @returns ends it
 */
export function followFolder(folder: string, name: string, onChange: () => void): () => void {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, changed) => {
      if (changed === name) onChange();
    });
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}
