import { logoOf, useBrand } from '../src/brand/index.ts';
import { useTranslation } from '../src/i18n/translation.ts';
import { PageHeading } from '../src/ui/index.ts';
import { BasicComponents } from './ui-section.tsx';
import { BlockSamples } from './block-section.tsx';
import { FieldSamples } from './field-section.tsx';
import { LookSwitch } from './look-switch.tsx';
import { Group } from './specimen.tsx';
import { TokenSamples } from './token-section.tsx';
import type { Look } from './look-setting.ts';
import './gallery.css';

const groups = [
  { id: 'tokens', Samples: TokenSamples },
  { id: 'ui', Samples: BasicComponents },
  { id: 'fields', Samples: FieldSamples },
  { id: 'blocks', Samples: BlockSamples },
] as const;

/** All components under each other, and what to choose. */
export function GalleryPage({ look }: { readonly look: Look }) {
  const { t } = useTranslation('gallery');
  const brand = useBrand();
  return (
    <>
      <header className="gallery-head">
        <img src={logoOf(brand.id)} alt={brand.name} height="40" />
        <LookSwitch look={look} />
      </header>
      <main className="gallery">
        <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
        <nav className="links-list" aria-label={t('contents')}>
          {groups.map(({ id }) => (
            <a key={id} href={`#${id}`}>
              {t(`groups.${id}`)}
            </a>
          ))}
        </nav>
        {groups.map(({ id, Samples }) => (
          <Group key={id} id={id}>
            <Samples />
          </Group>
        ))}
      </main>
    </>
  );
}
