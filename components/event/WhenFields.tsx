import { i18n } from '#i18n';
import { zoneNames } from '../../lib/eventForm/zones';
import type { Prefilled } from '../../lib/eventReview/prefill';
import type { EventFormData } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { isPlaceZone, storableZone } from '../../lib/shared/storableZone';
import { isWallClock, minutesBetween, shiftClock } from '../../lib/shared/time';
import { durationText } from '../format/durationText';
import { Checkbox } from '../ui/Checkbox';
import { Combobox } from '../ui/Combobox';
import { type FieldProps, TextField } from '../ui/Field';
import { isChosen } from './chosenReading';
import { findEvidence } from './Evidence';
import { fieldLabel } from './fieldLabel';
import { problemMessage } from './problemMessage';
import { ReadingField } from './ReadingField';
import { getReadings } from './readings';
import type { FormProblems } from './refusedField';
import { SeriesField } from './SeriesField';
import { keepSiteZone } from './SiteZone';

/** Props of a group of fields of the event form. */
export interface PartProps {
  form: EventFormData;
  /** Changes these members of the form. */
  change: (changes: Partial<EventFormData>) => void;
  /** The event found in the page; undefined if none was found. */
  event: FoundEvent | undefined;
  problems: FormProblems;
}

interface WhenFieldsProps extends PartProps {
  prefilled: Prefilled;
  siteZone: string;
}

/** Start, end, the all-day choice, and the time zone; before them the choice of a reading if several are possible. */
export function WhenFields({ form, change, event, problems, prefilled, siteZone }: WhenFieldsProps) {
  const { minutes } = prefilled.assumed;
  const isEndAssumed = prefilled.assumed.end && form.end === followingEnd(prefilled, form.start);
  const changeStart = (start: string) =>
    change(isEndAssumed ? { start, end: followingEnd(prefilled, start) } : { start });
  const isOwn =
    event !== undefined ||
    form.timeZone === siteZone ||
    ['usual', 'siteOffset'].includes(prefilled.assumed.zone);
  const zoneHint =
    isOwn && form.timeZone === prefilled.form.timeZone ? zoneLabel(prefilled, event, siteZone) : undefined;
  const isOpen = event?.alternatives !== undefined;
  const isAsWritten = isOpen
    ? getReadings(event).some((reading) => isChosen(form, reading))
    : form.start === prefilled.form.start;
  return (
    <>
      {isOpen && <ReadingField event={event} form={form} minutes={minutes} change={change} />}
      {!isOpen && event?.recurrence && (
        <SeriesField event={event} form={form} minutes={minutes} change={change} />
      )}
      <div class="pair">
        <TimeField
          label={i18n.t('form.start')}
          value={form.start}
          allDay={form.allDay}
          usualTime="00:00"
          onChange={changeStart}
          evidence={isAsWritten && findEvidence(event, 'start', fieldLabel('start'))}
          error={
            isOpen && problems.start === 'startMissing'
              ? i18n.t('form.startUndecided')
              : problemMessage(problems.start)
          }
        />
        <TimeField
          label={i18n.t('form.end')}
          value={form.end}
          allDay={form.allDay}
          usualTime="23:59"
          onChange={(end) => change({ end })}
          hint={event && isEndAssumed && endLabel(event, form.allDay, minutes)}
          evidence={
            !isEndAssumed && form.end === prefilled.form.end && findEvidence(event, 'end', fieldLabel('end'))
          }
          error={problemMessage(problems.end)}
        />
      </div>
      <Checkbox checked={form.allDay} onChange={(allDay) => change({ allDay })}>
        {i18n.t('form.allDay')}
      </Checkbox>
      <Combobox
        label={i18n.t('form.timeZone')}
        options={zoneNames(siteZone).map((zone) => ({ value: zone, label: zone, detail: zoneCity(zone) }))}
        text={form.timeZone}
        onText={(timeZone) => change({ timeZone })}
        onPick={({ value }) => {
          if (prefilled.assumed.zone === 'siteOffset') keepSiteZone(value);
          change({ timeZone: value });
        }}
        hint={zoneHint ?? savedZoneHint(form)}
        error={problemMessage(problems.timeZone)}
      />
    </>
  );
}

interface TimeFieldProps extends FieldProps {
  value: string;
  allDay: boolean;
  /** Time of day (`HH:mm`) for a date without one. */
  usualTime: string;
  onChange: (value: string) => void;
}

/** A native date or date-time input. For all-day events the time of day is hidden but kept. */
function TimeField({ value, allDay, usualTime, onChange, ...field }: TimeFieldProps) {
  const input = (typed: string) =>
    onChange(allDay && typed !== '' ? `${typed}T${value.slice(11) || usualTime}` : typed);
  return (
    <TextField
      {...field}
      type={allDay ? 'date' : 'datetime-local'}
      value={allDay ? value.slice(0, 10) : value}
      onInput={input}
      required
    />
  );
}

/** 'New York time' of `America/New_York`, which people look for by the city. */
function zoneCity(zone: string): string | undefined {
  const city = zone.includes('/') ? zone.slice(zone.lastIndexOf('/') + 1) : '';
  return city === '' ? undefined : i18n.t('form.zoneCity', { city: city.replaceAll('_', ' ') });
}

/** The end of an event without an end in its source: keeps the event's length when the start changes. */
function followingEnd({ form: { start, end }, assumed }: Prefilled, newStart: string): string {
  if (!isWallClock(newStart)) return '';
  const isTimed = isWallClock(start) && isWallClock(end);
  return shiftClock(newStart, { minutes: isTimed ? minutesBetween(start, end) : assumed.minutes });
}

function endLabel({ evidence }: FoundEvent, allDay: boolean, minutes: number): string {
  const length = durationText(minutes);
  const before = evidence.end?.written;
  const isSame = evidence.end?.notes?.some(({ code }) => code === 'sameAsStart');
  if (before === undefined || isSame)
    return i18n.t(allDay ? 'form.endAssumedDay' : 'form.endAssumed', { length });
  return i18n.t(allDay ? 'form.endBeforeDay' : 'form.endBefore', { end: before, length });
}

/** Says which zone is saved in place of an offset. */
function savedZoneHint({ timeZone, start, end }: EventFormData): string | undefined {
  const zone = storableZone(timeZone, [start, end]);
  return isPlaceZone(timeZone) || zone === timeZone
    ? undefined
    : i18n.t('form.zoneSaved', { offset: timeZone, zone });
}

function zoneLabel({ form, assumed }: Prefilled, event: FoundEvent | undefined, siteZone: string) {
  const { timeZone } = form;
  if (assumed.zone === 'siteOffset') return i18n.t('form.zoneSiteOffset', { offset: siteZone });
  if (event === undefined)
    return i18n.t(assumed.zone === 'usual' ? 'form.zoneChosen' : 'form.zoneOwn', { zone: timeZone });
  switch (assumed.zone) {
    case 'named':
      return findEvidence(event, 'start', fieldLabel('timeZone'));
    case 'offsetFits':
      return i18n.t('form.zoneFits', { offset: event.start.offset ?? '', zone: timeZone });
    case 'offset':
      return i18n.t('form.zoneOffset', {
        offset: event.start.offset ?? event.start.zone ?? '',
        zone: timeZone,
      });
    case 'venue': {
      const { city, state, province, country } = event.venue ?? {};
      const place = [city ?? state ?? province, country].filter(Boolean).join(', ');
      return i18n.t('form.zoneVenue', { place, zone: timeZone });
    }
    case 'usual':
      return i18n.t('form.zoneUsual', { zone: timeZone });
    case 'assumed':
      return i18n.t('form.zoneAssumed', { zone: timeZone });
  }
}
