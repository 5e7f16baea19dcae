import { noBreak, Tag } from '../ui/index.ts';
import type { BlockPage } from './page.ts';
import { formatMoment, formatValue, storedPhone, type ValueLook } from './format-value.ts';
import './value.css';

/** Props of {@link Value}. */
interface ValueProps {
  readonly value: unknown;
  readonly look: ValueLook;
  readonly page: Pick<BlockPage, 'language' | 'optionalText' | 'value'>;
}

/** A value in its look. A status has the text of the locales, and is a tag where it has tones; nothing is a dash. */
export function Value({ value, look, page }: ValueProps) {
  if (Array.isArray(value) && look.as === 'status' && value.length > 0) {
    return (
      <span className="tags">
        {value.map((one: unknown) => (
          <Value key={String(one)} value={one} look={{ tones: {}, ...look }} page={page} />
        ))}
      </span>
    );
  }
  const text =
    look.as === 'moment'
      ? formatMoment(value, String(page.value('today')), page.language)
      : formatValue(value, look.as, page.language);
  if (text === '') return <span data-nothing>–</span>;
  if (look.as === 'call') return <a href={`tel:${storedPhone(String(value))}`}>{text}</a>;
  // A day in Spanish begins with a small letter, and a cell with a capital one.
  if (['weekday', 'month', 'moment'].includes(look.as ?? ''))
    return <span className="value-day">{text}</span>;
  if (look.as !== 'status') return isCode(text) ? noBreak(text) : text;
  const words = page.optionalText(`statuses.${text}`) ?? text;
  // A kind or a language is no state.
  if (look.tones === undefined) return words;
  const tone = look.tones[text] ?? 'neutral';
  return <Tag tone={tone === 'danger' ? 'error' : tone}>{words}</Tag>;
}

/** A number with hyphens, such as ENR-2026-200001, that lines must not break at. */
const isCode = (text: string) => /^\w+(?:-\w+)+$/.test(text);
