import { useEffect, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { sentencesText } from '../../../components/format/sentencesText';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useDraft } from '../../../components/hooks/useDraft';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { DraftNotSaved } from '../../../components/ui/DraftNotSaved';
import { TextField } from '../../../components/ui/Field';
import { FailureNotice, Waiting } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import { SelectField } from '../../../components/ui/SelectField';
import type { Answer } from '../../../lib/messages';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { videoIdForm, videoUrl } from '../../../lib/pages/videoAddress';
import { list, update } from '../../../lib/video/channels';
import {
  mostKeywordCharacters,
  parseChannelKeywords,
  writeChannelKeywords,
} from '../../../lib/video/shared/channelKeywords';
import { LanguageField } from '../lists/LanguageField';
import { ChannelPictures } from './ChannelPictures';
import type { OwnChannelProps } from './ownChannel';

/** The fields as they are typed; keywords with commas between, the trailer as an address. */
const Typed = () =>
  z.partial(
    z.object({
      description: z.string(),
      keywords: z.string(),
      country: z.string(),
      unsubscribedTrailer: z.string(),
      defaultLanguage: z.string(),
    }),
  );
type Typed = z.output<ReturnType<typeof Typed>>;
type Form = Required<Typed>;

const mostDescription = 1_000;

/** What is known of the channel, and the form that changes it. Only changed fields are written. */
export function ChannelDetails({ subject, as, channelId }: OwnChannelProps & { channelId: string }) {
  const { answer, failure, again } = useAnswer('ownChannel', {});
  const { answer: regions = [] } = useAnswer('regions', {});
  const draft = useDraft(`channel ${channelId}`, (value) => Typed().safeParse(value).data);
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    if (draft.kept) setTyped((now) => ({ ...draft.kept, ...now }));
  }, [draft.kept]);
  const running = useRunning(subject, 'manager', again, as);
  if (answer === undefined)
    return failure ? <FailureNotice failure={failure} onRemedied={again} /> : <Waiting />;

  const from = toForm(answer.fields);
  const form = { ...from, ...typed };
  const put = (changes: Typed) => {
    setTyped({ ...typed, ...changes });
    draft.write({ ...typed, ...changes });
  };
  const forget = () => {
    setTyped({});
    draft.forget();
  };
  const keywords = writeChannelKeywords(form.keywords.split(','));
  const trailer = toVideoId(form.unsubscribedTrailer);
  const wrong = {
    description: form.description.length > mostDescription,
    keywords: keywords.length > mostKeywordCharacters,
    trailer: trailer === undefined,
  };
  const isWrong = Object.values(wrong).includes(true);
  const changes = toChanges(answer.fields, { ...form, keywords, unsubscribedTrailer: trailer ?? '' });
  const isChanged = Object.keys(changes).length > 0;
  const save = (event: Event) => {
    event.preventDefault();
    if (isChanged && !isWrong) void running.run('save', 'channel.edit', { changes }, { onDone: forget });
  };
  return (
    <form class="panel stack manager-form" noValidate onSubmit={save}>
      <ChannelPictures channel={answer} />
      <DraftNotSaved draft={draft} />
      <TextField
        label={i18n.t('channel.description')}
        hint={i18n.t('channel.counted', { count: form.description.length, most: mostDescription })}
        error={wrong.description ? i18n.t('channel.tooLong') : undefined}
        long
        value={form.description}
        onInput={(description) => put({ description })}
      />
      <TextField
        label={i18n.t('channel.keywords')}
        hint={sentencesText(
          i18n.t('channel.keywordsHint'),
          i18n.t('channel.counted', { count: keywords.length, most: mostKeywordCharacters }),
        )}
        error={wrong.keywords ? i18n.t('channel.tooLong') : undefined}
        value={form.keywords}
        onInput={(text) => put({ keywords: text })}
      />
      <div class="pair">
        <SelectField
          label={i18n.t('channel.country')}
          value={form.country}
          options={toCountries(regions, form.country)}
          onChoose={(country) => put({ country })}
        />
        <LanguageField
          label={i18n.t('channel.language')}
          value={form.defaultLanguage}
          onChange={(defaultLanguage) => put({ defaultLanguage })}
        />
      </div>
      <TextField
        label={i18n.t('channel.trailer')}
        hint={i18n.t('channel.trailerHint')}
        error={wrong.trailer ? i18n.t('manager.noVideoAddress') : undefined}
        value={form.unsubscribedTrailer}
        onInput={(unsubscribedTrailer) => put({ unsubscribedTrailer })}
      />
      <div class="row">
        <Button
          type="submit"
          kind="primary"
          disabled={!isChanged || isWrong}
          busy={running.busy !== undefined}
        >
          {i18n.t('common.save')}
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={forget}>
            {i18n.t('manager.discardChanges')}
          </Button>
        )}
        <span class="soft small">{i18n.t('common.units', { count: 2 * list.cost + update.cost })}</span>
      </div>
      <Results running={running} onRemedied={again} />
    </form>
  );
}

type Fields = Answer<'ownChannel'>['fields'];

const toForm = ({ description, keywords, country, unsubscribedTrailer, defaultLanguage }: Fields): Form => ({
  description: description ?? '',
  keywords: parseChannelKeywords(keywords ?? '').join(', '),
  country: country ?? '',
  unsubscribedTrailer: unsubscribedTrailer ? videoUrl(unsubscribedTrailer) : '',
  defaultLanguage: defaultLanguage ?? '',
});

/** Fields that differ; null clears one. Keywords that are the same in another spelling do not. */
function toChanges(fields: Fields, form: Form): Record<string, string | null> {
  const before: Form = {
    ...toForm(fields),
    keywords: writeChannelKeywords(parseChannelKeywords(fields.keywords ?? '')),
    unsubscribedTrailer: fields.unsubscribedTrailer ?? '',
  };
  const names = Object.keys(form) as (keyof Form)[];
  return Object.fromEntries(
    names.filter((name) => form[name] !== before[name]).map((name) => [name, form[name] || null]),
  );
}

/** The video of an address or id; empty for none, undefined for something else. */
function toVideoId(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || videoIdForm.test(text)) return text;
  const found = recognizeVideoUrl(text);
  return found?.kind === 'video' ? found.videoId : undefined;
}

/** Countries by name; the chosen one, too, if it is not listed. */
function toCountries(regions: readonly { code: string; name: string }[], chosen: string) {
  const listed = regions.map(({ code, name }) => [code, name] as const);
  const isListed = chosen === '' || regions.some(({ code }) => code === chosen);
  return [
    ['', i18n.t('channel.noCountry')] as const,
    ...listed,
    ...(isListed ? [] : [[chosen, chosen] as const]),
  ];
}
