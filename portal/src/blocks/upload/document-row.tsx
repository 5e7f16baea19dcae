import { useState } from 'react';
import { bringIntoView, Button, Icon, Tag } from '../../ui/index.ts';
import { formatBytes } from '../../files/file-format.ts';
import type { BlockPage } from '../../page/page.ts';
import { formatValue } from '../../page/format-value.ts';
import { shownState, toneOf } from './requirement.ts';
import type { HandedDocument } from './requirement.ts';

/** Props of {@link DocumentRow}. */
interface DocumentRowProps {
  readonly document: HandedDocument;
  /** Name of the block in the texts. */
  readonly name: string;
  readonly page: BlockPage;
  /** True when everything is submitted. */
  readonly isSubmitted: boolean;
  /** True when it was handed in on this page. */
  readonly isNew: boolean;
  /** Takes it back; left out where that is too late. */
  readonly onRemove?: () => Promise<string | undefined>;
}

/** A document that was handed in: how it stands, and what to do now. */
export function DocumentRow({ document, name, page, isSubmitted, isNew, onRemove }: DocumentRowProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { fileName, documentType, sizeBytes, reason, uploadedAt } = document;
  const state = shownState(document.state, isSubmitted);
  const textOf = (key: string) => page.text(`blocks.${name}.${key}`);
  const remove = async () => {
    setBusy(true);
    setProblem(await onRemove?.());
    setBusy(false);
  };
  const why = page.optionalText(`blocks.${name}.reasons.${reason}`);
  const facts = [
    page.optionalText(`blocks.${name}.types.${documentType}`) ?? documentType,
    formatBytes(sizeBytes, page.language),
    formatValue(uploadedAt, 'datetime', page.language),
  ];
  return (
    <li className="upload-file" data-tone={toneOf[state]} ref={isNew ? bringIntoView : null}>
      <div className="upload-file-head">
        <strong>{fileName}</strong>
        <Tag tone={toneOf[state]}>{textOf(`states.${state}`)}</Tag>
      </div>
      <p className="upload-hint">{facts.join(' · ')}</p>
      <p>
        {why && <strong>{why} </strong>}
        {textOf(`help.${state}`)}
      </p>
      {problem && (
        <p className="upload-error" role="alert">
          <Icon name="error" /> {problem}
        </p>
      )}
      {onRemove && (
        <div className="button-row">
          <Button
            look="quiet"
            busy={isBusy}
            aria-label={`${textOf('remove')}: ${fileName}`}
            onClick={() => void remove()}
          >
            {textOf('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
