import type { BlockPage } from '../../page/page.ts';
import type { FileLimits } from '../../files/file-check.ts';
import type { FilesRule } from '../../../screen-language/generated/screen-config.gen.ts';

/** The page, as far as the control needs it. */
export type FilesPage = Pick<BlockPage, 'text' | 'value' | 'call' | 'language'>;

/** The number of files that are taken, and their limits. */
interface AttachmentLimits extends FileLimits {
  readonly most: number;
}

/** Returns the limits that a rule names, out of its sources. */
export function limitsOf(rule: FilesRule, page: FilesPage): AttachmentLimits {
  const formats = page.value(rule.formats);
  return {
    most: Number(page.value(rule.most)),
    formats: Array.isArray(formats) ? formats.map(String) : [],
    maxBytes: Number(page.value(rule.maxBytes)),
    longestName: Number(page.value(rule.longestName)),
  };
}
