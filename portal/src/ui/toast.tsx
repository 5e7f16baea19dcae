import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Icon } from './icon.tsx';
import { afterSending } from './leave.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
}

interface Toasts {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

const Current = createContext<Toasts>({ show: () => undefined, clear: () => undefined });

/**
 * A function that shows a short message at the bottom of the window, until it has been there for as long as the style sheet
 * says, is closed, or the customer goes to another page. The page that sending itself leads to shows it, too.
 */
export function useToast(): (text: string) => void {
  return useContext(Current).show;
}

/** A function that takes all short messages away, because something newer is told or asked. */
export function useClearToasts(): () => void {
  return useContext(Current).clear;
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Name of the closing button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Holds the page and the messages above it. It is there from the start, so that screen readers hear what comes into it. */
export function ToastRegion({ closeLabel, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [all] = useState<Toasts>(() => ({
    show: (text) => setToasts((shown) => [...shown.slice(-2), { id: (shown.at(-1)?.id ?? 0) + 1, text }]),
    clear: () => setToasts([]),
  }));
  const [path] = useLocation();
  const [shownOn, setShownOn] = useState(path);
  if (shownOn !== path) {
    setShownOn(path);
    if (history.state !== afterSending) setToasts([]);
  }
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <Current value={all}>
      {children}
      <div className="toasts" role="status">
        {toasts.map((toast) => (
          <div
            className="toast"
            key={toast.id}
            onAnimationEnd={({ animationName }) => animationName === 'leave' && close(toast.id)}
          >
            <span>{toast.text}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={closeLabel}
              onClick={() => close(toast.id)}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </Current>
  );
}
