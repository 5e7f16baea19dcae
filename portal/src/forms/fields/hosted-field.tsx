import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, focusInView, Notice } from '../../ui/index.ts';
import { describedBy, useFormContext } from './form-context.ts';
import type { ControlProps } from './form-context.ts';
import { hostedFrameAddress } from './hosted-answer.ts';
import type { HostedAnswer } from './hosted-answer.ts';
import { converse } from './hosted-conversation.ts';
import type { HostedListener } from './hosted-conversation.ts';
import './hosted-field.css';

/** Returns the origin of the payment processor, which the host names in each document; undefined where there is none. */
const processorOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="portal-payments"]')?.content;

const firstHeight = 260;

/**
 * A card or a bank account, typed into a frame of the payment processor. The answer is a token, a brand and four digits.
 * The form's button asks for it, and the form goes on by itself once it is there.
 */
export function HostedField(props: ControlProps) {
  const { id, name, field, onChange } = props;
  const { page, language } = useFormContext();
  const processor = processorOf(document);
  // The schema of this kind of field.
  const answer = props.value as HostedAnswer | undefined;
  const [isChanged, setChanged] = useState(false);
  const give = (next: HostedAnswer | undefined, isAsked = false) => {
    setChanged(!isAsked);
    onChange(next);
  };
  if (answer?.token !== undefined) {
    const { brand, lastFour } = answer;
    return (
      <div className="hosted-given" id={id} tabIndex={-1} ref={isChanged ? takeFocus : null}>
        <span>{page.text('hosted.given', { brand, lastFour })}</span>
        <Button look="quiet" onClick={() => give(undefined)}>
          {page.text('hosted.change')}
        </Button>
      </div>
    );
  }
  if (processor === undefined) {
    return (
      <div id={id} tabIndex={-1}>
        <Notice tone="warning">{page.text('hosted.unavailable')}</Notice>
      </div>
    );
  }
  const look = document.documentElement.dataset['brand'];
  return (
    <HostedFrame
      id={id}
      title={field.label}
      address={hostedFrameAddress({ processor, kind: field.kind, language, look, page: location.origin })}
      name={name}
      description={describedBy(props)}
      onGiven={give}
    />
  );
}

/** Moves the focus from a control that is gone to its replacement; not away from another field. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) focusInView(element);
};

interface HostedFrameProps {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly address: string;
  readonly description: string | undefined;
  readonly onGiven: HostedListener['onGiven'];
}

function HostedFrame({ id, name, title, address, description, onGiven }: HostedFrameProps) {
  const { page, beforeSubmit, submit } = useFormContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const [isSilent, setSilent] = useState(false);
  /** A frame that never came is loaded anew. */
  const [load, setLoad] = useState(0);
  const latest = useRef(onGiven);
  useEffect(() => {
    latest.current = onGiven;
  });
  // Before the page is painted: a button that is seen may be pressed.
  useLayoutEffect(() => {
    if (frame.current === null) return undefined;
    const conversation = converse(frame.current, new URL(address).origin, {
      onHeight: setHeight,
      onGiven: (...given) => latest.current(...given),
      onAsk: () => setSilent(false),
      onSilence: (isThere) => {
        setSilent(true);
        if (!isThere) setLoad((before) => before + 1);
      },
      onEnter: submit,
    });
    const removeGuard = beforeSubmit(name, conversation.guard);
    return () => {
      conversation.end();
      removeGuard();
    };
  }, [address, load, name, beforeSubmit, submit]);
  return (
    <>
      <iframe
        key={load}
        ref={frame}
        id={id}
        className="hosted-frame"
        title={title}
        src={address}
        height={height}
        aria-describedby={description}
        referrerPolicy="no-referrer"
        // The frame is of another origin, so it cannot lift its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-forms allow-same-origin"
      />
      {isSilent ? (
        <Notice tone="warning" role="alert">
          {page.text('hosted.silent')}
        </Notice>
      ) : null}
    </>
  );
}
