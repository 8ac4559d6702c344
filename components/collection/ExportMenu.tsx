import { i18n } from '#i18n';
import { saveFile } from '../format/saveFile';
import type { Task } from '../hooks/useTask';
import { Menu } from '../ui/Menu';
import { MenuItems } from '../ui/MenuItems';
import type { Column } from './declared';
import type { RowsFile } from './files';

interface ExportMenuProps<Row> {
  /** None: no menu. */
  files: readonly RowsFile<Row>[];
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  task: Task;
}

/** Saves rows as one of several files, which may have to be read from the service before. */
export function ExportMenu<Row>({ files, rows, columns, task }: ExportMenuProps<Row>) {
  if (files.length === 0) return null;
  const save = ({ name, type, write }: RowsFile<Row>) => {
    const written = write(rows, columns);
    if (typeof written === 'string') saveFile(name, type, written);
    else void task.start(name, async () => saveFile(name, type, await written));
  };
  return (
    <Menu label={i18n.t('lists.export')} icon="download" isList busy={task.busy !== undefined}>
      {(close) => (
        <MenuItems
          label={i18n.t('lists.export')}
          items={files.map((file) => ({
            id: file.name,
            icon: 'download',
            label: file.label(rows.length),
            disabled: rows.length === 0,
            run: () => save(file),
          }))}
          onClose={close}
        />
      )}
    </Menu>
  );
}
