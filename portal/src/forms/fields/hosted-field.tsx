import type { FieldProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '../../ui/index.ts';
import { contextOf, describedBy } from './form-context.ts';
import type { FormContext } from './form-context.ts';
import { hostedFrameAddress } from './hosted-answer.ts';
import type { HostedAnswer } from './hosted-answer.ts';
import { converse } from './hosted-conversation.ts';
import type { HostedListener } from './hosted-conversation.ts';

/** Origin of the payment processor, which the host names in each document; undefined where there is none. */
const processorOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="portal-payments"]')?.content;

const firstHeight = 260;

/**
 * A card or a bank account, typed into a frame of the payment processor. What comes back is a token, a brand and
 * four digits. The form's button asks for it, and the form goes on by itself once it is there.
 */
export function HostedField(props: FieldProps) {
  const { name, registry, fieldPathId, onChange, rawErrors = [] } = props;
  const context = contextOf(registry);
  const { fields, page, language } = context;
  const processor = processorOf(document);
  // The schema of this kind of field.
  const answer = props.formData as HostedAnswer | undefined;
  const field = fields[name];
  const id = fieldPathId.$id;
  const [isChanged, setChanged] = useState(false);
  const goOn = useGoingOn(id, answer !== undefined && field?.isAnswered === true);
  const give = (next: HostedAnswer | undefined, isAsked = false) => {
    setChanged(!isAsked);
    if (isAsked) goOn();
    onChange(next, fieldPathId.path);
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
  if (processor === undefined || field === undefined) {
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
      description={describedBy(id, field.hint, rawErrors.length > 0)}
      context={context}
      onGiven={give}
    />
  );
}

/** What was pressed is gone, so the focus goes to what stands in its place; not away from another field. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

/** Presses the form's button again once the form has the answer: before, it would still miss it. */
function useGoingOn(id: string, isAnswered: boolean): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !isAnswered) return;
    isWanted.current = false;
    document.getElementById(id)?.closest('form')?.requestSubmit();
  }, [id, isAnswered]);
  return () => {
    isWanted.current = true;
  };
}

interface HostedFrameProps {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly description: string | undefined;
  readonly context: Pick<FormContext, 'page' | 'onHandingOver'>;
  readonly onGiven: HostedListener['onGiven'];
}

function HostedFrame({ id, title, address, description, context, onGiven }: HostedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const [isSilent, setSilent] = useState(false);
  /** A frame that never came is loaded anew. */
  const [load, setLoad] = useState(0);
  const listener = useRef<Pick<HostedListener, 'onGiven' | 'onAsking'>>(undefined);
  useEffect(() => {
    listener.current = { onGiven, onAsking: context.onHandingOver };
  });
  useEffect(() => {
    if (frame.current === null) return undefined;
    return converse(frame.current, new URL(address).origin, {
      onHeight: setHeight,
      onGiven: (...given) => listener.current?.onGiven(...given),
      onAsking: (isAsking) => {
        if (isAsking) setSilent(false);
        listener.current?.onAsking(isAsking);
      },
      onSilence: (isThere) => {
        setSilent(true);
        if (!isThere) setLoad((before) => before + 1);
      },
    });
  }, [address, load]);
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
          {context.page.text('hosted.silent')}
        </Notice>
      ) : null}
    </>
  );
}
