import { useState } from 'react';
import { rowOf } from '../../i18n/index.ts';
import type { Language } from '../../i18n/index.ts';
import { formatValue, shortMonth } from '../../page/format-value.ts';
import { Notice } from '../../ui/index.ts';
import { controlAttributes, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';
import { weeksOf } from './slot-days.ts';
import type { SlotDay } from './slot-days.ts';
import './slot-picker.css';

/**
 * Times on a calendar: first the day, then one of its times. The answer stays while other days are looked at. A time that
 * is offered no more is told at once, and stays the answer until another one is chosen, so that nothing goes unseen.
 */
export function SlotPicker(props: ControlProps) {
  const { field, value } = props;
  const { page, language } = useFormContext();
  const [looked, setLooked] = useState<string>();
  const weeks = weeksOf(field.choices);
  const free = weeks.flat().filter(({ choices }) => choices.length > 0);
  const chosen = field.choices.find((choice) => choice.value === value);
  const isTaken = value !== undefined && value !== null && chosen === undefined;
  const now = free.find(({ day }) => day === (looked ?? chosen?.slot?.day)) ?? free[0];
  if (now === undefined) return <p className="field-hint">{page.text('choices.empty')}</p>;
  return (
    <div className="slots">
      <div role="alert">{isTaken ? <Notice tone="warning">{page.text('slots.taken')}</Notice> : null}</div>
      <Calendar {...props} weeks={weeks} now={now.day} chosen={chosen?.slot?.day} onLook={setLooked} />
      <Times {...props} now={now} title={formatValue(now.day, 'weekday', language)} />
      <p className="slot-chosen" role="status">
        {chosen === undefined ? page.text('slots.none') : page.text('slots.chosen', { slot: chosen.label })}
      </p>
    </div>
  );
}

interface CalendarProps extends ControlProps {
  readonly weeks: readonly (readonly SlotDay[])[];
  /** The day whose times are shown. */
  readonly now: string;
  /** The day of the answer. */
  readonly chosen: string | undefined;
  readonly onLook: (day: string) => void;
}

/** The days of some weeks. The first that can be chosen carries the field's id, so that links to the field land on it. */
function Calendar({ weeks, now, chosen, onLook, ...props }: CalendarProps) {
  const { id, name } = props;
  const { page, language } = useFormContext();
  const days = weeks.flat();
  const first = days.find(({ choices }) => choices.length > 0)?.day;
  return (
    <div role="radiogroup" aria-label={page.text('slots.day')} className="slot-days">
      {days.slice(0, 7).map(({ day }) => (
        <span key={`${day}-name`} className="slot-weekday" aria-hidden="true">
          {write(day, { weekday: 'short' }, language)}
        </span>
      ))}
      {days.map(({ day, choices }, at) => {
        const number = String(Number(day.slice(8)));
        const isNamed = at === 0 || day.endsWith('-01');
        const month = isNamed ? shortMonth(dateOf(day), rowOf(language).dates) : undefined;
        if (choices.length === 0) {
          return (
            <span key={day} className="slot-day" aria-hidden="true">
              {month === undefined ? null : <small>{month}</small>}
              {number}
            </span>
          );
        }
        return (
          <label key={day} className="pick slot-day" data-chosen={day === chosen || undefined}>
            <input
              {...controlAttributes(props)}
              aria-label={page.text('slots.free', {
                day: formatValue(day, 'weekday', language),
                count: choices.length,
              })}
              id={day === first ? id : `${id}-${day}`}
              type="radio"
              name={`${name}-day`}
              value={day}
              checked={day === now}
              onChange={() => onLook(day)}
            />
            <span aria-hidden="true">
              {month === undefined ? null : <small>{month}</small>}
              {number}
            </span>
          </label>
        );
      })}
    </div>
  );
}

interface TimesProps extends ControlProps {
  readonly now: SlotDay;
  /** The day in words. */
  readonly title: string;
}

/** The half of the day of a time whose end says the same: `8:00 – 8:30 AM`. */
const sameHalf = /(\u00a0[^\d–]+)(?=\u00a0–.*\1$)/;

function Times({ now, title, ...props }: TimesProps) {
  const { id, name, value, onChange } = props;
  const { page } = useFormContext();
  return (
    <div role="radiogroup" aria-label={page.text('slots.times', { day: title })}>
      <p className="slot-title" aria-hidden="true">
        {title}
      </p>
      <div className="slot-times">
        {now.choices.map((choice) => (
          <label key={choice.value} className="pick">
            <input
              {...controlAttributes(props)}
              id={`${id}-${choice.value}`}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.slot?.time.replace(sameHalf, '')}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

const write = (day: string, options: Intl.DateTimeFormatOptions, language: Language) =>
  new Intl.DateTimeFormat(rowOf(language).dates, { ...options, timeZone: 'UTC' }).format(dateOf(day));

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
