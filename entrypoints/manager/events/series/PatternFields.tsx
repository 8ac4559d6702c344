import { i18n, locale } from '#i18n';
import { TextField } from '../../../../components/ui/Field';
import { SelectField } from '../../../../components/ui/SelectField';
import { dateText } from '../../../../lib/i18n/times';
import { shiftDay } from '../../../../lib/shared/time';
import { TextSource } from '../../lists/TextSource';
import type { PatternKind, SeriesPattern } from './pattern';
import { readDates } from './readDates';

interface PatternFieldsProps {
  pattern: SeriesPattern;
  onChange: (changes: Partial<SeriesPattern>) => void;
  /** Adds days that a text names. */
  onDates: (days: readonly string[]) => void;
}

/** How an event repeats, and until when. */
export function PatternFields({ pattern, onChange, onDates }: PatternFieldsProps) {
  const { kind, every, weekdays, nth, ends } = pattern;
  return (
    <>
      <SelectField
        label={i18n.t('events.repeats')}
        value={kind}
        options={getKinds()}
        onChoose={(next) => onChange({ kind: next })}
      />
      {kind === 'dates' && <DatesSource onDates={onDates} />}
      {kind === 'weekly' && (
        <fieldset class="row weekdays">
          <legend class="small">{i18n.t('events.onWeekdays')}</legend>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <button
              key={day}
              type="button"
              class="small-day"
              title={weekdayName(day, 'long')}
              aria-pressed={weekdays.includes(day)}
              onClick={() =>
                onChange({
                  weekdays: weekdays.includes(day)
                    ? weekdays.filter((one) => one !== day)
                    : [...weekdays, day].sort(),
                })
              }
            >
              {weekdayName(day, 'short')}
            </button>
          ))}
        </fieldset>
      )}
      {kind === 'monthlyWeekday' && (
        <div class="pair">
          <SelectField
            label={i18n.t('events.whichOfMonth')}
            value={String(nth)}
            options={[1, 2, 3, 4, -1].map(
              (one) => [String(one), i18n.t('events.nth', { nth: one })] as const,
            )}
            onChoose={(one) => onChange({ nth: Number(one) })}
          />
          <SelectField
            label={i18n.t('events.weekday')}
            value={String(weekdays[0] ?? 1)}
            options={[1, 2, 3, 4, 5, 6, 0].map((day) => [String(day), weekdayName(day, 'long')] as const)}
            onChoose={(day) => onChange({ weekdays: [Number(day)] })}
          />
        </div>
      )}
      {kind !== 'dates' && (
        <div class="pair">
          <TextField
            label={i18n.t(everyLabels[kind])}
            value={every}
            onInput={(typed) => onChange({ every: typed })}
          />
          <SelectField
            label={i18n.t('events.seriesEnds')}
            value={ends}
            options={[
              ['count', i18n.t('events.afterDates')],
              ['until', i18n.t('events.onDay')],
            ]}
            onChoose={(next) => onChange({ ends: next })}
          />
          {ends === 'count' ? (
            <TextField
              label={i18n.t('events.datesInAll')}
              hint={i18n.t('events.datesInAllHint')}
              value={pattern.count}
              onInput={(count) => onChange({ count })}
            />
          ) : (
            <TextField
              type="date"
              label={i18n.t('events.lastDay')}
              value={pattern.until}
              onInput={(until) => onChange({ until })}
            />
          )}
        </div>
      )}
    </>
  );
}

const DatesSource = ({ onDates }: Pick<PatternFieldsProps, 'onDates'>) => (
  <TextSource
    fileLabel={i18n.t('events.datesFile')}
    fileHint={i18n.t('events.datesFileHint')}
    accept={['.ics', '.ical', '.txt', '.csv', 'text/calendar', 'text/plain']}
    textLabel={i18n.t('events.datesText')}
    textHint={i18n.t('events.datesTextHint')}
    read={(text) => {
      const timeZone = Temporal.Now.timeZoneId();
      return readDates(text, { now: Date.now(), timeZone, locale: locale() });
    }}
    onRead={(readings) => onDates(readings.flat())}
  />
);

const everyLabels = {
  daily: 'events.everyDays',
  weekly: 'events.everyWeeks',
  monthlyWeekday: 'events.everyMonths',
  monthlyDay: 'events.everyMonths',
} as const;

const getKinds = (): (readonly [PatternKind, string])[] => [
  ['weekly', i18n.t('events.weekly')],
  ['monthlyWeekday', i18n.t('events.monthlyWeekday')],
  ['monthlyDay', i18n.t('events.monthlyDay')],
  ['daily', i18n.t('events.daily')],
  ['dates', i18n.t('events.chosenDates')],
];

/** @param day 0 for Sunday */
const weekdayName = (day: number, weekday: 'long' | 'short') =>
  dateText(Date.parse(shiftDay('2026-02-01', day)), { weekday, timeZone: 'UTC' });
