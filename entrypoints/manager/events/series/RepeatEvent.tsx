import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PriceBeforeStart } from '../../../../components/batches/PriceBeforeStart';
import { dayLabel, readableSpan } from '../../../../components/event/wallClock';
import { sentencesText } from '../../../../components/format/sentencesText';
import { Button } from '../../../../components/ui/Button';
import { Checkbox } from '../../../../components/ui/Checkbox';
import { TextField } from '../../../../components/ui/Field';
import type { SiteEvent } from '../../../../lib/collections/events';
import { daysBetween } from '../../../../lib/shared/time';
import type { Site } from '../events';
import { planEvents } from '../many/eventPlan';
import { MonthPicker } from './MonthPicker';
import { PatternFields } from './PatternFields';
import { findDays, mostDates, type SeriesPattern, toFirstPattern } from './pattern';

interface RepeatEventProps {
  event: SiteEvent;
  site: Site;
  /** Id of the series that the event belongs to already. */
  series: string | undefined;
}

/** Repeats an event: by a pattern or on chosen days, which are shown in small months; then a bulk task adds them. */
export function RepeatEvent({ event, site, series }: RepeatEventProps) {
  const own = event.start.slice(0, 10);
  const [pattern, setPattern] = useState<SeriesPattern>(() => toFirstPattern(event.start));
  const [changes, setChanges] = useState<Changes>(none);
  const [isPublished, setPublished] = useState(event.status === 'publish' && site.canPublish);
  const [made] = useState(() => series ?? crypto.randomUUID());
  const ruled = useMemo(() => findDays(event.start, pattern), [event.start, pattern]);
  const days = useMemo(() => toChosen(ruled ?? [], changes, own), [ruled, changes, own]);
  const plan = useMemo(
    () =>
      planEvents(
        [event],
        { kind: 'copies', days: days.map((day) => daysBetween(own, day)), isPublished, series: made },
        site,
      ),
    [event, days, own, isPublished, made, site],
  );
  const toggle = (...toggled: string[]) =>
    setChanges((now) => toggled.reduce((all, day) => toggleDay(all, day, days.includes(day)), now));
  return (
    <section class="stack" aria-label={i18n.t('events.repeatTitle')}>
      <h3>{i18n.t('events.repeatTitle')}</h3>
      <p class="soft small" dir="auto">
        {event.title} · {readableSpan(event.start, event.end, event.isAllDay)}
      </p>
      <PatternFields
        pattern={pattern}
        onChange={(next) => {
          setPattern((now) => ({ ...now, ...next }));
          setChanges(none);
        }}
        onDates={(found) => toggle(...found.filter((day) => !days.includes(day)))}
      />
      <p role="status">
        {sentencesText(
          i18n.t('events.datesChosen', { count: plan.items.length }),
          days.length >= mostDates && i18n.t('events.mostDates', { count: mostDates }),
        )}
      </p>
      <p class="soft small">{i18n.t('events.pressDay')}</p>
      <MonthPicker own={own} chosen={new Set(days)} onToggle={toggle} />
      {plan.refused.length > 0 && (
        <ul class="small">
          {plan.refused.map(({ day, reason }) => (
            <li key={day}>
              {day}: {i18n.find(`fault.reason.${reason}`, { about: '' }) ?? reason}
            </li>
          ))}
        </ul>
      )}
      {days.length > 0 && (
        <details>
          <summary>{i18n.t('events.datesAsList')}</summary>
          <ul class="stack">
            {days.map((day) => (
              <DateRow
                key={day}
                day={day}
                onMove={(moved) => toggle(day, ...(days.includes(moved) ? [] : [moved]))}
                onLeaveOut={() => toggle(day)}
              />
            ))}
          </ul>
        </details>
      )}
      {site.canPublish && (
        <Checkbox checked={isPublished} onChange={setPublished}>
          {i18n.t('events.copyPublished')}
        </Checkbox>
      )}
      {plan.items.length > 0 && (
        <PriceBeforeStart kind="repeatEvent" about={event.title} items={plan.items} />
      )}
    </section>
  );
}

interface DateRowProps {
  day: string;
  onMove: (day: string) => void;
  onLeaveOut: () => void;
}

/** A date that can be moved, once the focus leaves its field, or left out. */
function DateRow({ day, onMove, onLeaveOut }: DateRowProps) {
  const [typed, setTyped] = useState(day);
  const isMoved = typed !== day && /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(typed);
  return (
    <li class="row" onFocusOut={() => isMoved && onMove(typed)}>
      <TextField
        type="date"
        label={i18n.t('events.dateOf', { day: dayLabel(day) })}
        value={typed}
        onInput={setTyped}
      />
      <Button small onClick={onLeaveOut}>
        {i18n.t('events.leaveOut')}
      </Button>
    </li>
  );
}

/** Days that the person left out of a pattern, and added to it. */
interface Changes {
  out: readonly string[];
  in: readonly string[];
}
const none: Changes = { out: [], in: [] };

const toChosen = (ruled: readonly string[], changes: Changes, own: string): string[] =>
  [...new Set([...ruled.filter((day) => !changes.out.includes(day)), ...changes.in])]
    .filter((day) => day !== own)
    .sort()
    .slice(0, mostDates);

function toggleDay(changes: Changes, day: string, isChosen: boolean): Changes {
  const others = (days: readonly string[]) => days.filter((one) => one !== day);
  return isChosen
    ? { out: [...others(changes.out), day], in: others(changes.in) }
    : { out: others(changes.out), in: [...others(changes.in), day] };
}
