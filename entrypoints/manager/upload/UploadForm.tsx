import { useEffect, useId, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/asking';
import { Button } from '../../../components/Button';
import { TextField } from '../../../components/Field';
import { FailureNotice, News } from '../../../components/Notice';
import { Unkept } from '../../../components/Unkept';
import { useDraft } from '../../../components/useDraft';
import { useWork } from '../../../components/useWork';
import { insert } from '../../../lib/video/videos';
import { Checkbox } from '../Checkbox';
import { FileField } from '../FileField';
import { SelectField } from '../SelectField';
import { emptyDetails, metadataOf, readDetails, type VideoDetails, wrongFields } from './details';
import { isSameFile, readPickedFile } from './pickedFile';
import type { UploadList } from './useUploads';

interface UploadFormProps {
  uploads: UploadList;
  /** The channel that it goes to. */
  channel: { accountId: string; title: string };
}

/** A file and what is to be said of it. A file that was begun before goes on at once. */
export function UploadForm({ uploads, channel }: UploadFormProps) {
  const draft = useDraft('manager.upload', readDetails);
  const [details, setDetails] = useState(emptyDetails);
  const [file, setFile] = useState<File>();
  /** Errors are shown once the person tried to send. */
  const [isTried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const work = useWork(() => undefined);
  const categories = useAnswer('videoCategories', {});
  useEffect(() => {
    if (draft.kept) setDetails(draft.kept);
  }, [draft.kept]);

  const change = (changes: Partial<VideoDetails>) => {
    const changed = { ...details, ...changes };
    setDetails(changed);
    draft.write(changed);
  };
  const startOver = () => {
    setDetails(emptyDetails);
    draft.forget();
    setFile(undefined);
    setTried(false);
    setRound(round + 1);
  };
  const pick = (picked: File) =>
    work.start('pick', async () => {
      const facts = await readPickedFile(picked);
      const begun = uploads.lines?.find(
        ({ upload }) => upload.state !== 'done' && isSameFile(upload.file, facts),
      );
      if (begun) {
        startOver();
        return uploads.goOn(begun.upload.uploadId, picked);
      }
      setFile(picked);
      if (details.title === '') change({ title: picked.name.replace(/\.[^.]*$/, '').slice(0, 100) });
    });
  const wrong = isTried ? wrongFields(details) : new Set<string>();
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (file === undefined || wrongFields(details).size > 0) return;
    void work.start('begin', async () => {
      await uploads.begin(file, {
        file: await readPickedFile(file),
        metadata: metadataOf(details),
        notifySubscribers: details.notifySubscribers,
        as: channel.accountId,
      });
      startOver();
    });
  };
  const errorOf = (field: string, text: string) => (wrong.has(field) ? text : undefined);

  return (
    <form class="panel stack manager-form" noValidate onSubmit={submit}>
      <h3>{i18n.t('manager.newUpload')}</h3>
      <Unkept draft={draft} />
      <FileField
        key={round}
        label={i18n.t('manager.videoFile')}
        hint={i18n.t('manager.videoFileHint')}
        error={isTried && file === undefined ? i18n.t('manager.fileMissing') : undefined}
        accept={insert.upload?.accepts ?? []}
        onPick={(picked) => void pick(picked)}
      />
      <TextField
        label={i18n.t('manager.videoTitle')}
        value={details.title}
        onInput={(title) => change({ title })}
        error={errorOf('title', i18n.t('manager.titleWrong'))}
        required
      />
      <TextField
        label={i18n.t('manager.description')}
        value={details.description}
        onInput={(description) => change({ description })}
        error={errorOf('description', i18n.t('manager.descriptionWrong'))}
        long
      />
      <TextField
        label={i18n.t('manager.tags')}
        hint={i18n.t('manager.tagsHint')}
        value={details.tags}
        onInput={(tags) => change({ tags })}
        error={errorOf('tags', i18n.t('manager.tagsWrong'))}
      />
      <div class="pair">
        <SelectField
          label={i18n.t('manager.category')}
          value={details.categoryId}
          options={
            categories.answer?.map(({ categoryId, title }) => [categoryId, title]) ?? [
              [details.categoryId, i18n.t('common.loading')],
            ]
          }
          onChoose={(categoryId) => change({ categoryId })}
        />
        <SelectField
          label={i18n.t('common.whoMaySee')}
          value={details.visibility}
          options={visibilities()}
          onChoose={(visibility) => change({ visibility })}
        />
      </div>
      {details.visibility === 'scheduled' && (
        <TextField
          type="datetime-local"
          label={i18n.t('manager.publishAt')}
          hint={i18n.t('manager.publishAtHint')}
          value={details.publishAt}
          onInput={(publishAt) => change({ publishAt })}
          error={errorOf('publishAt', i18n.t('manager.publishAtWrong'))}
          required
        />
      )}
      <MadeForKids
        chosen={details.madeForKids}
        onChoose={(madeForKids) => change({ madeForKids })}
        error={errorOf('madeForKids', i18n.t('manager.madeForKidsMissing'))}
      />
      {(details.visibility === 'public' || details.visibility === 'scheduled') && (
        <Checkbox checked={details.notifySubscribers} onChange={(on) => change({ notifySubscribers: on })}>
          {i18n.t('manager.notify')}
        </Checkbox>
      )}
      <div class="pair">
        <TextField
          label={i18n.t('manager.defaultLanguage')}
          hint={i18n.t('manager.captionsLanguageHint')}
          value={details.defaultLanguage}
          onInput={(defaultLanguage) => change({ defaultLanguage })}
          error={errorOf('defaultLanguage', i18n.t('manager.languageWrong'))}
        />
        <SelectField
          label={i18n.t('manager.license')}
          value={details.license}
          options={[
            ['youtube', i18n.t('manager.licenseStandard')],
            ['creativeCommon', i18n.t('manager.licenseCommons')],
          ]}
          onChoose={(license) => change({ license })}
        />
      </div>
      <Checkbox checked={details.embeddable} onChange={(embeddable) => change({ embeddable })}>
        {i18n.t('manager.embeddable')}
      </Checkbox>
      <p class="soft small">{i18n.t('manager.uploadPrice', [channel.title])}</p>
      <div class="row">
        <Button type="submit" kind="primary" busy={work.busy !== undefined}>
          {i18n.t('manager.start')}
        </Button>
      </div>
      <News work={work}>
        {categories.failure && <FailureNotice failure={categories.failure} onRemedied={categories.again} />}
      </News>
    </form>
  );
}

const visibilities = (): [VideoDetails['visibility'], string][] => [
  ['private', i18n.t('common.private')],
  ['unlisted', i18n.t('common.unlisted')],
  ['public', i18n.t('common.public')],
  ['scheduled', i18n.t('manager.scheduled')],
];

interface MadeForKidsProps {
  chosen: boolean | undefined;
  onChoose: (madeForKids: boolean) => void;
  error: string | undefined;
}

/** The law wants an answer to this from whoever uploads, so none is chosen beforehand. */
function MadeForKids({ chosen, onChoose, error }: MadeForKidsProps) {
  const errorId = useId();
  return (
    <fieldset class="stack" aria-describedby={error ? errorId : undefined}>
      <legend>{i18n.t('manager.madeForKids')}</legend>
      <div class="row">
        {[true, false].map((answer) => (
          <label key={String(answer)} class="choice">
            <input
              type="radio"
              name="madeForKids"
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
            />
            {i18n.t(answer ? 'manager.forKids' : 'manager.notForKids')}
          </label>
        ))}
      </div>
      {error && (
        <span id={errorId} class="field-error small">
          {error}
        </span>
      )}
    </fieldset>
  );
}
