import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../components/batches/PriceBeforeStart';
import { ToolPanel } from '../lists/ToolPanel';
import type { NewOrder } from './useOrder';

interface OrderPanelProps {
  /** Title of the playlist. */
  title: string;
  order: NewOrder<object>;
}

/** The price of the order that was made by moving rows, and what writes it; nothing while no row was moved. */
export function OrderPanel({ title, order }: OrderPanelProps) {
  const { items, rows, start, discard } = order;
  if (items === undefined) return null;
  return (
    <ToolPanel title={i18n.t('lists.newOrder')} onClose={discard}>
      <p>{i18n.t('lists.moves', { count: items.length, all: rows.length })}</p>
      <p class="soft small">{i18n.t('lists.newOrderHint')}</p>
      <PriceBeforeStart kind="sort" about={title} items={items} inOrder onStarted={start} />
    </ToolPanel>
  );
}
