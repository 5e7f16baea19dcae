import { useState } from 'react';
import type { UploadBlock } from '../../generated/screen-config.gen.ts';
import { FileRow } from '../../files/file-row.tsx';
import { Card, Tag } from '../../ui/index.ts';
import type { BlockPage } from '../page.ts';
import { DocumentRow } from './document-row.tsx';
import { FilePicker } from './file-picker.tsx';
import { isWanting } from './requirement.ts';
import type { DocumentType, Requirement } from './requirement.ts';
import { toneOf } from './state-tone.ts';
import type { QueuedDocument, Uploads } from './use-uploads.ts';

/** Props of {@link RequirementCard}. */
export interface RequirementCardProps {
  readonly block: UploadBlock;
  readonly page: BlockPage;
  readonly requirement: Requirement;
  readonly types: readonly DocumentType[];
  readonly uploads: Uploads;
}

/** One thing to be shown: why, what was handed in, and the way to hand in more. */
export function RequirementCard({ block, page, requirement, types, uploads }: RequirementCardProps) {
  const [typeName, setTypeName] = useState<string>();
  const { requirementId, purpose, state } = requirement;
  const textOf = (key: string) => page.text(`blocks.${block.name}.${key}`);
  const isLocked = block.locked !== undefined && page.holds(block.locked);
  const accepted = types.filter(({ type }) => requirement.acceptedTypes.includes(type));
  const chosen = accepted.length === 1 ? accepted[0] : accepted.find(({ type }) => type === typeName);
  const picker = (
    <FilePicker
      block={block}
      page={page}
      id={`${block.name}-${requirementId}`}
      accepted={accepted}
      chosen={chosen}
      onChoose={setTypeName}
      onFiles={(files, type) => uploads.add(files, { requirement, type })}
    />
  );
  const why = page.optionalText(`blocks.${block.name}.why.${purpose}`);
  return (
    <Card
      title={page.optionalText(`blocks.${block.name}.purposes.${purpose}`) ?? purpose}
      aside={<Tag tone={toneOf[state]}>{textOf(`states.${state}`)}</Tag>}
    >
      <div className="upload-requirement">
        {why === undefined ? null : <p>{why}</p>}
        <Files
          {...{ block, page, requirement, uploads }}
          accepted={accepted}
          canRemove={block.remove !== undefined && !isLocked}
        />
        {isWanting(requirement) ? picker : null}
        {isWanting(requirement) || isLocked ? null : (
          <details>
            <summary>{textOf('another')}</summary>
            {picker}
          </details>
        )}
      </div>
    </Card>
  );
}

interface FilesProps extends Omit<RequirementCardProps, 'types'> {
  readonly accepted: readonly DocumentType[];
  readonly canRemove: boolean;
}

/** What is under way, and below it what was handed in. */
function Files({ block, page, requirement, uploads, accepted, canRemove }: FilesProps) {
  const { requirementId, documents } = requirement;
  const handed = new Set(documents.map(({ documentId }) => documentId));
  const isListed = ({ stage }: QueuedDocument) => stage.at === 'given' && handed.has(stage.givenId);
  const underWay = uploads.queue.filter((one) => one.requirementId === requirementId && !isListed(one));
  if (documents.length + underWay.length === 0) return null;
  const retry = (queued: QueuedDocument) => {
    const type = accepted.find((one) => one.type === queued.type);
    if (type !== undefined) uploads.retry(queued, { requirement, type });
  };
  return (
    <ul className="upload-files">
      {underWay.map((queued) => (
        <FileRow
          key={queued.id}
          queued={queued}
          textOf={(key, values) => page.text(`blocks.${block.name}.${key}`, { ...values })}
          language={page.language}
          onDrop={() => uploads.drop(queued)}
          onRetry={() => retry(queued)}
        />
      ))}
      {documents.map((document) => (
        <DocumentRow
          key={document.documentId}
          document={document}
          name={block.name}
          page={page}
          {...(canRemove && { onRemove: () => uploads.remove(document) })}
        />
      ))}
    </ul>
  );
}
