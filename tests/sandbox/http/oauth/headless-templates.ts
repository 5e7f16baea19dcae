import type { Language } from '../../protocol/language.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';

/** A template of an e-mail with a code. */
interface CodeTemplate {
  readonly id: string;
  readonly language: Language;
  /** The page that its link leads to, with the code. */
  readonly page: string;
}

/** The templates that the org's site allows for headless flows. */
const TEMPLATES: readonly CodeTemplate[] = [
  { id: '00XRM0000000ResEn0', language: 'en', page: '/reset-password' },
  { id: '00XRM0000000ResEs0', language: 'es', page: '/reset-password' },
  { id: '00XRM0000000RegEn0', language: 'en', page: '/confirm-registration' },
  { id: '00XRM0000000RegEs0', language: 'es', page: '/confirm-registration' },
];

/** The settings of a host that takes the headless flows of a sandbox. */
export const HEADLESS_SETTING =
  'password:00XRM0000000ResEn0,password/es:00XRM0000000ResEs0,registration:00XRM0000000RegEn0,registration/es:00XRM0000000RegEs0,codes';

/** The template of an id; that of the site, undefined, where none is asked for. @throws OauthError for one that is not allowed */
export function templateOf(id: unknown): CodeTemplate | undefined {
  if (id === undefined) return undefined;
  const template = TEMPLATES.find((each) => each.id === id);
  if (template === undefined) throw new OauthError('invalid_request', 'this email template is not allowed');
  return template;
}
