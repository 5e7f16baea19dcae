import type { PictureBlock as PictureConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockProps } from '../../page/page.ts';
import './picture.css';

/** A drawing, with room kept for it before it comes. In a published screen `file` is its address. */
export function PictureBlock({ block, page }: BlockProps<PictureConfig>) {
  const { name, file, width, height } = block;
  const caption = page.optionalText(`blocks.${name}.caption`);
  return (
    <figure className="picture">
      <img
        src={file}
        alt={page.text(`blocks.${name}.alternative`)}
        width={width}
        height={height}
        decoding="async"
      />
      {caption === undefined ? null : <figcaption className="field-hint">{caption}</figcaption>}
    </figure>
  );
}
