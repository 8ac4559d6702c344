import { useState } from 'preact/hooks';
import { i18n, locale } from '#i18n';
import { bytesText } from '../../../components/format/bytes';
import { commaText } from '../../../components/format/listText';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { FailureNotice, Notice } from '../../../components/ui/Notice';
import type { Failure } from '../../../lib/messages';
import { VideoFormFields } from '../videos/VideoFormFields';
import type { UploadDetails } from './details';
import { type NewUpload, toCaptionLanguage } from './newUploads';

interface NewUploadRowProps {
  video: NewUpload;
  /** Its details, with placeholders filled in. */
  details: UploadDetails;
  /** Names of invalid fields that are not those of all videos. */
  wrong: Set<string>;
  /** Whether it is the only one, whose fields are those of the form. */
  isOne: boolean;
  failure: Failure | undefined;
  onChange: (changes: NewUpload['changes']) => void;
  onReset: () => void;
  onRemove: () => void;
}

/** A video file before its upload: what it will be, the files beside it, and its own fields. */
export function NewUploadRow(props: NewUploadRowProps) {
  const { video, details, wrong, isOne, failure, onChange, onReset, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const { file, changes, ignored } = video;
  const hasOwn = Object.keys(changes).length > 0;
  const isShown = !isOne && (isOpen || [...wrong].some((field) => field !== 'captionLanguage'));
  return (
    <li class="new-upload stack">
      <div class="row">
        <div class="grow">
          <p class="row-title one-line" dir="auto">
            {details.title || file.name}
          </p>
          <p class="soft small">
            <Details parts={describe(video, details)} />
          </p>
        </div>
        {!isOne && (
          <Button small expanded={isShown} onClick={() => setOpen(!isOpen)}>
            {i18n.t('uploads.edit')}
            <span class="unseen"> {file.name}</span>
          </Button>
        )}
        <Button small kind="quiet" onClick={onRemove}>
          {i18n.t('lists.remove')}
          <span class="unseen"> {file.name}</span>
        </Button>
      </div>
      {ignored.length > 0 && (
        <p class="soft small">{i18n.t('uploads.ignored', { fields: commaText(ignored.slice(0, 10)) })}</p>
      )}
      {wrong.has('captionLanguage') && <Notice tone="warn">{i18n.t('uploads.captionLanguage')}</Notice>}
      {failure && <FailureNotice failure={failure} />}
      {isShown && (
        <div class="stack new-upload-fields">
          <VideoFormFields form={details} wrong={wrong} onChange={onChange} />
          {hasOwn && (
            <div class="row">
              <Button small onClick={onReset}>
                {i18n.t('uploads.reset')}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function describe({ file, sidecars }: NewUpload, details: UploadDetails): (string | undefined)[] {
  const { captions, thumbnail, fields } = sidecars;
  const at = Date.parse(details.publishAt);
  return [
    file.name,
    bytesText(file.size),
    details.visibility === 'scheduled' && !Number.isNaN(at)
      ? new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
      : undefined,
    thumbnail && i18n.t('uploads.withThumbnail'),
    ...captions.map(({ language }) =>
      i18n.t('uploads.withCaptions', { language: toCaptionLanguage(language, details) || '?' }),
    ),
    fields && i18n.t('uploads.withFields', { file: fields.name }),
  ];
}
