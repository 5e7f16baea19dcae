import { keepTogether } from '../page/format-value.ts';
import { PageHeading } from '../ui/index.ts';
import { valueOf } from '../../screen-language/model/bindings.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import type { Texts } from '../page/texts.ts';

/** Props of {@link ScreenHeading}. */
interface ScreenHeadingProps {
  readonly model: ScreenModel;
  readonly sources: Sources;
  readonly texts: Texts;
  readonly isFaulty: boolean;
}

/** Title of a screen, what it is about, and its lead. */
export function ScreenHeading({ model, sources, texts, isFaulty }: ScreenHeadingProps) {
  const heading = headingOf(model, sources);
  const about = aboutOf(model, sources, texts);
  const lead = texts.wholeText('lead');
  return (
    <PageHeading
      {...(about !== undefined && { about })}
      {...(lead !== undefined && { lead })}
      {...(isFaulty && { titlePrefix: texts.text('errorPrefix') })}
    >
      {typeof heading === 'string' ? heading : texts.text('title')}
    </PageHeading>
  );
}

/** The value that names the page, where its config says which one does. */
export const headingOf = ({ heading }: ScreenModel, sources: Sources): unknown =>
  heading === undefined ? undefined : valueOf(heading, sources);

function aboutOf({ about }: ScreenModel, sources: Sources, texts: Texts): string | undefined {
  if (about === undefined) return undefined;
  if (about === 'account') return accountIn(sources, texts);
  const value = valueOf(about, sources);
  // Its line is kept free until it comes.
  return typeof value === 'string' ? keepTogether(value) : '';
}

/** Number and address of the account that the portal shows; undefined while there is none. */
function accountIn(sources: Sources, texts: Texts): string | undefined {
  const number = valueOf('session.accountNumber', sources);
  if (typeof number !== 'string') return undefined;
  const address = valueOf('session.serviceAddress', sources);
  const named = texts.text('aboutAccount', { number });
  return typeof address === 'string' ? `${named}, ${keepTogether(address)}` : named;
}
