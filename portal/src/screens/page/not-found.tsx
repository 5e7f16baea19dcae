import { LinkButton, Notice } from '../../ui/index.ts';
import type { Texts } from './texts.ts';

/** Props of {@link NotFound}. */
export interface NotFoundProps {
  /** The route of the screen: the way back leads to the part before its first `:name`. */
  readonly route: string;
  readonly texts: Texts;
}

/** Stands in for a screen about a thing that is not there, or that is not this customer's. */
export function NotFound({ route, texts }: NotFoundProps) {
  return (
    <Notice tone="warning" role="alert">
      <p>{texts.text('notFound.lead')}</p>
      <p>
        <LinkButton look="secondary" href={parentOf(route)}>
          {texts.text('notFound.back')}
        </LinkButton>
      </p>
    </Notice>
  );
}

function parentOf(route: string): string {
  const fixed = route.split('/:')[0];
  return fixed === undefined || fixed === '' || fixed === route ? '/' : fixed;
}
