import { useRef, useState } from 'react';
import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { formatBytes } from '../../files/file-format.ts';
import { FileSource } from '../../files/file-source.tsx';
import { useSharedFiles } from '../../files/shared-files.ts';
import { Icon, lazyComponent } from '../../ui/index.ts';
import type { BlockPage } from '../../page/page.ts';
import type { DocumentType } from './requirement.ts';

/** Shown to whoever comes from another app. */
const SharedChoices = lazyComponent(async () => (await import('./shared-documents.tsx')).SharedChoices);

/** Props of {@link FilePicker}. */
interface FilePickerProps {
  readonly block: UploadBlock;
  readonly page: BlockPage;
  /** Unique on the page. */
  readonly id: string;
  readonly accepted: readonly DocumentType[];
  readonly chosen: DocumentType | undefined;
  readonly onChoose: (type: string) => void;
  readonly onFiles: (files: readonly File[], type: DocumentType) => void;
}

/** First what it is, with the rules of each type in sight, then the files. */
export function FilePicker({ block, page, id, accepted, chosen, onChoose, onFiles }: FilePickerProps) {
  const [isAsked, setAsked] = useState(false);
  const types = useRef<HTMLFieldSetElement>(null);
  const isTypeMissing = isAsked && chosen === undefined;
  const shared = useSharedFiles();
  const take = (files: readonly File[]) => {
    if (chosen === undefined) askForType();
    else onFiles(files, chosen);
    return chosen !== undefined;
  };
  const askForType = () => {
    setAsked(true);
    types.current?.querySelector('input')?.focus();
  };
  return (
    <div className="upload-picker">
      <TypeChoice
        {...{ block, page, id, accepted, chosen, onChoose }}
        ref={types}
        error={isTypeMissing ? page.text('errors.documentTypeRequired') : undefined}
      />
      <FileSource
        textOf={(key) => page.text(`blocks.${block.name}.${key}`)}
        formats={chosen?.formats}
        canBePhoto={accepted.some(({ formats }) => formats.includes('jpg'))}
        onTooEarly={askForType}
        onFiles={take}
      />
      {shared.length > 0 && <SharedChoices page={page} files={shared} onUse={(file) => take([file])} />}
    </div>
  );
}

interface TypeChoiceProps extends Pick<
  FilePickerProps,
  'block' | 'page' | 'id' | 'accepted' | 'chosen' | 'onChoose'
> {
  readonly ref: React.Ref<HTMLFieldSetElement>;
  readonly error: string | undefined;
}

function TypeChoice({ block, page, id, accepted, chosen, onChoose, ref, error }: TypeChoiceProps) {
  const labelOf = (type: string) => page.optionalText(`blocks.${block.name}.types.${type}`) ?? type;
  const [only, ...others] = accepted;
  if (only !== undefined && others.length === 0) {
    return (
      <div>
        <h3>{labelOf(only.type)}</h3>
        <TypeRules type={only} name={block.name} page={page} />
      </div>
    );
  }
  const errorId = `${id}-error`;
  return (
    <fieldset className="upload-types" ref={ref} data-invalid={error !== undefined || undefined}>
      <legend>{page.text(`blocks.${block.name}.whichType`)}</legend>
      {error === undefined ? null : (
        <p className="upload-error" id={errorId} role="alert">
          <Icon name="error" /> {error}
        </p>
      )}
      {accepted.map((type) => (
        <div className="upload-type" key={type.type}>
          <label>
            <input
              type="radio"
              name={id}
              value={type.type}
              checked={chosen === type}
              aria-describedby={error && errorId}
              onChange={() => onChoose(type.type)}
            />
            {labelOf(type.type)}
          </label>
          <TypeRules type={type} name={block.name} page={page} />
        </div>
      ))}
    </fieldset>
  );
}

/** Props of {@link TypeRules}. */
interface TypeRulesProps {
  readonly type: DocumentType;
  /** Name of the block in the texts. */
  readonly name: string;
  readonly page: BlockPage;
}

/** The rules for a document of one type, and which files are taken. */
export function TypeRules({ type, name, page }: TypeRulesProps) {
  const formats = type.formats.map((format) => format.toUpperCase()).join(', ');
  const size = formatBytes(type.maxBytes, page.language);
  return (
    <>
      <p className="upload-must">{page.text(`blocks.${name}.mustShow`)}</p>
      <ul className="upload-rules">
        {type.rules.map((rule) => (
          <li key={rule}>{page.optionalText(`blocks.${name}.rules.${rule}`) ?? rule}</li>
        ))}
        {type.minPages > 1 ? <li>{page.text(`blocks.${name}.pages`, { pages: type.minPages })}</li> : null}
      </ul>
      <p className="upload-limits">{page.text(`blocks.${name}.limits`, { formats, size })}</p>
    </>
  );
}
