import { useRef } from 'react';
import type { DragEvent } from 'react';
import { Button } from '../ui/index.ts';
import type { FileTexts } from './file-row.tsx';
import './files.css';

/** Props of {@link FileSource}. */
interface FileSourceProps {
  /** Id of the button that opens the browser's own choice. */
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly textOf: FileTexts;
  /** Accepted endings; undefined before the type is chosen. */
  readonly formats: readonly string[] | undefined;
  readonly canBePhoto: boolean;
  /** Files are wanted before it is known what they are. */
  readonly onTooEarly?: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets the customer choose files, drop them, or take a photo with the phone's camera. */
export function FileSource(props: FileSourceProps) {
  const { id, describedBy, textOf, formats, canBePhoto, onTooEarly, onFiles } = props;
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const open = (input: HTMLInputElement | null) => (formats === undefined ? onTooEarly?.() : input?.click());
  const take = (list: FileList | null) => list !== null && list.length > 0 && onFiles([...list]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="button-row">
        <Button id={id} aria-describedby={describedBy} look="secondary" onClick={() => open(files.current)}>
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
