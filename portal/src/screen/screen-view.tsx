import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageScreen } from '../../screen-language/manifest.ts';
import type { ReadModel, ScreenModel } from '../../screen-language/model/model.ts';
import { withQuery } from '../../screen-language/model/navigation.ts';
import type { FormSnapshot } from '../forms/screen-form.tsx';
import { useTranslation } from '../i18n/translation.ts';
import type { BlockPage } from '../page/page.ts';
import { createTexts } from '../page/texts.ts';
import { Button, lazyComponent, Notice, Skeleton } from '../ui/index.ts';
import { BlockView } from './block-view.tsx';
import { createPage } from './create-page.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import { usePageFocus } from './page-focus.ts';
import { isMissed, toldReads } from './read-board.ts';
import type { ReadViews } from './read-board.ts';
import { headingOf, ScreenHeading } from './screen-heading.tsx';
import { Sections } from './sections.tsx';
import { sharedValues, useScreenSources } from './sources.ts';
import type { LastSubmission } from './sending.ts';
import { useCall, useSubmit } from './use-submit.ts';
import './screen.css';

/** Seldom shown. */
const NotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);

/** Props of {@link ScreenView}. */
interface ScreenViewProps {
  readonly entry: PageScreen;
  readonly screen: LoadedScreen;
}

/** A loaded screen: heading, failed reads, and sections of blocks. */
export function ScreenView({ entry, screen }: ScreenViewProps) {
  const { model } = screen;
  const { i18n } = useTranslation();
  const [form, setForm] = useState<FormSnapshot>(atStart);
  const [last, setLast] = useState<LastSubmission>({});
  const { sources, views } = useScreenSources(screen, { ...form, ...last });
  const texts = useMemo(
    () => createTexts(i18n, model.id, sharedValues(model.texts, sources, views)),
    [i18n, model, sources, views],
  );
  const submit = useSubmit({ model, texts, setLast });
  const call = useCall({ model, sources, texts });
  const address = useAddress();
  const page = createPage({ sources, views, texts, submit, call, address, screen });
  const root = useRef<HTMLDivElement>(null);
  const focus = usePageFocus(root, last.attempt);
  if (model.reads.some(({ name, needed }) => needed && views[name]?.isNotFound === true)) {
    return <NotFound entry={entry} texts={texts} />;
  }
  return (
    <div className="screen" data-screen={entry.id} data-sent={last.attempt && true} ref={root} {...focus}>
      <ScreenHeading model={model} sources={sources} texts={texts} isFaulty={form.isFaulty} />
      <FailedReads screen={screen} page={page} />
      {isNaming(model, views) && typeof headingOf(model, sources) !== 'string' ? (
        <Skeleton label={page.text('loading')} />
      ) : null}
      <Sections model={model} views={views} page={page}>
        {(block) => (
          <BlockView
            block={block}
            page={page}
            form={{ screen, sources, texts, views, submit, onSnapshot: setForm }}
          />
        )}
      </Sections>
    </div>
  );
}

/** Returns the present address with other values behind its ?, to link to and to go to. */
function useAddress(): Pick<BlockPage, 'addressOf' | 'search'> {
  const [path, navigate] = useLocation();
  const addressOf: BlockPage['addressOf'] = (values) => withQuery(path, values);
  return { addressOf, search: (values) => navigate(addressOf(values)) };
}

/** Returns true while the read that names the page is under way: the name may wrap, and all below it waits for that. */
function isNaming({ heading = '' }: ScreenModel, views: ReadViews): boolean {
  const [source, name = ''] = heading.split('.');
  return source === 'reads' && views[name]?.state === 'loading';
}

const atStart = { isFaulty: false, answers: {}, results: {} };

/** One notice for all reads that failed, which says what is away, with one button to try again. What came is shown below. */
function FailedReads({ screen, page }: { readonly screen: LoadedScreen; readonly page: BlockPage }) {
  const failed = toldReads(screen.model.reads, page);
  if (failed.length === 0) return null;
  const isSerious = failed.some((read) => isMissed(read, page));
  const away = namesOf(failed, screen.model, page);
  const title = page.text(isSerious ? 'readFailed' : 'partFailed');
  return (
    <Notice
      tone={isSerious ? 'error' : 'warning'}
      role="alert"
      title={away === undefined ? title : page.text('away.title', { names: away })}
    >
      {away === undefined || isSerious ? null : <p>{page.text('away.rest')}</p>}
      <Button look="secondary" onClick={() => failed.forEach(({ name }) => page.read(name).refresh())}>
        {page.text('retry')}
      </Button>
    </Notice>
  );
}

/** What reads are about, in words of customers; undefined where one of them has no name. */
function namesOf(
  failed: readonly ReadModel[],
  { operations }: ScreenModel,
  page: BlockPage,
): string | undefined {
  const names = failed.map(({ operation }) =>
    page.optionalText(`away.names.${operations[operation]?.replace(/^(?:apex|ui-api)-/, '')}`),
  );
  const known = [...new Set(names)].filter((name) => name !== undefined);
  return names.includes(undefined) ? undefined : new Intl.ListFormat(page.language).format(known);
}
