import { useEffect, useState } from 'react';
import type { PushBlock as PushConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage, BlockProps } from '../../page/page.ts';
import { useUnseenErrors } from '../../page/unseen-errors.ts';
import { Button, Card, Notice } from '../../ui/index.ts';
import type { Device } from './device.ts';
import { canBeTold, isForbidden, leaveWords, presentDevice, subscribe, takeWordsBack } from './device.ts';
import './push.css';

/** A button by which this browser is told of something later, and by which it is told no longer. */
export function PushBlock({ block, page }: BlockProps<PushConfig>) {
  const at = (key: string) => `blocks.${block.name}.${key}`;
  const key = page.value(block.key);
  const [device, setDevice] = useState<Device>();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const tellUnseen = useUnseenErrors();
  const can = canBeTold();
  useEffect(() => {
    if (can) void presentDevice().then(setDevice);
  }, [can]);
  if (typeof key !== 'string') return null;
  const told = idsOf(page.value(block.devices));
  const isTold = device !== undefined && told.has(device.deviceId);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setErrors([]);
    const end = await (isTold ? stop(device, { block, page }) : begin(key, { block, page }));
    setDevice(end.device ?? device);
    setBusy(false);
    setErrors(end.errors);
    tellUnseen(end.errors);
  };
  const heading = page.optionalText(at('heading'));
  const hint = can ? page.optionalText(at('hint')) : page.optionalText(at('unsupported'));
  const isClosed = can && isForbidden();
  return (
    <Card {...(heading !== undefined && { title: heading })}>
      <div className="push">
        <p role="status">{isClosed ? page.text(at('denied')) : isTold ? page.text(at('on')) : hint}</p>
        {can && !isClosed ? (
          <Button look="secondary" busy={isBusy} onClick={() => void press()}>
            {page.text(at(isTold ? 'stop' : 'button'))}
          </Button>
        ) : null}
        {errors.map((error) => (
          <Notice key={error} tone="error" role="alert">
            {error}
          </Notice>
        ))}
      </div>
    </Card>
  );
}

/** The end of a press. */
interface End {
  readonly device?: Device;
  /** In words. */
  readonly errors: readonly string[];
}

async function begin(key: string, { block, page }: BlockProps<PushConfig>): Promise<End> {
  const text = (name: string) => page.text(`blocks.${block.name}.${name}`);
  const made = await subscribe(key);
  // The text beside the button says it where the browser forbids it from now on.
  if (made.state === 'cancelled') return { errors: [] };
  if (made.state === 'failed') return { errors: [text('failed')] };
  const { device } = made;
  const sent = await page.submit(block.add, device);
  if (!sent.ok) return { device, errors: sent.errors.map(({ message }) => message) };
  const words = { title: text('notice.title'), body: text('notice.body'), ...placeOf(page) };
  // Without them the worker shows the name of the site, and leads to it.
  await leaveWords(words).catch(() => undefined);
  return { device, errors: [] };
}

async function stop(device: Device, { block, page }: BlockProps<PushConfig>): Promise<End> {
  const sent = await page.submit(block.remove, device);
  if (!sent.ok) return { errors: sent.errors.map(({ message }) => message) };
  await takeWordsBack(location.pathname).catch(() => undefined);
  return { errors: [] };
}

const placeOf = ({ language }: BlockPage) => ({ page: location.pathname, lang: language });

const idsOf = (devices: unknown): ReadonlySet<unknown> =>
  new Set(Array.isArray(devices) ? devices.map((one: unknown) => Object(one).deviceId) : []);
