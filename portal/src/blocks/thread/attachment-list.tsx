import { formatOf } from '../../files/file-format.ts';
import { formatBytes } from '../../files/file-format.ts';
import type { BlockPage } from '../../page/page.ts';
import type { Attachment } from './attachments.ts';

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
  // Only an address of this site: what the org tells must not lead elsewhere.
  if (downloadPath === null || !/^\/[^/\\]/.test(downloadPath)) return <span>{fileName}</span>;
  return (
    <a href={downloadPath} download={fileName} aria-label={`${download}: ${fileName}`}>
      {fileName}
    </a>
  );
}
