import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../src/i18n/translation.ts';
import {
  Art,
  Button,
  Card,
  DataTable,
  DefinitionList,
  Dialog,
  EmptyState,
  ErrorSummary,
  FoldedTable,
  Icon,
  LinkButton,
  Notice,
  SafeHtml,
  Skeleton,
  Spinner,
  Stepper,
  Tag,
  TextLink,
  useToast,
} from '../src/ui/index.ts';
import type { IconName } from '../src/ui/index.ts';
import { iconSources } from '../vendor/icons/sources.ts';
import { Specimen } from './specimen.tsx';
import type { ComponentState } from './specimen.tsx';

/** The keys of a table are its names. */
const iconNames = Object.keys(iconSources) as readonly IconName[];

/** The basic components by the names of their components, each with its states. */
const basicComponents: { readonly [component: string]: (t: TFunction) => readonly ComponentState[] } = {
  Button: (t) => [
    ...(['primary', 'secondary', 'quiet', 'danger'] as const).map((look) => ({
      name: look,
      view: <Button look={look}>{t('words.save')}</Button>,
    })),
    { name: 'busy', view: <Button busy>{t('words.save')}</Button> },
    { name: 'disabled', view: <Button disabled>{t('words.save')}</Button> },
  ],
  LinkButton: (t) =>
    (['primary', 'secondary', 'quiet'] as const).map((look) => ({
      name: look,
      view: (
        <LinkButton href="/" look={look}>
          {t('words.goOn')}
        </LinkButton>
      ),
    })),
  TextLink: (t) => [
    { name: 'inside', view: <TextLink href="/">{t('words.goOn')}</TextLink> },
    { name: 'outside', view: <TextLink href="https://www.example.com/">{t('words.utility')}</TextLink> },
  ],
  Tag: (t) =>
    (['neutral', 'brand', 'info', 'success', 'warning', 'error'] as const).map((tone) => ({
      name: tone,
      view: <Tag tone={tone}>{t('words.tag')}</Tag>,
    })),
  Notice: (t) => [
    ...(['info', 'success', 'warning', 'error'] as const).map((tone) => ({
      name: tone,
      view: (
        <Notice tone={tone} title={t('words.noteTitle')}>
          {t('words.note')}
        </Notice>
      ),
    })),
    { name: 'plain', view: <Notice tone="info">{t('words.note')}</Notice> },
  ],
  Card: (t) => [
    { name: 'plain', view: <Card>{t('words.note')}</Card> },
    {
      name: 'titled',
      view: (
        <Card title={t('words.bills')} aside={<TextLink href="/">{t('words.goOn')}</TextLink>}>
          {t('words.note')}
        </Card>
      ),
    },
  ],
  EmptyState: (t) => [
    { name: 'plain', view: <EmptyState title={t('words.emptyTitle')} /> },
    {
      name: 'action',
      view: (
        <EmptyState
          title={t('words.emptyTitle')}
          action={<LinkButton href="/">{t('words.write')}</LinkButton>}
        >
          {t('words.empty')}
        </EmptyState>
      ),
    },
  ],
  DefinitionList: (t) => [
    {
      name: 'filled',
      view: (
        <DefinitionList
          items={[
            { id: 'balance', term: t('words.balance'), description: '$84.21', prominent: true },
            { id: 'plan', term: t('words.plan'), description: 'Green Prairie 24' },
            { id: 'place', term: t('words.address'), description: '210 Barton Springs Rd, Austin, TX 78704' },
          ]}
        />
      ),
    },
  ],
  DataTable: (t) => [{ name: 'filled', view: <Bills t={t} /> }],
  FoldedTable: (t) => [{ name: 'closed', view: <Bills t={t} summary={t('words.bills')} /> }],
  Stepper: (t) =>
    (
      [
        ['first', 'signUp'],
        ['middle', 'review'],
        ['last', 'complete'],
      ] as const
    ).map(([name, current]) => ({
      name,
      view: (
        <Stepper
          label={`${t('words.progress')}: ${t(`states.${name}`)}`}
          doneLabel={t('words.done')}
          steps={['signUp', 'review', 'complete'].map((id) => ({ id, label: t(`words.${id}`) }))}
          current={current}
        />
      ),
    })),
  Skeleton: (t) => [{ name: 'loading', view: <Skeleton label={t('words.loading')} /> }],
  Spinner: () => [{ name: 'busy', view: <Spinner /> }],
  Icon: () => [
    {
      name: 'all',
      view: (
        <div className="specimen-row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      ),
    },
  ],
  Art: () =>
    (['empty', 'done', 'lost', 'failed', 'band'] as const).map((scene) => ({
      name: scene,
      view: <Art scene={scene} />,
    })),
  SafeHtml: (t) => [
    {
      name: 'filled',
      view: (
        <SafeHtml
          html={`<p>${t('words.note')} <strong>${t('words.bills')}</strong>. <a href="https://www.example.com/">${t('words.goOn')}</a></p>`}
        />
      ),
    },
  ],
  ErrorSummary: (t) => [
    {
      name: 'opens',
      view: (
        <Revealed name="ErrorSummary">
          <ErrorSummary
            title={t('words.summary')}
            items={[{ text: t('words.faultOne'), fieldId: 'brand' }, { text: t('words.faultTwo') }]}
          />
        </Revealed>
      ),
    },
  ],
  Dialog: () => [{ name: 'opens', view: <SampleDialog /> }],
  ToastRegion: () => [{ name: 'announced', view: <SampleToast /> }],
};

/** Components that need the width of the page. */
const wide: ReadonlySet<string> = new Set(['DataTable', 'DefinitionList', 'Stepper']);

/** Names of the components that stand here. */
export const basicNames: readonly string[] = Object.keys(basicComponents);

/** The components of `src/ui`. */
export function BasicComponents() {
  const { t } = useTranslation('gallery');
  return basicNames.map((name) => (
    <Specimen
      key={name}
      id={name}
      title={name}
      isWide={wide.has(name)}
      states={basicComponents[name]?.(t) ?? []}
    />
  ));
}

function Bills({ t, summary }: { readonly t: TFunction; readonly summary?: string }) {
  const rows = [
    { id: 'october', due: 'dueOctober', amount: '$99.62', state: 'open', tone: 'warning' },
    { id: 'september', due: 'dueSeptember', amount: '$1,148.18', state: 'paid', tone: 'success' },
  ] as const;
  type Row = (typeof rows)[number];
  const stateTag = (row: Row) => <Tag tone={row.tone}>{t(`words.${row.state}`)}</Tag>;
  const table = {
    caption: t('words.bills'),
    columns: [
      { id: 'bill', header: t('words.bill'), cell: (row: Row) => t(`words.${row.id}`) },
      { id: 'due', header: t('words.due'), cell: (row: Row) => t(`words.${row.due}`) },
      { id: 'state', header: t('words.state'), cell: stateTag },
      { id: 'amount', header: t('words.amount'), cell: (row: Row) => row.amount, align: 'end' },
    ],
    rows,
    rowKey: ({ id }: Row) => id,
  } as const;
  return summary === undefined ? <DataTable {...table} /> : <FoldedTable summary={summary} {...table} />;
}

/** A component that takes the focus when it appears, and so waits until it is asked for. */
function Revealed({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { t } = useTranslation('gallery');
  const [isShown, setShown] = useState(false);
  return isShown ? (
    children
  ) : (
    <Button look="secondary" onClick={() => setShown(true)}>
      {t('show')} {name}
    </Button>
  );
}

function SampleDialog() {
  const { t } = useTranslation('gallery');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('show')} Dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('words.dialogTitle')}
        actions={
          <>
            <Button look="danger" onClick={close}>
              {t('words.stop')}
            </Button>
            <Button look="secondary" onClick={close}>
              {t('words.keep')}
            </Button>
          </>
        }
      >
        <p>{t('words.dialog')}</p>
      </Dialog>
    </>
  );
}

function SampleToast() {
  const { t } = useTranslation('gallery');
  const toast = useToast();
  return (
    <Button look="secondary" onClick={() => toast(t('words.toast'))}>
      {t('show')} Toast
    </Button>
  );
}
