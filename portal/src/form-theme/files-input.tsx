import { useEffect } from 'react';
import type { QueuedFile } from '../files/file-queue.ts';
import { FileRow } from '../files/file-row.tsx';
import type { FileTexts } from '../files/file-row.tsx';
import { FileSource } from '../files/file-source.tsx';
import { formatBytes } from '../files/format-bytes.ts';
import type { FilesRule } from '../generated/screen-config.gen.ts';
import { VisuallyHidden } from '../ui/index.ts';
import { contextOf, describedBy } from './form-context.ts';
import { answerOf, limitsOf, useAttachments } from './use-attachments.ts';
import type { ControlProps } from './value-field.tsx';

/** Files that go with what is sent: on their way while the customer still writes, and gone with a press. */
export default function FilesInput(props: ControlProps) {
  const rule = contextOf(props.registry).fields[props.name]?.files;
  return rule === undefined ? null : <RuledFilesInput {...props} rule={rule} />;
}

function RuledFilesInput(props: ControlProps & { readonly rule: FilesRule }) {
  const { id, name, rule, registry, onChange, rawErrors = [] } = props;
  const { fields, page } = contextOf(registry);
  const { queue, news, add, retry, drop } = useAttachments(rule, page);
  const answer = answerOf(queue);
  const given = JSON.stringify(answer);
  // The form library's own function is another one each time.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onChange(answer), [given]);
  const remove = (queued: QueuedFile) => {
    drop(queued);
    // The button that was pressed is gone.
    document.getElementById(id)?.focus();
  };
  const { most, formats, maxBytes } = limitsOf(rule, page);
  const textOf: FileTexts = (key, values) => page.text(`files.${key}`, { ...values });
  const endings = formats.map((format) => format.toUpperCase()).join(', ');
  const limits = `${id}-limits`;
  const described = describedBy(id, fields[name]?.hint, rawErrors.length > 0);
  return (
    <div className="upload-attachments">
      <p className="upload-hint" id={limits}>
        {textOf('limits', { most, formats: endings, size: formatBytes(maxBytes, page.language) })}
      </p>
      {queue.length === 0 ? null : (
        <ul className="upload-files">
          {queue.map((queued) => (
            <FileRow
              key={queued.id}
              queued={queued}
              textOf={textOf}
              language={page.language}
              isRemovable
              onDrop={() => remove(queued)}
              onRetry={() => retry(queued)}
            />
          ))}
        </ul>
      )}
      <FileSource
        id={id}
        describedBy={described === undefined ? limits : `${described} ${limits}`}
        textOf={textOf}
        formats={formats}
        canBePhoto={formats.includes('jpg')}
        onFiles={add}
      />
      <p role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </p>
    </div>
  );
}
