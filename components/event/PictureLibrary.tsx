import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../hooks/useAnswer';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { FailureNotice, Waiting } from '../ui/Notice';
import { SitePicture } from './SitePicture';

interface PictureLibraryProps {
  /** Origin of the site, whose pictures are shown. */
  origin: string;
  /** Address of the picture that is chosen. */
  value: string;
  onChoose: (address: string, alt: string) => void;
}

/** The pictures of the site, found by title, file name or what they show. */
export function PictureLibrary({ origin, value, onChoose }: PictureLibraryProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const { answer: pictures, failure, waiting, again } = useAnswer('sitePictures', { query, page });
  return (
    <section class="stack inset" aria-label={i18n.t('form.library')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the field in it */}
      <div onKeyDown={keepForm}>
        <TextField
          label={i18n.t('form.librarySearch')}
          value={query}
          onInput={(text) => {
            setPage(1);
            setQuery(text);
          }}
        />
      </div>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!pictures && waiting && <Waiting />}
      {pictures?.length === 0 && <p class="soft small">{i18n.t('form.libraryNone')}</p>}
      <ul class="library">
        {pictures?.map(({ id, url, small, title, alt }) => (
          <li key={id}>
            <button
              type="button"
              class="library-picture"
              aria-pressed={url === value}
              title={alt || i18n.t('form.libraryNoAlt')}
              onClick={() => onChoose(url, alt)}
            >
              <SitePicture origin={origin} address={small} alt={alt} />
              <span class="one-line small" dir="auto">
                {title || url.slice(url.lastIndexOf('/') + 1)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <Button small disabled={page === 1} onClick={() => setPage(page - 1)}>
          {i18n.t('form.libraryNewer')}
        </Button>
        <Button small disabled={(pictures?.length ?? 0) < perPage} onClick={() => setPage(page + 1)}>
          {i18n.t('form.libraryOlder')}
        </Button>
      </div>
    </section>
  );
}

/** Enter in the search would save the event whose form this stands in. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** As many as the background reads at once. */
const perPage = 24;
