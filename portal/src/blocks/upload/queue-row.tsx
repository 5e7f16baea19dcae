import { Button, Icon } from '../../ui/index.ts';
import type { BlockPage } from '../page.ts';
import { formatBytes } from './format-bytes.ts';
import type { QueuedFile } from './upload-queue.ts';

/** Props of {@link QueueRow}. */
export interface QueueRowProps {
  readonly queued: QueuedFile;
  /** Name of the block in the texts. */
  readonly name: string;
  readonly page: BlockPage;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
}

/** A file on its way: how far it is, or why it is not. */
export function QueueRow({ queued, name, page, onDrop, onRetry }: QueueRowProps) {
  const { file, stage } = queued;
  const textOf = (key: string, values?: object) => page.text(`blocks.${name}.${key}`, { ...values });
  const isOver = stage.at === 'failed' || stage.at === 'refused';
  const drop = textOf(isOver ? 'discard' : 'cancel');
  return (
    <li className="upload-file" data-tone={isOver ? 'error' : 'info'}>
      <div className="upload-file-head">
        <strong>{file.name}</strong>
        <span className="upload-hint">{formatBytes(file.size, page.language)}</span>
      </div>
      {isOver ? (
        <p className="upload-fault">
          <Icon name="error" /> {stage.message}
        </p>
      ) : (
        <Progress
          label={file.name}
          share={stage.at === 'sending' ? stage.share : 1}
          text={
            stage.at === 'sending'
              ? textOf('sending', { percent: Math.round(stage.share * 100) })
              : textOf('handing')
          }
        />
      )}
      {stage.at === 'given' ? null : (
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
