import type { PageScreen } from '../../screen-language/manifest.ts';
import { Art, LinkButton, PageHeading } from '../ui/index.ts';
import type { Texts } from '../page/texts.ts';

/** Props of {@link NotFound}. */
interface NotFoundProps {
  /** The way back leads to the beginning of its route, before the first `:name`. */
  readonly entry: PageScreen;
  readonly texts: Texts;
}

/** Stands in for a screen about a thing that is not there, or that is not this customer's. */
export function NotFound({ entry, texts }: NotFoundProps) {
  return (
    <div className="screen" data-screen={entry.id}>
      <PageHeading>{texts.text('notFound.title')}</PageHeading>
      <div className="empty" role="alert">
        <Art scene="lost" />
        <p>{texts.text('notFound.lead')}</p>
        <LinkButton href={parentOf(entry.route)}>{texts.text('notFound.back')}</LinkButton>
      </div>
    </div>
  );
}

function parentOf(route: string): string {
  const fixed = route.split('/:')[0];
  return fixed === undefined || fixed === '' || fixed === route ? '/' : fixed;
}
