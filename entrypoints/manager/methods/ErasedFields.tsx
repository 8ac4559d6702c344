import { i18n } from '#i18n';
import { Notice } from '../../../components/ui/Notice';

/** Warns of the fields that an update would erase because it leaves them out; nothing without any. */
export function ErasedFields({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{i18n.t('manager.erases')}</p>
      <ul class="erased">
        {paths.map((path) => (
          <li key={path}>
            <span class="code">{path.replace(/\{\}$/, '')}</span>
            {path.endsWith('{}') && ` (${i18n.t('manager.otherEntries')})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
