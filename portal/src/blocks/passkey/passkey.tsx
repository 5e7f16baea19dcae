import { useState } from 'react';
import type { PasskeyBlock as PasskeyConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { useUnseenErrors } from '../../page/unseen-errors.ts';
import { Button, Notice } from '../../ui/index.ts';
import { answerByDevice, isChallenge, knowsPasskeys } from './device.ts';
import './passkey.css';

/** A button that makes a passkey, or proves by one who somebody is. */
export function PasskeyBlock({ block, page }: BlockProps<PasskeyConfig>) {
  const at = (key: string) => `blocks.${block.name}.${key}`;
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const tellUnseen = useUnseenErrors();
  if (!knowsPasskeys()) {
    const unsupported = page.optionalText(at('unsupported'));
    return unsupported === undefined ? null : <p className="field-hint">{unsupported}</p>;
  }
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setErrors([]);
    const messages = await prove(block, page);
    setBusy(false);
    setErrors(messages);
    tellUnseen(messages);
  };
  const heading = page.optionalText(at('heading'));
  const hint = page.optionalText(at('hint'));
  return (
    <div className="passkey">
      {heading === undefined ? null : <h2>{heading}</h2>}
      {hint === undefined ? null : <p className="field-hint">{hint}</p>}
      <Button
        look={block.does === 'create' ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={() => void press()}
      >
        {page.text(at('button'))}
      </Button>
      {errors.map((error) => (
        <Notice key={error} tone="error" role="alert">
          {error}
        </Notice>
      ))}
    </div>
  );
}

/** Gets a challenge, has the device answer it, and sends that. @returns what went wrong, in words */
async function prove(block: PasskeyConfig, page: BlockPage): Promise<readonly string[]> {
  const { name, does, begin, challenge: source, submit } = block;
  const begun = begin === undefined ? undefined : await page.call(begin);
  if (begun?.ok === false) return [begun.message];
  const challenge = begun === undefined ? source !== undefined && page.value(source) : begun.data;
  const failed = page.text(`blocks.${name}.failed`);
  if (!isChallenge(challenge)) return [failed];
  const answer = await answerByDevice(does, challenge);
  if (answer.state === 'cancelled') return [page.text(`blocks.${name}.cancelled`)];
  if (answer.state === 'failed') return [failed];
  const { challengeId } = challenge;
  const sent = await page.submit(submit, { challengeId, credential: answer.credential });
  return sent.ok ? [] : sent.errors.map(({ message }) => message);
}
