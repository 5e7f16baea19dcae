import { dropShared, sharedKey } from '../../files/shared-files.ts';
import type { BlockPage } from '../../page/page.ts';
import { Button, Notice } from '../../ui/index.ts';

/** Props of {@link SharedNotice}. */
interface SharedNoticeProps {
  readonly page: BlockPage;
  readonly files: readonly File[];
}

/** The files that another app shared: nothing of them is sent before the customer says what each is. */
export function SharedNotice({ page, files }: SharedNoticeProps) {
  const discard = page.text('files.discard');
  return (
    <Notice tone="info" role="status" title={page.text('files.shared.title')}>
      <p>{page.text('files.shared.lead')}</p>
      <ul className="upload-shared">
        {files.map((file) => (
          <li key={sharedKey(file)}>
            <span>{file.name}</span>
            <Button look="quiet" aria-label={`${discard}: ${file.name}`} onClick={() => dropShared(file)}>
              {discard}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Props of {@link SharedChoices}. */
interface SharedChoicesProps extends SharedNoticeProps {
  /** Takes a file as what was chosen; false where nothing is chosen yet. */
  readonly onUse: (file: File) => boolean;
}

/** Shared files beside the button that chooses others. */
export function SharedChoices({ page, files, onUse }: SharedChoicesProps) {
  return files.map((file) => (
    <Button key={sharedKey(file)} look="secondary" onClick={() => onUse(file) && dropShared(file)}>
      {page.text('files.shared.use', { file: file.name })}
    </Button>
  ));
}
