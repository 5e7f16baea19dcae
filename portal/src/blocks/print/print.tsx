import type { PrintBlock as PrintConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';

/** A button that prints the page; the browser can save it instead. It is not on the paper itself. */
export function PrintBlock({ block, page }: BlockProps<PrintConfig>) {
  return (
    <Button look="secondary" onClick={() => window.print()}>
      {page.text(`blocks.${block.name}.button`)}
    </Button>
  );
}
