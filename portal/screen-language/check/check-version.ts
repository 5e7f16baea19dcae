import { languageVersion } from '../language-version.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { versionOf } from '../migrate/migrate-config.ts';

/**
 * A screen in words of another version of the language, of which nothing else can be judged. What is no screen, or
 * names no version that can be, is told by its shape.
 */
export function checkVersion(source: SourceFile): Diagnostic | undefined {
  const version = versionOf(source.value);
  if (version === undefined || version === languageVersion) return undefined;
  const written = `This screen is written in version ${version} of the screen language; this portal speaks version ${languageVersion}.`;
  return source.diagnostic(
    ['version'],
    version < languageVersion
      ? {
          rule: 'older-version',
          message: written,
          remedy: 'Run "npm run screens:migrate -- --write", which writes it anew.',
        }
      : {
          rule: 'newer-version',
          message: written,
          remedy: `Bring the portal up to date, or write the screen in version ${languageVersion}.`,
        },
  );
}
