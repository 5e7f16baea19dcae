import { logoOf, useBrand } from '../src/brand/index.ts';
import { useTranslation } from '../src/i18n/translation.ts';
import { PageHeading } from '../src/ui/index.ts';
import { BasicParts } from './ui-section.tsx';
import { BlockSamples } from './block-section.tsx';
import { FieldSamples } from './field-section.tsx';
import { LookSwitch } from './look-switch.tsx';
import { Group } from './specimen.tsx';
import { TokenParts } from './token-section.tsx';
import type { Wish } from './look-setting.ts';
import './gallery.css';

const groups = [
  { id: 'tokens', Parts: TokenParts },
  { id: 'ui', Parts: BasicParts },
  { id: 'fields', Parts: FieldSamples },
  { id: 'blocks', Parts: BlockSamples },
] as const;

/** All parts under each other, and what to choose. */
export function PartsPage({ wish }: { readonly wish: Wish }) {
  const { t } = useTranslation('parts');
  const brand = useBrand();
  return (
    <>
      <header className="parts-head">
        <img src={logoOf(brand.id)} alt={brand.name} height="40" />
        <LookSwitch wish={wish} />
      </header>
      <main className="parts">
        <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
        <nav className="links-list" aria-label={t('contents')}>
          {groups.map(({ id }) => (
            <a key={id} href={`#${id}`}>
              {t(`groups.${id}`)}
            </a>
          ))}
        </nav>
        {groups.map(({ id, Parts }) => (
          <Group key={id} id={id}>
            <Parts />
          </Group>
        ))}
      </main>
    </>
  );
}
