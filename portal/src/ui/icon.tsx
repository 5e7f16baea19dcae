import type { Icon as IconName } from '../../screen-language/generated/screen-config.gen.ts';
import sprite from './generated/icons.svg?url';

export type { Icon as IconName } from '../../screen-language/generated/screen-config.gen.ts';

/** A line icon in the colour of the text around it; decoration only. Its lines are the brand's. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
