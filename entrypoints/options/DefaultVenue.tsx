import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useMore } from '../../components/event/useMore';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Combobox } from '../../components/ui/Combobox';
import { FailureNotice, LiveRegion, Waiting } from '../../components/ui/Notice';
import { ask, type SiteChoices } from '../../lib/messages';

/** The choice of the venue that new events begin with. Nothing without a calendar site. */
export function DefaultVenue() {
  const { answer: chosen, again } = useAnswer('defaultVenue', {});
  const task = useTask(again);
  const [isChoosing, setChoosing] = useState(false);
  if (chosen === undefined) return null;
  const set = (venue: { id: number; name: string } | null) => {
    setChoosing(false);
    void task.start('venue', () => ask('setDefaultVenue', { venue }));
  };
  return (
    <div class="field">
      {isChoosing ? (
        <VenueChoice onChoose={set} onCancel={() => setChoosing(false)} />
      ) : (
        <>
          <span class="field-label">{i18n.t('options.defaultVenue')}</span>
          <div class="row">
            <span class="grow">{chosen?.name ?? i18n.t('options.noVenue')}</span>
            <Button small onClick={() => setChoosing(true)}>
              {i18n.t('options.chooseVenue')}
            </Button>
            {chosen && (
              <Button small onClick={() => set(null)}>
                {i18n.t('options.removeVenue')}
              </Button>
            )}
          </div>
          <p class="soft small">{i18n.t('options.defaultVenueHint')}</p>
        </>
      )}
      <LiveRegion task={task} />
    </div>
  );
}

interface VenueChoiceProps {
  onChoose: (venue: { id: number; name: string }) => void;
  onCancel: () => void;
}

/** The venues of the active site, which are read only when one is to be chosen. */
function VenueChoice({ onChoose, onCancel }: VenueChoiceProps) {
  const { answer, failure, again } = useAnswer('choices', {});
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {answer && <VenueSearch venues={answer.venues} onChoose={onChoose} />}
      <div class="row">
        <Button small onClick={onCancel}>
          {i18n.t('common.cancel')}
        </Button>
      </div>
    </>
  );
}

function VenueSearch({ venues, onChoose }: Pick<SiteChoices, 'venues'> & Pick<VenueChoiceProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const all = useMore('venues', venues, text, []);
  return (
    <Combobox
      label={i18n.t('options.defaultVenue')}
      options={all.map(({ id, name, detail }) => ({ value: String(id), label: name, detail }))}
      text={text}
      onText={setText}
      onPick={({ value, label }) => onChoose({ id: Number(value), name: label })}
      hint={i18n.t(venues.length > 0 ? 'options.defaultVenueHint' : 'options.noVenues')}
      placeholder={i18n.t('options.searchVenues')}
    />
  );
}
