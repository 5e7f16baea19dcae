import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface PreviewFrameProps {
  /** Undefined while there is nothing to show. */
  readonly address: string | undefined;
  /** The page is loaded anew when it changes. */
  readonly version: string;
  /** Of the window that is shown, in pixels of the page. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The text in place of a page. */
  readonly hint: string | undefined;
}

/** The portal in a window of a certain width, made smaller where there is not that much room. */
export function PreviewFrame({ address, version, width, scheme, hint }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const scale = Math.min(1, room.width / width);
  const wanted = address === undefined ? undefined : `${address} ${version}`;
  // The page before stays in sight until the next one is there.
  const [shown, setShown] = useState<{ readonly key: string; readonly address: string }>();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (loaded === undefined || address === undefined || loaded !== wanted) return undefined;
    const timer = setTimeout(() => setShown({ key: loaded, address }), settled);
    return () => clearTimeout(timer);
  }, [loaded, wanted, address]);
  const next =
    wanted !== undefined && address !== undefined && wanted !== shown?.key
      ? { key: wanted, address }
      : undefined;
  const frames = [shown, next].filter((frame) => frame !== undefined);
  return (
    <div className="stage" ref={stage} data-scheme={scheme}>
      {hint === undefined ? null : <p className="pane-note">{hint}</p>}
      <div
        className="window"
        style={{ width: width * scale, height: room.height }}
        hidden={hint !== undefined}
      >
        {frames.map((frame) => (
          <iframe
            key={frame.key}
            src={frame.address}
            title="Preview of the portal"
            // The portal is on another origin and needs its own cookies.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-downloads allow-forms allow-modals allow-popups allow-same-origin allow-scripts"
            data-coming={frame === next ? '' : undefined}
            onLoad={() => setLoaded(frame.key)}
            style={{
              width,
              height: room.height / scale,
              scale: String(scale),
              colorScheme: scheme,
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** A page has loaded before its data is there: so long it may take to show it, in milliseconds. */
const settled = 250;

function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 400, height: 600 });
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
