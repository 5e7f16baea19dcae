import { formatBytes, formatOf } from '../../files/file-format.ts';
import type { BlockPage } from '../../page/page.ts';
import { ownLink } from '../../ui/index.ts';

/** A file that came with a message, as `getMessageAttachments` tells it. */
export interface Attachment {
  readonly fileId: string;
  /** null: it came with the message that opened the conversation. */
  readonly replyId: string | null;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly state: 'quarantined' | 'clean' | 'infected';
  readonly downloadPath: string | null;
}

/** The list behind a source that the schema of screen configs binds to this shape; empty before it is there. */
export function attachmentsOf(value: unknown): readonly Attachment[] {
  return Array.isArray(value) ? (value as readonly Attachment[]) : []; // the SDK refuses answers that the specs do not allow
}

/** Props of {@link AttachmentList}. */
interface AttachmentListProps {
  readonly files: readonly Attachment[];
  /** Name of the block in the texts. */
  readonly name: string;
  readonly page: BlockPage;
}

/** The files of a message, each to be downloaded when it was scanned. */
export function AttachmentList({ files, name, page }: AttachmentListProps) {
  return (
    <div className="thread-files">
      <p>{page.text(`blocks.${name}.attachments`)}</p>
      <ul>
        {files.map((file) => (
          <li key={file.fileId}>
            <FileName file={file} download={page.text(`blocks.${name}.download`)} />
            <span className="thread-file-facts">
              {formatOf(file.fileName).toUpperCase()} · {formatBytes(file.sizeBytes, page.language)}
              {file.state === 'clean' ? null : ` · ${page.text(`blocks.${name}.${file.state}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FileNameProps {
  readonly file: Attachment;
  /** The purpose of the link, for those who do not see that it is a file. */
  readonly download: string;
}

function FileName({ file: { fileName, downloadPath }, download }: FileNameProps) {
  // What the org tells must not lead elsewhere.
  const address = ownLink(downloadPath, location.origin);
  if (address === undefined) return <span>{fileName}</span>;
  return (
    <a href={address} download={fileName} aria-label={`${download}: ${fileName}`}>
      {fileName}
    </a>
  );
}
