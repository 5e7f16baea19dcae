import { useClient } from '@energy-portal/sdk/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { useLocation } from 'wouter';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import type { BlockPage, LinkLike } from '../page/page.ts';
import { formatValue } from '../page/format-value.ts';
import type { Section } from '../../screen-language/generated/screen-config.gen.ts';
import { randomId } from '../forms/uuid.ts';
import { afterSending, Button, lazyComponent, Notice, Skeleton, useToast } from '../ui/index.ts';
import { resolveBinding, resolveBindings, valueOf } from '../../screen-language/model/bindings.ts';
import { isHolding, readsOf } from '../../screen-language/model/conditions.ts';
import type { FormReport } from '../forms/screen-form.tsx';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { fillRoute, withQuery } from '../../screen-language/model/navigation.ts';
import { BlockView } from './block-view.tsx';
import { exampleEmail } from '../forms/example-email.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import { useOperationLoader } from './screen-cache.ts';
import { usePageFocus } from './page-focus.ts';
import { headingOf, ScreenHeading } from './screen-heading.tsx';
import './screen.css';
import { useCall } from './call.ts';
import { useScreenSources } from './sources.ts';
import type { ReadViews } from './read-board.ts';
import {
  createAttempts,
  failureOf,
  messageKeyOf,
  operationOf,
  payloadOf,
  problemsOf,
  send,
} from './submission.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import { createTexts } from '../page/texts.ts';
import type { Texts } from '../page/texts.ts';

/** Seldom shown. */
const NotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);

/** Props of {@link ScreenView}. */
export interface ScreenViewProps {
  readonly entry: ScreenEntry;
  readonly screen: LoadedScreen;
}

/** A loaded screen: heading, failed reads, and sections of blocks. */
export function ScreenView({ entry, screen }: ScreenViewProps) {
  const { model } = screen;
  const { i18n } = useTranslation();
  const [form, setForm] = useState<FormReport>(atStart);
  const [last, setLast] = useState<LastSubmission>({});
  const { sources, views } = useScreenSources(model, { ...form, ...last });
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
      {model.sections.map((section) => (
        <SectionView
          key={keyOf(section.columns.flatMap(({ blocks }) => blocks))}
          section={section}
          page={page}
          isUndecided={({ show }) =>
            show !== undefined &&
            readsOf(show, model.conditions).some((name) => views[name]?.state === 'loading')
          }
        >
          {(block) => (
            <BlockView
              block={block}
              page={page}
              form={{ screen, sources, texts, views, submit, onState: setForm }}
            />
          )}
        </SectionView>
      ))}
    </div>
  );
}

/** The present address with something else behind its ?, to link to and to go to. */
function useAddress(): Pick<BlockPage, 'addressOf' | 'search'> {
  const [path, navigate] = useLocation();
  const addressOf: BlockPage['addressOf'] = (values) => withQuery(path, values);
  return { addressOf, search: (values) => navigate(addressOf(values)) };
}

/** Whether the read that names the page is under way: the name may wrap, and what stands below it waits for that. */
function isNaming({ heading = '' }: ScreenModel, views: ReadViews): boolean {
  const [source, name = ''] = heading.split('.');
  return source === 'reads' && views[name]?.state === 'loading';
}

const atStart = { isFaulty: false, answers: {}, results: {} };

/** What all texts may use; null for what will not come, so that nothing is kept free for it. */
function sharedValues(names: ScreenModel['texts'], sources: Sources, views: ReadViews) {
  const { language } = sources;
  const nothing = (name: string) => {
    const [start, read = ''] = name.split('.');
    return start === 'route' || views[read]?.state === 'failed' ? null : undefined;
  };
  const written = (name: ScreenModel['texts'][string]) =>
    typeof name === 'string'
      ? (valueOf(name, sources) ?? nothing(name))
      : formatValue(valueOf(name.from, sources), name.as, language);
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, written(source)]));
}

/** What became of the last submission. */
type LastSubmission = Pick<Sources, 'result' | 'failure' | 'attempt'>;

interface SubmitParts {
  readonly model: ScreenModel;
  readonly texts: Texts;
  readonly setLast: (change: (before: LastSubmission) => LastSubmission) => void;
}

/** Sends what the bindings find in the sources, or nothing, tells of success, and moves on. */
function useSubmit({ model, texts, setLast }: SubmitParts): SendAnswers {
  const client = useClient();
  const load = useOperationLoader(model);
  const [attempts] = useState(() => createAttempts(randomId));
  const toast = useToast();
  const [, navigate] = useLocation();
  return async (submission, sources, { before, nameOf }) => {
    const given = { ...sources, attempt: '' };
    let answer: unknown;
    let attempt: string | undefined;
    try {
      const content = JSON.stringify(payloadOf(submission, given, before));
      attempt = await (nameOf?.(content) ?? attempts.nameOf(content));
      const payload = payloadOf(submission, { ...given, attempt }, before);
      if (payload.kind === 'call') {
        const operation = operationOf(submission, model.conditions, given);
        answer = await send({ client, load }, operation, payload.config);
        setLast(() => ({ result: answer, attempt, failure: undefined }));
        attempts.end();
      }
    } catch (failure) {
      setLast(({ result }) => ({ result, attempt, failure: failureOf(failure) }));
      const typed = (field: string | undefined) => (field === undefined ? undefined : sources.answers[field]);
      const problems = problemsOf(submission, failure, (key, field, count) =>
        texts.text(key, { email: exampleEmail(typed(field), texts.text('emailExample')), count }),
      );
      return { ok: false, problems };
    }
    const { message, go } = submission.done;
    if (message !== undefined) toast(texts.text(messageKeyOf(message)));
    // `return` is the shell's: it takes customers away from a guests' screen to where they were heading.
    if (go !== undefined && go !== 'return') navigate(go, { state: afterSending });
    return { ok: true, answer };
  };
}

/** What {@link createPage} is made from. */
export interface PageParts {
  readonly sources: Sources;
  readonly views: ReadViews;
  readonly texts: Texts;
  readonly submit: SendAnswers;
  readonly address: Pick<BlockPage, 'addressOf' | 'search'>;
  readonly call: BlockPage['call'];
  readonly screen: LoadedScreen;
}

const unknownRead = {
  state: 'waiting',
  data: undefined,
  hasMore: false,
  more: () => undefined,
  refresh: () => undefined,
} as const;

/** What blocks may ask. */
export function createPage({ sources, views, texts, submit, call, address, screen }: PageParts): BlockPage {
  const withItem = (item: unknown): Sources => (item === undefined ? sources : { ...sources, item });
  return {
    ...texts,
    ...address,
    language: sources.language,
    value: (source, item) => valueOf(source, withItem(item)),
    bound: (binding, item) => resolveBinding(binding, withItem(item)),
    holds: (condition, item) =>
      condition === undefined || isHolding(condition, screen.model.conditions, withItem(item)),
    read: (name) => views[name] ?? unknownRead,
    hrefOf: (link, item) => {
      const valuesOf = (bindings: LinkLike['with'] = {}) => resolveBindings(bindings, withItem(item)).config;
      const path = fillRoute(link.to, valuesOf(link.with));
      return path === undefined ? undefined : withQuery(path, valuesOf(link.query));
    },
    submit: (submission, item) => submit(submission, withItem(item), { before: {} }),
    call,
  };
}

/** One notice for all reads that failed and are needed, or asked for again, with one button to try again. */
function FailedReads({ screen, page }: { readonly screen: LoadedScreen; readonly page: BlockPage }) {
  const failed = screen.model.reads.filter(
    ({ name, needed, retryWhen }) =>
      page.read(name).state === 'failed' && (needed || (retryWhen !== undefined && page.holds(retryWhen))),
  );
  const retry = useCallback(() => failed.forEach(({ name }) => page.read(name).refresh()), [failed, page]);
  if (failed.length === 0) return null;
  return (
    <Notice tone="error" role="alert" title={page.text('readFailed')}>
      <Button look="secondary" onClick={retry}>
        {page.text('retry')}
      </Button>
    </Notice>
  );
}

type SectionBlock = Section['columns'][number]['blocks'][number];

/** Names of blocks are unique on a screen, and so are those of what holds them. */
const keyOf = (blocks: readonly SectionBlock[]) =>
  blocks.map((block) => ('name' in block ? block.name : block.block)).join(' ');

interface SectionViewProps {
  readonly section: Section;
  readonly page: BlockPage;
  /** Whether a read that is under way says if a block is there. */
  readonly isUndecided: (block: SectionBlock) => boolean;
  readonly children: (block: SectionBlock) => React.ReactNode;
}

/** A band of the page in twelfths (requirement 001 section 2). */
function SectionView({ section, page, isUndecided, children }: SectionViewProps) {
  if (!page.holds(section.show)) return null;
  const { surface = 'plain', maxWidth = 'page', gutter = 'medium', align = 'start', background } = section;
  return (
    <section
      className="section"
      data-surface={surface}
      data-width={maxWidth}
      data-gutter={gutter}
      data-align={align}
      data-overlay={background?.overlay}
      data-direction-mobile={section.direction?.mobile}
      data-direction-tablet={section.direction?.tablet}
      data-direction-desktop={section.direction?.desktop}
      style={sectionStyle(section)}
    >
      {section.columns.map((column) => (
        <div
          key={keyOf(column.blocks)}
          className="section-column"
          data-tall={column.tall}
          style={columnStyle(column.width)}
        >
          {column.blocks.map((block, index) => {
            const isWaiting = isUndecided(block);
            const before = column.blocks[index - 1];
            const isFirstWaiting = isWaiting && (before === undefined || !isUndecided(before));
            const isShown = !isWaiting && page.holds(block.show);
            return isFirstWaiting || isShown || isOutcome(block) ? (
              <div
                key={keyOf([block])}
                data-joined={'deduped' in block ? block.deduped : undefined}
                {...(isOutcome(block) && outcomeProps(isShown))}
              >
                {isFirstWaiting ? <Skeleton label={page.text('loading')} /> : null}
                {isShown ? children(block) : null}
              </div>
            ) : null;
          })}
        </div>
      ))}
    </section>
  );
}

/** A message that comes and goes is announced when it comes; for that its place must be there before. */
const isOutcome = (block: SectionBlock) => block.block === 'message' && block.show !== undefined;

const outcomeProps = (isShown: boolean) =>
  ({ 'aria-live': 'polite', 'data-outcome': isShown || undefined, tabIndex: -1 }) as const;

/** React types no custom properties; the style sheet reads these. */
const asStyle = (properties: Record<string, string | number | undefined>) =>
  properties as React.CSSProperties;

function sectionStyle({ background, minHeight }: Section): React.CSSProperties {
  const url = (path: string | undefined) => (path === undefined ? undefined : `url("${path}")`);
  const tablet = background?.tablet ?? background?.mobile;
  return asStyle({
    '--image-mobile': url(background?.mobile),
    '--image-tablet': url(tablet),
    '--image-desktop': url(background?.desktop ?? tablet),
    minHeight: minHeight === undefined ? undefined : `${minHeight}rem`,
  });
}

function columnStyle(width: Section['columns'][number]['width'] = {}): React.CSSProperties {
  const mobile = width.mobile ?? 12;
  const tablet = width.tablet ?? mobile;
  return asStyle({ '--mobile': mobile, '--tablet': tablet, '--desktop': width.desktop ?? tablet });
}
