import { useState } from 'react';
import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { Card, lazyComponent, Tag } from '../../ui/index.ts';
import type { BlockPage } from '../../page/page.ts';
import { DocumentRow } from './document-row.tsx';
import { FilePicker } from './file-picker.tsx';
import { isWanting, shownState, toneOf } from './requirement.ts';
import type { DocumentType, QueuedDocument, Requirement } from './requirement.ts';
import { uploadedIdOf } from './use-uploads.ts';
import type { Uploads } from './use-uploads.ts';

/** Shown with the first file that is chosen. */
const FileRow = lazyComponent(async () => (await import('../../files/file-row.tsx')).FileRow);

const ignored = () => undefined;

/** Fetches what a file needs once it is chosen; what cannot be fetched now is fetched then. */
function fetchAhead(): void {
  FileRow.load().catch(ignored);
  import('./hand-in.ts').catch(ignored);
}

/** Props of {@link RequirementCard}. */
interface RequirementCardProps {
  readonly block: UploadBlock;
  readonly page: BlockPage;
  readonly requirement: Requirement;
  readonly types: readonly DocumentType[];
  readonly uploads: Uploads;
  /** True where another app has handed files over. */
  readonly hasShared: boolean;
}

/** One thing to be shown: why, what was handed in, and the way to hand in more. */
export function RequirementCard({
  block,
  page,
  requirement,
  types,
  uploads,
  hasShared,
}: RequirementCardProps) {
  const [typeName, setTypeName] = useState<string>();
  const { requirementId, purpose } = requirement;
  const textOf = (key: string) => page.text(`blocks.${block.name}.${key}`);
  const isLocked = block.locked !== undefined && page.holds(block.locked);
  const state = shownState(requirement.state, isLocked);
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
  const isWanted = isWanting(requirement);
  const why = page.optionalText(`blocks.${block.name}.why.${purpose}`);
  return (
    <Card
      title={page.optionalText(`blocks.${block.name}.purposes.${purpose}`) ?? purpose}
      aside={<Tag tone={toneOf[state]}>{textOf(`states.${state}`)}</Tag>}
    >
      <div className="upload-requirement" onFocus={fetchAhead}>
        {why && <p>{why}</p>}
        {isWanted && picker}
        <Files {...{ block, page, requirement, uploads }} accepted={accepted} isLocked={isLocked} />
        {isWanted || isLocked ? null : (
          <details open={hasShared || undefined}>
            <summary>{textOf('another')}</summary>
            {picker}
          </details>
        )}
      </div>
    </Card>
  );
}

interface FilesProps extends Omit<RequirementCardProps, 'types' | 'hasShared'> {
  readonly accepted: readonly DocumentType[];
  /** True when everything is submitted. */
  readonly isLocked: boolean;
}

/** The files under way, right below the button that they were chosen with, and then those that were handed in. */
function Files({ block, page, requirement, uploads, accepted, isLocked }: FilesProps) {
  const { requirementId, documents } = requirement;
  const isListed = (one: QueuedDocument) =>
    documents.some(({ documentId }) => documentId === uploadedIdOf(one));
  // What was not acceptable is past once everything is submitted without it.
  const isPast = ({ stage }: QueuedDocument) =>
    isLocked && !isWanting(requirement) && stage.at === 'rejected';
  const underWay = uploads.queue.filter(
    (one) => one.requirementId === requirementId && !isListed(one) && !isPast(one),
  );
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
          isSubmitted={isLocked}
          isNew={uploads.queue.some((one) => uploadedIdOf(one) === document.documentId)}
          {...(block.remove !== undefined && !isLocked && { onRemove: () => uploads.remove(document) })}
        />
      ))}
    </ul>
  );
}
