import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlansBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { Button, Card, TextLink, VisuallyHidden } from '../../ui/index.ts';
import type { BlockPage } from '../../page/page.ts';
import type { Offer } from './offers.ts';
import { factsOf, flagsOf, ownOf, pricesOf } from './offer-texts.ts';
import { Flags } from './plan-card.tsx';
import './plan-comparison.css';

/** Props of {@link PlanComparison}. */
interface PlanComparisonProps {
  readonly block: PlansBlock;
  readonly page: BlockPage;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

interface ComparisonRow {
  readonly name: string;
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

/**
 * Chosen offers side by side; takes the focus when it opens. On a phone the name of a row stands above its values, so
 * that all offers fit; the roles are spelt out because browsers drop them from tables laid out as boxes.
 */
export function PlanComparison({ block, page, offers, onClose }: PlanComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = page.text(`blocks.${block.name}.compareHeading`);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
      aside={
        <Button look="quiet" onClick={onClose}>
          {page.text(`blocks.${block.name}.compareClear`)}
        </Button>
      }
    >
      <div className="plan-table">
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
              {offers.map(({ id, item }) => (
                <th key={id} scope="col" role="columnheader">
                  {String(page.value(block.title, item))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rowsOf({ block, page, offers }).map(({ name, label, cells }) => (
              <tr key={name} role="row">
                <th scope="row" role="rowheader">
                  {label}
                </th>
                {cells.map((cell, at) => (
                  <td key={offers[at]?.id} role="cell">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function rowsOf({ block, page, offers }: Omit<PlanComparisonProps, 'onClose'>): readonly ComparisonRow[] {
  const contexts = offers.map(({ item }) => ({ block, page, item }));
  const owns = contexts.map(ownOf);
  const label = owns.find((own) => own !== undefined)?.label;
  const lines = [contexts.map(pricesOf), contexts.map(factsOf)].flatMap((all) => {
    const names = [...new Map(all.flat().map((line) => [line.name, line.label]))];
    return names.map(([name, text]) => ({
      name,
      label: text,
      cells: all.map((one) => one.find((line) => line.name === name)?.text ?? '–'),
    }));
  });
  const hasFlags = (block.flags ?? []).length > 0;
  return [
    ...(label === undefined
      ? []
      : [{ name: 'own', label, cells: owns.map((own) => <strong key="bill">{own?.amount ?? '–'}</strong>) }]),
    ...lines,
    ...(hasFlags
      ? [
          {
            name: 'flags',
            label: page.text(`blocks.${block.name}.flagsHeading`),
            cells: contexts.map((context) => <Flags key="flags" flags={flagsOf(context)} />),
          },
        ]
      : []),
    {
      name: 'open',
      label: page.text(`blocks.${block.name}.open`),
      cells: contexts.map((context) => <OpenLink key="open" block={block} page={page} item={context.item} />),
    },
  ];
}

function OpenLink({
  block,
  page,
  item,
}: {
  readonly block: PlansBlock;
  readonly page: BlockPage;
  readonly item: unknown;
}) {
  const href = block.link === undefined ? undefined : page.hrefOf(block.link, item);
  if (href === undefined) return null;
  return <TextLink href={href}>{String(page.value(block.title, item))}</TextLink>;
}
