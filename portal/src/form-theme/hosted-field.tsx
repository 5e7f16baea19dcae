import type { FieldProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '../ui/index.ts';
import { contextOf, describedBy } from './form-context.ts';
import { hostedFrameAddress, readHostedMessage } from './hosted-answer.ts';
import type { HostedAnswer } from './hosted-answer.ts';

/** Origin of the payment processor, which the host names in each document; undefined where there is none. */
const processorOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="portal-payments"]')?.content;

const firstHeight = 260;

/**
 * A card or a bank account, typed into a frame of the payment processor. What comes back is a token, a brand and
 * four digits; messages of anybody else than that frame are not heard.
 */
export function HostedField(props: FieldProps) {
  const { name, registry, fieldPathId, onChange, rawErrors = [] } = props;
  const { fields, words, language } = contextOf(registry);
  const processor = processorOf(document);
  // The schema of this kind of field.
  const answer = props.formData as HostedAnswer | undefined;
  const field = fields[name];
  const id = fieldPathId.$id;
  const [isChanged, setChanged] = useState(false);
  const give = (next: HostedAnswer | undefined) => {
    setChanged(true);
    onChange(next, fieldPathId.path);
  };
  if (answer?.token !== undefined) {
    return (
      <div className="hosted-given" id={id} tabIndex={-1} ref={isChanged ? takeFocus : null}>
        <span>{words.given(answer.brand, answer.lastFour)}</span>
        <Button look="quiet" onClick={() => give(undefined)}>
          {words.changeGiven}
        </Button>
      </div>
    );
  }
  if (processor === undefined || field === undefined) {
    return (
      <div id={id} tabIndex={-1}>
        <Notice tone="warning">{words.processorMissing}</Notice>
      </div>
    );
  }
  return (
    <HostedFrame
      id={id}
      title={field.label}
      address={hostedFrameAddress({ processor, kind: field.kind, language, page: location.origin })}
      description={describedBy(id, field.hint, rawErrors.length > 0)}
      onGiven={give}
    />
  );
}

/** What was pressed is gone, so the focus goes to what stands in its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface HostedFrameProps {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly description: string | undefined;
  readonly onGiven: (answer: HostedAnswer) => void;
}

function HostedFrame({ id, title, address, description, onGiven }: HostedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const { origin } = new URL(address);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readHostedMessage(event.data);
      if (message?.type === 'hosted-fields.height') setHeight(message.height);
      if (message?.type === 'hosted-fields.given') onGiven(message.answer);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [address, onGiven]);
  return (
    <iframe
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
  );
}
