import type { Language } from '../i18n/index.ts';
import { bringIntoView, Button, Icon } from '../ui/index.ts';
import type { QueuedFile } from './file-queue.ts';
import './files.css';
import { formatBytes } from './file-format.ts';

/** Looks up one of the texts about files. */
export type FileTexts = (key: string, values?: object) => string;

/** Props of {@link FileRow}. */
interface FileRowProps {
  readonly queued: QueuedFile;
  readonly textOf: FileTexts;
  readonly language: Language;
  /** True when an uploaded file can be removed again. */
  readonly isRemovable?: boolean;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
}

/** A file on its way: how far it is, or why it is not. */
export function FileRow(props: FileRowProps) {
  const { queued, textOf, language, isRemovable = false, onDrop, onRetry } = props;
  const { file, stage } = queued;
  const isOver = stage.at === 'failed' || stage.at === 'rejected';
  const isThere = isRemovable && stage.at === 'uploaded';
  const drop = textOf(isThere ? 'remove' : isOver ? 'discard' : 'cancel');
  return (
    <li
      className="upload-file"
      ref={bringIntoView}
      data-tone={isOver ? 'error' : isThere ? 'success' : 'info'}
    >
      <div className="upload-file-head">
        <strong>{file.name}</strong>
        <span className="upload-hint">{formatBytes(file.size, language)}</span>
      </div>
      <Stage file={file} stage={stage} isThere={isThere} textOf={textOf} />
      {stage.at === 'uploaded' && !isThere ? null : (
        <div className="button-row">
          {stage.at === 'failed' ? (
            <Button look="secondary" aria-label={`${textOf('retry')}: ${file.name}`} onClick={onRetry}>
              {textOf('retry')}
            </Button>
          ) : null}
          <Button look="quiet" aria-label={`${drop}: ${file.name}`} onClick={onDrop}>
            {drop}
          </Button>
        </div>
      )}
    </li>
  );
}

interface StageProps extends Pick<QueuedFile, 'file' | 'stage'>, Pick<FileRowProps, 'textOf'> {
  readonly isThere: boolean;
}

function Stage({ file, stage, isThere, textOf }: StageProps) {
  if (stage.at === 'failed' || stage.at === 'rejected') {
    return (
      <p className="upload-error">
        <Icon name="error" /> {stage.message}
      </p>
    );
  }
  if (isThere) return <p>{textOf('there')}</p>;
  return (
    <Progress
      label={file.name}
      share={stage.at === 'sending' ? stage.share : 1}
      text={
        stage.at === 'sending'
          ? textOf('sending', { percent: Math.round(stage.share * 100) })
          : textOf('handing')
      }
    />
  );
}

interface ProgressProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly text: string;
}

function Progress({ label, share, text }: ProgressProps) {
  return (
    <div className="upload-progress">
      <progress aria-label={label} max={1} value={share} />
      <span className="upload-hint">{text}</span>
    </div>
  );
}
