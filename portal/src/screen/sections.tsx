import type { CSSProperties, ReactNode } from 'react';
import { readsOf } from '../../screen-language/model/conditions.ts';
import type { Section } from '../../screen-language/generated/screen-config.gen.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import type { BlockPage } from '../page/page.ts';
import { Skeleton } from '../ui/index.ts';
import type { ReadViews } from './read-board.ts';

type SectionBlock = Section['columns'][number]['blocks'][number];

interface SectionsProps {
  readonly model: ScreenModel;
  readonly views: ReadViews;
  readonly page: BlockPage;
  readonly children: (block: SectionBlock) => ReactNode;
}

/** The sections of a screen, from top to bottom. A read that is under way and decides about a block leaves its place. */
export function Sections({ model, views, page, children }: SectionsProps) {
  const isUndecided = ({ show }: SectionBlock) =>
    show !== undefined && readsOf(show, model.conditions).some((name) => views[name]?.state === 'loading');
  return model.sections.map((section) => (
    <SectionView
      key={placeOf(section.columns.flatMap(({ blocks }) => blocks))}
      section={section}
      page={page}
      isUndecided={isUndecided}
    >
      {children}
    </SectionView>
  ));
}

/** Names of blocks are unique on a screen, and so are those of their columns and sections. */
const keyOf = (blocks: readonly SectionBlock[]) =>
  blocks.map((block) => ('name' in block ? block.name : block.block)).join(' ');

/** A form stays what it is when blocks are put beside it, as in previews. */
const placeOf = (blocks: readonly SectionBlock[]) =>
  keyOf(blocks.filter(({ block }) => block === 'form')) || keyOf(blocks);

interface SectionViewProps extends Pick<SectionsProps, 'page' | 'children'> {
  readonly section: Section;
  /** Returns true while a read that is under way decides about a block. */
  readonly isUndecided: (block: SectionBlock) => boolean;
}

/** A band of the page in twelfths (requirement 001 section 2). */
function SectionView({ section, page, isUndecided, children }: SectionViewProps) {
  if (!page.holds(section.show)) return null;
  return (
    <section
      className="section"
      data-surface={section.surface}
      data-width={section.maxWidth}
      data-gutter={section.gutter}
      data-align={section.align}
      data-overlay={section.background?.overlay}
      data-direction-mobile={section.direction?.mobile}
      data-direction-tablet={section.direction?.tablet}
      data-direction-desktop={section.direction?.desktop}
      style={sectionStyle(section)}
    >
      {section.columns.map((column) => (
        <div
          key={placeOf(column.blocks)}
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
                data-block={keyOf([block])}
                data-joined={'joined' in block ? block.joined : undefined}
                {...(isOutcome(block) && outcomeProps(isShown))}
              >
                {isFirstWaiting ? (
                  <Skeleton label={page.text('loading')} lines={linesOf(column.blocks.slice(index))} />
                ) : null}
                {isShown ? children(block) : null}
              </div>
            ) : null;
          })}
        </div>
      ))}
    </section>
  );
}

/** As many lines as about fill the place of what waits: of the longest record, with its heading and its buttons. */
const linesOf = (blocks: readonly SectionBlock[]): number =>
  Math.max(4, ...blocks.map((block) => (block.block === 'record' ? block.rows.length + 4 : 0)));

/** A message that comes and goes is announced when it comes; for that its place must be there before. */
const isOutcome = (block: SectionBlock) => block.block === 'message' && block.show !== undefined;

const outcomeProps = (isShown: boolean) =>
  ({ 'aria-live': 'polite', 'data-outcome': isShown || undefined, tabIndex: -1 }) as const;

/** React types no custom properties; the style sheet reads these. */
const asStyle = (properties: Record<string, string | number | undefined>) => properties as CSSProperties;

function sectionStyle({ background, minHeight }: Section): CSSProperties {
  const url = (path: string | undefined) => (path === undefined ? undefined : `url("${path}")`);
  const tablet = background?.tablet ?? background?.mobile;
  return asStyle({
    '--image-mobile': url(background?.mobile),
    '--image-tablet': url(tablet),
    '--image-desktop': url(background?.desktop ?? tablet),
    minHeight: minHeight === undefined ? undefined : `${minHeight}rem`,
  });
}

function columnStyle(width: Section['columns'][number]['width'] = {}): CSSProperties {
  const mobile = width.mobile ?? 12;
  const tablet = width.tablet ?? mobile;
  return asStyle({ '--mobile': mobile, '--tablet': tablet, '--desktop': width.desktop ?? tablet });
}
