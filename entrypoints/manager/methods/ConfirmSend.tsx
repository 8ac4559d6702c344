import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import type { CallPreview } from '../../../lib/messages';
import { findChanges } from '../../../lib/methodForms/changes';
import type { Method } from '../../../lib/video';
import { CallChanges } from './CallChanges';
import { getPrice } from './catalogue';
import { ErasedFields } from './ErasedFields';

interface ConfirmSendProps {
  method: Method;
  /** Name of the account that the request is sent as. */
  account: string;
  /** Paths of the fields that it would erase. */
  erased: readonly string[];
  /** Of a merged call: the fields that it sends, as they are stored and as they would be. */
  merged: CallPreview['merged'];
  onSend: () => void;
  onClose: () => void;
}

/** Asks before a request that writes. */
export function ConfirmSend({ method, account, erased, merged, onSend, onClose }: ConfirmSendProps) {
  const changes = useMemo(() => merged && findChanges(merged.before, merged.after), [merged]);
  return (
    <Dialog title={i18n.t('manager.sendThis', { method: method.id })} onClose={onClose}>
      <p>{i18n.t('manager.sendWrites', { account, price: getPrice(method) })}</p>
      <ErasedFields paths={erased} />
      {changes && <CallChanges changes={changes} />}
      <div class="row">
        {changes?.length !== 0 && (
          <Button kind="primary" onClick={onSend}>
            {i18n.t('manager.send')}
          </Button>
        )}
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
      </div>
    </Dialog>
  );
}
