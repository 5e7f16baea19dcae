import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PublishedManifest } from '../../screen-language/manifest.ts';
import { previewMessageOf } from '../../screen-language/preview-link.ts';
import type { PreviewShow } from '../../screen-language/preview-link.ts';

interface PreviewFrameProps {
  /** Undefined while there is nothing to show. */
  readonly address: string | undefined;
  /** The publication that pages which are open go on with, instead of being loaded anew. */
  readonly manifest: PublishedManifest | undefined;
  /** The page is loaded anew when it changes. */
  readonly version: string;
  /** The state that the page is shown in, as its frame's name tells it. */
  readonly state: string;
  /** Of the window that is shown, in pixels of the page. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The text in place of a page. */
  readonly hint: string | undefined;
  /** The name of the frame for people. */
  readonly title?: string;
  /** Told when a page has come into sight. */
  readonly onShown?: () => void;
}

/** The portal in a window of a certain width, made smaller where there is not that much room. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { address, manifest, version, state, width, scheme, hint, title = 'Preview of the portal' } = props;
  const stage = useRef<HTMLDivElement>(null);
  useNewest(stage, manifest);
  const room = useRoom(stage);
  const scale = Math.min(1, room.width / width);
  const wanted = address === undefined ? undefined : `${address} ${version} ${state}`;
  const { frames, onLoad } = useFrames({ wanted, address, state }, props.onShown);
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
            name={frame.state}
            src={frame.address}
            title={title}
            // The portal is on another origin and needs its own cookies.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-downloads allow-forms allow-modals allow-popups allow-same-origin allow-scripts"
            data-coming={frame.isComing ? '' : undefined}
            onLoad={() => onLoad(frame.key)}
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

interface WantedFrame {
  /** Another one for each page; undefined while there is none. */
  readonly wanted: string | undefined;
  readonly address: string | undefined;
  readonly state: string;
}

/** The frame that is shown and the one that comes: the page before stays in sight until the next one is there. */
function useFrames({ wanted, address, state }: WantedFrame, onShown: PreviewFrameProps['onShown']) {
  const tell = useEffectEvent(() => onShown?.());
  const [shown, setShown] = useState<ShownFrame>();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (loaded === undefined || address === undefined || loaded !== wanted) return undefined;
    const timer = setTimeout(() => {
      setShown({ key: loaded, address, state });
      tell();
    }, settled);
    return () => clearTimeout(timer);
  }, [loaded, wanted, address, state]);
  const next =
    wanted !== undefined && address !== undefined && wanted !== shown?.key
      ? { key: wanted, address, state }
      : undefined;
  const frames = [shown, next].flatMap((frame) =>
    frame === undefined ? [] : [{ ...frame, isComing: frame === next }],
  );
  return { frames, onLoad: setLoaded };
}

interface ShownFrame {
  readonly key: string;
  readonly address: string;
  readonly state: string;
}

/** A page has loaded before its data is there: so long it may take to show it, in milliseconds. */
const settled = 250;

/** Tells the pages in the frames of each publication, and those that come what they have missed. */
function useNewest(stage: RefObject<HTMLElement | null>, manifest: PublishedManifest | undefined): void {
  const send = useEffectEvent((frame: HTMLIFrameElement) => {
    if (manifest === undefined) return;
    const show: PreviewShow = { preview: 'show', manifest };
    frame.contentWindow?.postMessage(show, new URL(frame.src).origin);
  });
  const framesNow = useEffectEvent(() => [...(stage.current?.querySelectorAll('iframe') ?? [])]);
  useEffect(() => framesNow().forEach(send), [manifest]);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (previewMessageOf(data) !== 'ready') return;
      const frame = framesNow().find(({ contentWindow }) => contentWindow === source);
      if (frame !== undefined && new URL(frame.src).origin === origin) send(frame);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
}

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
