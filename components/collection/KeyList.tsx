import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { RowKey } from './declared';

/** The keys of collections, and what they do. */
const getKeys = (
  hasGrid: boolean,
  isMovable: boolean,
  hasMonth: boolean,
  rowKeys: KeyListProps['rowKeys'],
  adding: string | undefined,
): (readonly [keys: readonly string[], does: string])[] => [
  [['j', 'k'], i18n.t('collection.keyRows')],
  [['x'], i18n.t('collection.keyChoose')],
  [[i18n.t('common.key.shift'), 'x'], i18n.t('collection.keyRange')],
  ...rowKeys.map(({ key, does }) => [[key], does] as const),
  ...(adding === undefined ? [] : [[['n'], adding] as const]),
  [[i18n.t('common.key.enter')], i18n.t('collection.keyOpen')],
  [[i18n.t('common.key.escape')], i18n.t('collection.keyBack')],
  [['/'], i18n.t('collection.keySearch')],
  [['*'], i18n.t('collection.keyAll')],
  ...(hasGrid ? [[['v'], i18n.t('collection.keyLayout')] as const] : []),
  ...(isMovable ? [[['Alt', '↑', '↓'], i18n.t('collection.keyMove')] as const] : []),
  ...(hasMonth ? [[['t'], i18n.t('collection.today')] as const] : []),
  ...(hasMonth ? [[['Alt', '←', '→', '↑', '↓'], i18n.t('collection.keyMoveInMonth')] as const] : []),
  [[i18n.t('common.key.control'), 'K'], i18n.t('collection.keyPalette')],
  [[i18n.t('common.key.shift'), '←', '→'], i18n.t('collection.keyWidth')],
  [['?'], i18n.t('collection.keyList')],
];

interface KeyListProps {
  hasGrid: boolean;
  /** Whether rows can be moved. */
  isMovable: boolean;
  /** Whether rows can be moved in a month. */
  hasMonth: boolean;
  /** Those that the section declares. */
  rowKeys: readonly Pick<RowKey<never>, 'key' | 'does'>[];
  /** What a new row is called, if one can be added. */
  adding?: string | undefined;
  onClose: () => void;
}

/** A list of the keys. */
export function KeyList({ hasGrid, isMovable, hasMonth, rowKeys, adding, onClose }: KeyListProps) {
  return (
    <Dialog title={i18n.t('collection.keys')} onClose={onClose}>
      <dl class="keys">
        {getKeys(hasGrid, isMovable, hasMonth, rowKeys, adding).map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div class="row dialog-buttons">
        <Button onClick={onClose}>{i18n.t('lists.close')}</Button>
      </div>
    </Dialog>
  );
}
