import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { LinkButton, Notice, PageHeading } from '../ui/index.ts';
import type { Texts } from '../page/texts.ts';

/** Props of {@link NotFound}. */
interface NotFoundProps {
  /** The way back leads to the beginning of its route, before the first `:name`. */
  readonly entry: ScreenEntry;
  readonly texts: Texts;
}

/** Stands in for a screen about a thing that is not there, or that is not this customer's. */
export function NotFound({ entry, texts }: NotFoundProps) {
  return (
    <div className="screen" data-screen={entry.id}>
      <PageHeading>{texts.text('notFound.title')}</PageHeading>
      <Notice tone="warning" role="alert">
        <p>{texts.text('notFound.lead')}</p>
        <p>
          <LinkButton look="secondary" href={parentOf(entry.route)}>
            {texts.text('notFound.back')}
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}

function parentOf(route: string): string {
  const fixed = route.split('/:')[0];
  return fixed === undefined || fixed === '' || fixed === route ? '/' : fixed;
}
