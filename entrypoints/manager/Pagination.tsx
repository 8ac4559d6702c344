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
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {i18n.t('manager.earlierPage')}
      </Button>
      <span class="soft small">{i18n.t('manager.pageOf', { page, pages })}</span>
      <Button small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {i18n.t('manager.laterPage')}
      </Button>
    </nav>
  );
}
