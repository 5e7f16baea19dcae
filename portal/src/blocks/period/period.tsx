import type { PeriodBlock as PeriodConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { rowOf } from '../../i18n/index.ts';
import { dates } from '../../page/format-value.ts';
import { useKeptAnswer } from '../../page/waiting-block.tsx';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { Icon, TextLink, VisuallyHidden } from '../../ui/index.ts';
import './period.css';

/** The time that a read is about. Links, so that each can be opened in another tab and the browser's Back undoes them. */
export function PeriodBlock({ block, page }: BlockProps<PeriodConfig>) {
  const answer = useKeptAnswer(page.read(block.read));
  const { name, span, day } = block;
  const of = (source: string) => page.value(source, answer);
  const given = page.value(`route.query.${span.query}`);
  const [start] = span.options;
  const chosen = span.options.find((option) => option === given) ?? start;
  const addressOf = (option: string, at: unknown) =>
    page.addressOf({
      [span.query]: option === start ? undefined : option,
      [day]: typeof at === 'string' ? at : undefined,
    });
  const walkTo = (at: unknown) => (typeof at === 'string' ? addressOf(chosen, at) : undefined);
  return (
    <div className="period">
      <nav aria-label={page.text(`blocks.${name}.label`)}>
        <ul className="period-spans">
          {span.options.map((option) => (
            <li key={option}>
              <TextLink href={addressOf(option, of(block.shown))} isCurrent={option === chosen}>
                {page.text(`blocks.${name}.options.${option}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="period-walk">
        <Step block={block} page={page} way="earlier" href={walkTo(of(block.earlier))} />
        <p aria-live="polite">{periodTitle(chosen, [of(block.first), of(block.last)], page.language)}</p>
        <Step block={block} page={page} way="later" href={walkTo(of(block.later))} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly block: PeriodConfig;
  readonly page: BlockPage;
  readonly way: 'earlier' | 'later';
  readonly href: string | undefined;
}

/** One step along the time. Where there is nothing more it stays in its place, and leads nowhere. */
function Step({ block, page, way, href }: StepProps) {
  const content = (
    <>
      <Icon name="arrow" />
      <VisuallyHidden>{page.text(`blocks.${block.name}.${way}`)}</VisuallyHidden>
    </>
  );
  return (
    <span className="period-step" data-way={way}>
      {href === undefined ? (
        <span role="link" aria-disabled="true">
          {content}
        </span>
      ) : (
        <TextLink href={href}>{content}</TextLink>
      )}
    </span>
  );
}

/** A time that a customer looks at, by its name in screen configs. */
type Span = PeriodConfig['span']['options'][number];

const zone = { timeZone: 'UTC' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...zone } as const;
const formats: { readonly [span in Span]: Intl.DateTimeFormatOptions } = {
  quarterHours: day,
  day,
  week: { day: 'numeric', month: 'short', year: 'numeric', ...zone },
  month: { month: 'long', year: 'numeric', ...zone },
  year: { year: 'numeric', ...zone },
};

/** The name of a day, a week, a month or a year; empty where its days are none. */
export function periodTitle(span: Span, days: readonly unknown[], language: BlockPage['language']): string {
  const [first, last] = days.map((day) => new Date(String(day)));
  if (first === undefined || last === undefined) return '';
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const format = dates(rowOf(language).dates, formats[span]);
  return span === 'week' ? format.formatRange(first, last) : format.format(first);
}
