import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import type { Method } from '../../../lib/video';
import { getPrice } from './catalogue';
import { ErasedFields } from './ErasedFields';

interface ConfirmSendProps {
  method: Method;
  /** Name of the account that the request is sent as. */
  account: string;
  /** Paths of the fields that it would erase. */
  erased: readonly string[];
  onSend: () => void;
  onClose: () => void;
}

/** Asks before a request that writes. */
export function ConfirmSend({ method, account, erased, onSend, onClose }: ConfirmSendProps) {
  return (
    <Dialog title={i18n.t('manager.sendThis', { method: method.id })} onClose={onClose}>
      <p>{i18n.t('manager.sendWrites', { account, price: getPrice(method) })}</p>
      <ErasedFields paths={erased} />
      <div class="row">
        <Button kind="primary" onClick={onSend}>
          {i18n.t('manager.send')}
        </Button>
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
      </div>
    </Dialog>
  );
}
