import type { Brand } from '../screen-language/manifest.ts';
import type { Language } from '../screen-language/language.ts';
import { switchLanguage } from '../src/i18n/switch-language.ts';
import { SHARED, SHARED_FILES } from '../worker/messages.ts';
import type { ChunkManifest } from './build-files.ts';

/** The path of the manifest that makes a portal an app, below the prefix of a language. */
export const WEB_MANIFEST = '/app.webmanifest';

/** Sizes of icons in pixels: those of phones and of their start screens. */
const sizes = [192, 512] as const;

/** The size that iOS takes, which reads no manifest for it. */
const touchSize = 180;

/** The app of a brand, in a language. */
interface AppInput {
  readonly brand: Brand;
  readonly language: Language;
  /** Address of a page of the portal. */
  readonly url: URL;
  readonly chunks: ChunkManifest;
}

/** The kinds of documents that other apps can share; the page knows which of them an order takes. */
const documents = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;

interface ManifestInput extends AppInput {
  /** The route of the screen that takes shared files; undefined where none does. */
  readonly shared?: string | undefined;
}

/** The manifest by which a browser puts a brand's portal beside other apps: name, icons and first page. */
export function renderWebManifest({ brand, language, url, chunks, shared }: ManifestInput): string {
  const start = switchLanguage(new URL('/', url), language).pathname;
  const icons = sizes.flatMap((size) => {
    const src = iconOf(brand, size, chunks);
    const icon = { src, sizes: `${size}x${size}`, type: 'image/png' };
    return src === undefined
      ? []
      : [
          { ...icon, purpose: 'any' },
          { ...icon, purpose: 'maskable' },
        ];
  });
  return JSON.stringify({
    // One app, whichever language it was added in.
    id: '/',
    name: brand.name,
    short_name: brand.name.split(' ', 1).join(''),
    lang: language,
    start_url: start,
    scope: '/',
    display: 'standalone',
    ...(brand.color === undefined ? {} : { theme_color: brand.color, background_color: brand.color }),
    icons,
    ...(shared === undefined
      ? {}
      : {
          share_target: {
            action: switchLanguage(new URL(shared, url), language).pathname + SHARED,
            method: 'POST',
            enctype: 'multipart/form-data',
            params: { files: [{ name: SHARED_FILES, accept: documents }] },
          },
        }),
  });
}

/** The addresses of the manifest of a page's brand and language, and of the icon that iOS takes. */
export function appLinks({ brand, language, url, chunks }: AppInput): {
  readonly manifest: string;
  readonly touchIcon: string | undefined;
} {
  return {
    manifest: switchLanguage(new URL(WEB_MANIFEST, url), language).pathname,
    touchIcon: iconOf(brand, touchSize, chunks),
  };
}

function iconOf({ id }: Brand, size: number, chunks: ChunkManifest): string | undefined {
  const file = chunks[`src/brand/app-icons/${id}-${size}.png`]?.file;
  return file === undefined ? undefined : `/${file}`;
}
