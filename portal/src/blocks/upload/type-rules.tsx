import { formatBytes } from '../../files/file-format.ts';
import type { BlockPage } from '../../page/page.ts';
import type { DocumentType } from './requirement.ts';

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
