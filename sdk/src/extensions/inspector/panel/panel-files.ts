import { viewOf, type InspectedSession, type SessionView } from '../session.ts';
import { readSession, writeSession } from '../session-file.ts';

/**
 * Copies a text.
 *
 * @returns what to say of it
 */
export async function copyText(root: ShadowRoot, text: string): Promise<string> {
  try {
    await root.ownerDocument.defaultView?.navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'The browser does not let this page copy';
  }
}

/** The source of files, and the place where they go. */
interface FileFacts {
  readonly take: () => InspectedSession;
  readonly opened: (view: SessionView, name: string) => void;
  readonly say: (notice: string) => void;
  readonly close: () => void;
}

/** Saves, copies and opens sessions. */
export function createFiles(root: ShadowRoot, { take, opened, say, close }: FileFacts) {
  return {
    onDownload(): void {
      const document = root.ownerDocument;
      const url = URL.createObjectURL(new Blob([writeSession(take())], { type: 'application/json' }));
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = 'cache-session.json';
      anchor.click();
      URL.revokeObjectURL(url);
      close();
      say('The session is saved');
    },
    onCopy(): void {
      void copyText(root, writeSession(take())).then(say);
      close();
    },
    async open(file: File): Promise<void> {
      try {
        opened(viewOf(readSession(await file.text())), file.name);
      } catch (error) {
        say(error instanceof Error ? error.message : 'The file cannot be read');
      }
    },
  };
}
