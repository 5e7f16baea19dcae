import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import { addressesLike } from '../../services/visits/addresses.ts';
import type { Operation } from '../operation.ts';

/** POST the beginning of an address to learn which ones there are; nothing about customers. */
export const findAddresses: Operation<never> = {
  access: 'anyone',
  changes: false,
  handle(call): Answer {
    const { text, zipCode } = bodyOf(call, 'findAddresses');
    return { status: 200, body: { addresses: addressesLike(text, zipCode) } };
  },
};
