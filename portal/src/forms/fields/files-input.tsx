import { useState } from 'react';
import type { FileTexts } from '../../files/file-row.tsx';
import { FileSource } from '../../files/file-source.tsx';
import { formatBytes } from '../../files/file-format.ts';
import type { FilesRule } from '../../../screen-language/generated/screen-config.gen.ts';
import { lazyComponent, Spinner, VisuallyHidden } from '../../ui/index.ts';
import { limitsOf } from './attachment-limits.ts';
import { describedBy, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';

/** Fetched with the first file that is chosen. */
const AttachedFiles = lazyComponent(
  async () => (await import('./attached-files.tsx')).AttachedFiles,
  Spinner,
);

/** The answer of a form with files that are not there yet. */
const underWay: readonly string[] = [''];

/** Files that go with what is sent. */
export function FilesInput(props: ControlProps) {
  const { files } = props.field;
  return files === undefined ? null : <RuledFilesInput {...props} rule={files} />;
}

function RuledFilesInput(props: ControlProps & { readonly rule: FilesRule }) {
  const { id, rule, onChange } = props;
  const { page } = useFormContext();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [news, tell] = useState('');
  const take = (files: readonly File[]) => {
    if (chosen.length === 0) onChange(underWay);
    setChosen([...chosen, ...files]);
  };
  const { most, formats, maxBytes } = limitsOf(rule, page);
  const textOf: FileTexts = (key, values) => page.text(`files.${key}`, { ...values });
  const endings = formats.map((format) => format.toUpperCase()).join(', ');
  const limits = `${id}-limits`;
  const described = describedBy(props);
  return (
    <div className="upload-attachments">
      <p className="upload-hint" id={limits}>
        {textOf('limits', { most, formats: endings, size: formatBytes(maxBytes, page.language) })}
      </p>
      {chosen.length === 0 ? null : (
        <AttachedFiles
          {...{ rule, page, tell, chosen, textOf }}
          onAnswer={onChange}
          // The button that was pressed is gone.
          onGone={() => document.getElementById(id)?.focus()}
        />
      )}
      <FileSource
        id={id}
        describedBy={described === undefined ? limits : `${described} ${limits}`}
        textOf={textOf}
        formats={formats}
        canBePhoto={formats.includes('jpg')}
        onFiles={take}
      />
      <p role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </p>
    </div>
  );
}
