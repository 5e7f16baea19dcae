import type { KeyboardEvent } from 'react';

/** One tab; what it is about is shown below by its owner. */
export interface TabLabel<TName extends string> {
  readonly name: TName;
  readonly title: string;
  /** Shown beside the title, where it is not 0. */
  readonly count?: number;
}

interface TabsProps<TName extends string> {
  readonly label: string;
  readonly tabs: readonly TabLabel<TName>[];
  readonly current: TName;
  readonly onChange: (name: TName) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs: the arrows go from one to the next, Tab goes into what is shown. */
export function Tabs<TName extends string>({ label, tabs, current, onChange }: TabsProps<TName>) {
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = tabs[(at + (steps[event.key] ?? 0) + tabs.length) % tabs.length];
    if (steps[event.key] === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.name);
    const { children } = event.currentTarget.parentElement ?? { children: [] };
    const button = children[tabs.indexOf(next)];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map(({ name, title, count = 0 }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={current === name}
          tabIndex={current === name ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={(event) => move(event, at)}
        >
          {title}
          {count > 0 ? <span className="count">{count}</span> : null}
        </button>
      ))}
    </div>
  );
}
