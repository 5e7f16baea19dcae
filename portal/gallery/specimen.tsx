import type { ReactNode } from 'react';
import { useTranslation } from '../src/i18n/translation.ts';

/** One state of a component, and what it looks like. */
export interface ComponentState {
  /** Names the state in the texts: `states.<name>`. */
  readonly name: string;
  readonly view: ReactNode;
}

/** Props of {@link Specimen}. */
interface SpecimenProps {
  /** Unique on the page; leads to this component. */
  readonly id: string;
  /** As the source calls it. */
  readonly title: string;
  readonly states: readonly ComponentState[];
  /** True when each state takes the width of the page. */
  readonly isWide?: boolean;
}

/** One component in all of its states. */
export function Specimen({ id, title, states, isWide = false }: SpecimenProps) {
  const { t } = useTranslation('gallery');
  return (
    <article className="specimen" id={id} data-wide={isWide || undefined} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div className="specimen-states">
        {states.map(({ name, view }) => (
          <div key={name} className="specimen-view" style={asStyle({ '--nothing': `"${t('nothing')}"` })}>
            <p className="specimen-state">{t(`states.${name}`)}</p>
            {view}
          </div>
        ))}
      </div>
    </article>
  );
}

/** React types no custom properties; the style sheet reads this one. */
const asStyle = (properties: Record<string, string>) => properties as React.CSSProperties;

/** Props of {@link Group}. */
interface GroupProps {
  readonly id: 'tokens' | 'ui' | 'fields' | 'blocks';
  readonly children: ReactNode;
}

/** Samples of one kind under a heading. */
export function Group({ id, children }: GroupProps) {
  const { t } = useTranslation('gallery');
  return (
    <section className="group" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t(`groups.${id}`)}</h2>
      {children}
    </section>
  );
}
