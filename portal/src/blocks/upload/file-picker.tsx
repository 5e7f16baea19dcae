import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { UploadBlock } from '../../generated/screen-config.gen.ts';
import { Button, Icon } from '../../ui/index.ts';
import type { BlockPage } from '../page.ts';
import type { DocumentType } from './requirement.ts';
import { TypeRules } from './type-rules.tsx';

/** Props of {@link FilePicker}. */
export interface FilePickerProps {
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
  const askForType = () => {
    setAsked(true);
    types.current?.querySelector('input')?.focus();
  };
  return (
    <div className="upload-picker">
      <TypeChoice
        {...{ block, page, id, accepted, chosen, onChoose }}
        ref={types}
        fault={isTypeMissing ? page.text('errors.documentTypeRequired') : undefined}
      />
      <FileSource
        name={block.name}
        page={page}
        formats={chosen?.formats}
        canBePhoto={accepted.some(({ formats }) => formats.includes('jpg'))}
        onTooEarly={askForType}
        onFiles={(files) => (chosen === undefined ? askForType() : onFiles(files, chosen))}
      />
    </div>
  );
}

interface FileSourceProps {
  readonly name: string;
  readonly page: BlockPage;
  /** Accepted endings; undefined before the type is chosen. */
  readonly formats: readonly string[] | undefined;
  readonly canBePhoto: boolean;
  /** Files are wanted before it is known what they are. */
  readonly onTooEarly: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files come from: chosen, dropped, or taken by the phone's camera. */
function FileSource({ name, page, formats, canBePhoto, onTooEarly, onFiles }: FileSourceProps) {
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const textOf = (key: string) => page.text(`blocks.${name}.${key}`);
  const open = (input: HTMLInputElement | null) => (formats === undefined ? onTooEarly() : input?.click());
  const take = (list: FileList | null) => list !== null && list.length > 0 && onFiles([...list]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="button-row">
        <Button look="secondary" onClick={() => open(files.current)}>
          {textOf('choose')}
        </Button>
        {canBePhoto ? (
          <span className="upload-photo">
            <Button look="secondary" onClick={() => open(photo.current)}>
              {textOf('photo')}
            </Button>
          </span>
        ) : null}
        <span className="upload-hint">{textOf('drop')}</span>
      </div>
      <FileInput
        ref={files}
        label={textOf('choose')}
        accept={(formats ?? []).map((format) => `.${format}`).join(',')}
        onFiles={take}
      />
      <FileInput ref={photo} label={textOf('photo')} accept="image/jpeg,image/png" isCamera onFiles={take} />
    </div>
  );
}

interface FileInputProps {
  readonly ref: React.Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

/** The browser's own control, opened by a button. Emptied after use, so that the same file can be chosen again. */
function FileInput({ ref, label, accept, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!isCamera}
      aria-label={label}
      accept={accept}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={({ target }) => {
        onFiles(target.files);
        target.value = '';
      }}
    />
  );
}

interface TypeChoiceProps extends Pick<
  FilePickerProps,
  'block' | 'page' | 'id' | 'accepted' | 'chosen' | 'onChoose'
> {
  readonly ref: React.Ref<HTMLFieldSetElement>;
  readonly fault: string | undefined;
}

function TypeChoice({ block, page, id, accepted, chosen, onChoose, ref, fault }: TypeChoiceProps) {
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
  const faultId = `${id}-fault`;
  return (
    <fieldset className="upload-types" ref={ref} data-invalid={fault === undefined ? undefined : true}>
      <legend>{page.text(`blocks.${block.name}.whichType`)}</legend>
      {fault === undefined ? null : (
        <p className="upload-fault" id={faultId} role="alert">
          <Icon name="error" /> {fault}
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
              aria-describedby={fault === undefined ? undefined : faultId}
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
