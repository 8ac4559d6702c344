import { i18n } from '#i18n';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** The keys of collections, and what they do. */
const getKeys = (hasGrid: boolean): (readonly [keys: readonly string[], does: string])[] => [
  [['j', 'k'], i18n.t('collection.keyRows')],
  [['x'], i18n.t('collection.keyChoose')],
  [['Shift', 'x'], i18n.t('collection.keyRange')],
  [['Enter'], i18n.t('collection.keyOpen')],
  [['Escape'], i18n.t('collection.keyBack')],
  [['/'], i18n.t('collection.keySearch')],
  [['*'], i18n.t('collection.keyAll')],
  ...(hasGrid ? [[['v'], i18n.t('collection.keyLayout')] as const] : []),
  [['Ctrl', 'K'], i18n.t('collection.keyPalette')],
  [['Shift', '←', '→'], i18n.t('collection.keyWidth')],
  [['?'], i18n.t('collection.keyList')],
];

/** A list of the keys. */
export function KeyList({ hasGrid, onClose }: { hasGrid: boolean; onClose: () => void }) {
  return (
    <Dialog title={i18n.t('collection.keys')} onClose={onClose}>
      <dl class="keys">
        {getKeys(hasGrid).map(([keys, does]) => (
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
