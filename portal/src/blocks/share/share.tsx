import { useRef } from 'react';
import type { ShareBlock as ShareConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockProps } from '../../page/page.ts';
import { Button, Card, safeLink, Skeleton, useToast } from '../../ui/index.ts';
import './share.css';

/** A value to pass on. What became of each press is told by a short message, which screen readers hear. */
export function ShareBlock({ block, page }: BlockProps<ShareConfig>) {
  const { name } = block;
  const at = (key: string) => `blocks.${name}.${key}`;
  const shown = useRef<HTMLOutputElement>(null);
  const tell = useToast();
  const [, read = ''] = /^reads\.(\w+)/.exec(block.value) ?? [];
  if (page.read(read).state === 'loading') return <Skeleton label={page.text('loading')} />;
  const value = page.value(block.value);
  if (typeof value !== 'string' || value === '') return null;
  const link = safeLink(
    block.link === undefined ? undefined : String(page.value(block.link)),
    location.origin,
  );
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(page.text(at(done)));
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      tell(page.text(at('failed')));
    }
  };
  const heading = page.optionalText(at('heading'));
  const hint = page.optionalText(at('hint'));
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <div className="stack">
        {hint === undefined ? null : <p>{hint}</p>}
        <p className="share-value">
          <span className="field-hint">{page.text(at('label'))}</span>
          <output ref={shown}>{value}</output>
        </p>
        <div className="button-row">
          <Button onClick={() => void copy(value, 'copied')}>{page.text(at('copy'))}</Button>
          {link === undefined ? null : (
            <ShareButton
              texts={{ share: page.text(at('share')), copyLink: page.text(at('copyLink')) }}
              data={{ text: page.text(at('message')), url: link }}
              copy={() => void copy(link, 'linkCopied')}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

interface ShareButtonProps {
  readonly texts: { readonly share: string; readonly copyLink: string };
  readonly data: { readonly text: string; readonly url: string };
  readonly copy: () => void;
}

/** Hands the address to the device where that can share, and copies it otherwise. */
function ShareButton({ texts, data, copy }: ShareButtonProps) {
  // The DOM library says that every browser can.
  const canShare = (navigator as Partial<Navigator>).share !== undefined;
  const share = () =>
    navigator.share(data).catch((error: unknown) => {
      // Whoever closes the device's own list wants nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  return (
    <Button look="secondary" onClick={canShare ? () => void share() : copy}>
      {canShare ? texts.share : texts.copyLink}
    </Button>
  );
}
