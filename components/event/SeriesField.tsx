import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { toFormTimes } from '../../lib/eventReview/prefill';
import { Notice } from '../ui/Notice';
import { SelectField } from '../ui/SelectField';
import { isChosen } from './chosenReading';
import type { ReadingFieldProps } from './ReadingField';
import { readingText } from './readings';
import { findSeriesDates } from './seriesDates';

/** The choice among the dates of an event that repeats; a notice if its dates are not known. */
export function SeriesField({ event, form, minutes, change }: ReadingFieldProps) {
  const dates = useMemo(() => findSeriesDates(event), [event]);
  if (dates.length === 0) return <Notice>{i18n.t('form.saidRepeating')}</Notice>;
  const options = dates.map((date) => [date.start.local, readingText(date)] as const);
  const chosen = dates.find((date) => isChosen(form, date))?.start.local;
  return (
    <SelectField
      label={i18n.t('form.whichDate')}
      hint={i18n.t('form.saidSeries')}
      value={chosen ?? ''}
      options={chosen === undefined ? [['', i18n.t('form.anotherDate')], ...options] : options}
      onChoose={(start) => {
        const date = dates.find((each) => each.start.local === start);
        if (date) change(toFormTimes(date, minutes));
      }}
    />
  );
}
