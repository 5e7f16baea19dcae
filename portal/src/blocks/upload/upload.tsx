import type { UploadBlock as UploadConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { useSharedFiles } from '../../files/shared-files.ts';
import { EmptyState, lazyComponent, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { isAwaited } from '../../page/entries.ts';
import type { BlockProps } from '../../page/page.ts';
import { TypeRules } from './file-picker.tsx';
import { RequirementCard } from './requirement-card.tsx';
import { listOf } from './requirement.ts';
import type { DocumentType, Requirement } from './requirement.ts';
import './upload.css';
import { useUploads } from './use-uploads.ts';

/** Shown to whoever comes from another app. */
const SharedNotice = lazyComponent(async () => (await import('./shared-documents.tsx')).SharedNotice);

/** All requirements, each with its rules before a file is chosen, and what became of the files. */
export function UploadBlock({ block, page }: BlockProps<UploadConfig>) {
  const uploads = useUploads(block, page);
  const shared = useSharedFiles();
  const requirements = listOf<Requirement>(page.value(block.requirements));
  const types = listOf<DocumentType>(page.value(block.types));
  const textOf = (key: string) => page.text(`blocks.${block.name}.${key}`);
  if (isAwaited(block.requirements, page) || isAwaited(block.types, page)) {
    return <Skeleton label={page.text('loading')} lines={6} />;
  }
  // What this order takes stands with its rules where it is chosen.
  const counting = new Set(requirements.flatMap(({ acceptedTypes }) => acceptedTypes));
  const others = types.filter(({ type }) => !counting.has(type));
  return (
    <div className="upload">
      {shared.length > 0 && <SharedNotice page={page} files={shared} />}
      {requirements.length === 0 && <EmptyState title={textOf('none')} />}
      {requirements.map((requirement) => (
        <RequirementCard
          key={requirement.requirementId}
          block={block}
          page={page}
          requirement={requirement}
          types={types}
          uploads={uploads}
          hasShared={shared.length > 0}
        />
      ))}
      <p role="status">
        <VisuallyHidden>{uploads.news}</VisuallyHidden>
      </p>
      {others.length > 0 && (
        <details className="upload-all">
          <summary>{textOf('allTypes')}</summary>
          <ul className="upload-catalogue">
            {others.map((type) => (
              <li key={type.type}>
                <strong>{textOf(`types.${type.type}`)}</strong>
                <TypeRules type={type} name={block.name} page={page} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
