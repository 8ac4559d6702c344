import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { ButtonBar } from '../ui/ButtonBar';
import { table } from './address';
import { CollectionGrid } from './CollectionGrid';
import { CollectionMonth } from './CollectionMonth';
import { CollectionWeek } from './CollectionWeek';
import type { CollectionDeclaration, Layout } from './declared';

/** The layouts of a collection besides the table, in the order of their buttons. */
export const getLayouts = <Row,>({
  tile,
  month,
  layouts = [],
}: CollectionDeclaration<Row>): Layout<Row>[] => [
  ...(tile
    ? [{ id: 'grid', label: i18n.t('collection.grid'), icon: 'grid', Content: CollectionGrid } as const]
    : []),
  ...(month
    ? [
        {
          id: 'month',
          label: i18n.t('collection.month'),
          icon: 'calendar',
          hasOwnTime: true,
          Content: CollectionMonth,
        } as const,
        {
          id: 'week',
          label: i18n.t('collection.week'),
          icon: 'columns',
          hasOwnTime: true,
          Content: CollectionWeek,
        } as const,
      ]
    : []),
  ...layouts,
];

interface LayoutButtonsProps {
  layouts: readonly Pick<Layout<never>, 'id' | 'label' | 'icon'>[];
  layout: string;
  onChoose: (layout: string) => void;
}

/** A button for each layout; none for a collection with a table alone. */
export function LayoutButtons({ layouts, layout, onChoose }: LayoutButtonsProps) {
  if (layouts.length === 0) return null;
  const all = [{ id: table, label: i18n.t('collection.table'), icon: 'rows' } as const, ...layouts];
  return (
    <ButtonBar class="layouts" label={i18n.t('collection.layout')}>
      {all.map(({ id, label, icon }) => (
        <Button key={id} bare icon={icon} pressed={id === layout} onClick={() => onChoose(id)}>
          {label}
        </Button>
      ))}
    </ButtonBar>
  );
}
