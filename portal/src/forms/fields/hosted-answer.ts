import type { Language } from '../../i18n/index.ts';

/** A card or bank account as this site may know it: nothing of it is a number to pay with. */
export interface HostedAnswer {
  /** Single use, meant for the org. */
  readonly token: string;
  /** Such as `Visa`, or the name of a bank. */
  readonly brand: string;
  readonly lastFour: string;
}

/** A message of the processor's frame to this page. Heights are CSS pixels. */
type HostedMessage =
  | { readonly type: 'hosted-fields.given'; readonly answer: HostedAnswer }
  /** The frame shows what is wrong with what was typed. */
  | { readonly type: 'hosted-fields.refused' }
  /** The processor is out of reach. */
  | { readonly type: 'hosted-fields.lost' }
  /** Enter was pressed in the frame. */
  | { readonly type: 'hosted-fields.enter' }
  | { readonly type: 'hosted-fields.height'; readonly height: number };

const highest = 1_000;
const plainTypes = ['hosted-fields.refused', 'hosted-fields.lost', 'hosted-fields.enter'] as const;

/** Reads a message of the frame; undefined for whatever else arrives. */
export function readHostedMessage(data: unknown): HostedMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'hosted-fields.height' && 'height' in data) {
    const { height } = data;
    const isHeight = typeof height === 'number' && height > 0 && height <= highest;
    return isHeight ? { type: data.type, height } : undefined;
  }
  const plain = plainTypes.find((type) => type === data.type);
  if (plain !== undefined) return { type: plain };
  if (data.type !== 'hosted-fields.given') return undefined;
  const given: Readonly<Record<string, unknown>> = { ...data };
  const textOf = (member: string, form: RegExp) => {
    const value = given[member];
    return typeof value === 'string' && form.test(value) ? value : undefined;
  };
  const token = textOf('token', /^[A-Za-z0-9_-]{8,256}$/);
  const brand = textOf('brand', /^[\p{L}\p{N} .&'-]{1,40}$/u);
  const lastFour = textOf('lastFour', /^\d{4}$/);
  if (token === undefined || brand === undefined || lastFour === undefined) return undefined;
  return { type: data.type, answer: { token, brand, lastFour } };
}

/** The frame of the payment processor for one field. */
export interface HostedFrame {
  /** Origin of the payment processor. */
  readonly processor: string;
  /** `hosted-card` or `hosted-bank`. */
  readonly kind: string;
  readonly language: Language;
  /** Id of the brand, whose look the frame takes where the processor has it. */
  readonly look: string | undefined;
  /** Origin of the page, the only one that the frame may answer. */
  readonly page: string;
}

/** Returns the address of the processor's frame. */
export function hostedFrameAddress({ processor, kind, language, look, page }: HostedFrame): string {
  const address = new URL(kind === 'hosted-bank' ? '/fields/bank' : '/fields/card', processor);
  address.search = new URLSearchParams({
    language,
    parent: page,
    ...(look !== undefined && { look }),
  }).toString();
  return address.href;
}
