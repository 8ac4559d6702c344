import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/ui/Button';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Navigation between the pages of a list; hidden if there is one page. */
export function Pagination({ page, pages, onPage }: PagesProps) {
  if (pages < 2 && page < 2) return null;
  return (
    <nav class="row" aria-label={i18n.t('manager.pages')}>
      {pages > 2 && (
        <Button small disabled={page <= 1} onClick={() => onPage(1)}>
          {i18n.t('manager.firstPage')}
        </Button>
      )}
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {i18n.t('manager.earlierPage')}
      </Button>
      {pages > 2 ? (
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
      ) : (
        <span class="soft small">{i18n.t('manager.pageOf', { page, pages })}</span>
      )}
      <Button small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {i18n.t('manager.laterPage')}
      </Button>
      {pages > 2 && (
        <Button small disabled={page >= pages} onClick={() => onPage(pages)}>
          {i18n.t('manager.lastPage')}
        </Button>
      )}
    </nav>
  );
}

/** The number of the page; another one that is typed is shown on Enter, or when the field loses the focus. */
function PageField({ page, pages, onPage }: PagesProps) {
  const id = useId();
  const go = (typed: string) => {
    const wanted = Math.min(Math.max(Math.trunc(Number(typed)), 1), pages);
    if (typed !== '' && wanted !== page) onPage(wanted);
  };
  return (
    <span class="row">
      <label class="soft small" for={id}>
        {i18n.t('manager.page')}
      </label>
      <input
        id={id}
        class="page-field"
        type="number"
        min={1}
        max={pages}
        value={page}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      />
      <span class="soft small">{i18n.t('manager.ofPages', { pages })}</span>
    </span>
  );
}
