import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { SelectField } from '../../../../components/ui/SelectField';
import { type EventColumn, eventColumns } from '../../../../lib/importExport/eventFiles';
import type { ColumnChoice, DayOrder, EventTable } from '../../../../lib/importExport/readEvents';

interface TableColumnsProps {
  table: EventTable;
  choice: ColumnChoice;
  /** Undefined unless the days can be read both ways. */
  order: DayOrder | undefined;
  onChange: (choice: ColumnChoice, order: DayOrder | undefined) => void;
}

/**
 * Which column of a table says what; folded where title and day are known. Files with the same header are read in the
 * same way from then on.
 */
export function TableColumns({ table, choice, order, onChange }: TableColumnsProps) {
  const isMatched = choice.title !== undefined && choice.startDate !== undefined;
  const [isOpen, setOpen] = useState(!isMatched || order !== undefined);
  const [first] = table.rows;
  const options: [string, string][] = [
    ['', i18n.t('importEvents.noColumn')],
    ...table.header.map((name, at): [string, string] => {
      const sample = first?.fields[at]?.slice(0, 30);
      return [String(at), [name || String(at + 1), sample].filter(Boolean).join(': ')];
    }),
  ];
  const choose = (column: EventColumn, value: string) => {
    const { [column]: _before, ...others } = choice;
    onChange(value === '' ? others : { ...others, [column]: Number(value) }, order);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{i18n.t('importEvents.columns')}</summary>
      <p class="soft small">{i18n.t('importEvents.columnsHint')}</p>
      <div class="table-columns">
        {(Object.keys(eventColumns) as EventColumn[]).map((column) => (
          <SelectField
            key={column}
            label={i18n.t(`importEvents.column.${column}`)}
            value={String(choice[column] ?? '')}
            options={options}
            onChoose={(value) => choose(column, value)}
          />
        ))}
        {order !== undefined && (
          <SelectField
            label={i18n.t('importEvents.dayOrder')}
            value={order}
            options={[
              ['day', i18n.t('importEvents.dayOrder.day')],
              ['month', i18n.t('importEvents.dayOrder.month')],
            ]}
            onChoose={(value) => onChange(choice, value === 'month' ? 'month' : 'day')}
          />
        )}
      </div>
    </details>
  );
}
