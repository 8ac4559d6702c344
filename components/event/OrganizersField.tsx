import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { FormOrganizer, VenueChoice } from '../../lib/messages';
import { mostOrganizers } from '../../lib/shared/formOrganizers';
import { Button } from '../ui/Button';
import { PlaceField } from './PlaceField';

interface OrganizersFieldProps {
  value: readonly FormOrganizer[];
  onChange: (value: FormOrganizer[]) => void;
  known: VenueChoice[];
  evidence?: ComponentChildren;
  error?: string | undefined;
}

/** A row that is being filled in: it has no name yet, and is not sent. */
const emptyRow: FormOrganizer = { name: '' };
const isNamed = (row: FormOrganizer) => 'id' in row || row.name.trim() !== '';

/** The organizers of an event, in the order in which the site shows them; at least one row. */
export function OrganizersField({ value, onChange, known, evidence, error }: OrganizersFieldProps) {
  const rows = value.length === 0 ? [emptyRow] : value;
  const element = useRef<HTMLDivElement>(null);
  /** The row that gets the focus after the next render. */
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    if (focused === undefined) return;
    const inputs = element.current?.querySelectorAll<HTMLInputElement>('[role="combobox"]');
    inputs?.[Math.min(focused, inputs.length - 1)]?.focus();
    setFocused(undefined);
  }, [focused]);
  const put = (next: FormOrganizer[], focus: number) => {
    onChange(next);
    setFocused(focus);
  };
  const label = (at: number) =>
    rows.length === 1 ? i18n.t('form.organizer') : i18n.t('form.organizerNumber', { number: at + 1 });
  return (
    <div ref={element} class="stack">
      {rows.map((row, at) => (
        <div key={`${at} of ${rows.length}`} class="stack">
          <PlaceField
            kind="organizers"
            label={label(at)}
            value={isNamed(row) ? row : null}
            onChange={(changed) => onChange(rows.with(at, changed ?? emptyRow))}
            known={known}
            details={[
              { name: 'email', label: i18n.t('form.email'), type: 'email' },
              { name: 'phone', label: i18n.t('form.phone'), type: 'tel' },
              { name: 'website', label: i18n.t('form.organizerWebsite'), type: 'url' },
            ]}
            evidence={at === 0 && evidence}
            error={at === 0 ? error : undefined}
          />
          {rows.length > 1 && (
            <div class="row">
              {at > 0 && (
                <Button
                  small
                  kind="quiet"
                  flush="start"
                  onClick={() => put(rows.with(at - 1, row).with(at, rows[at - 1] ?? row), at - 1)}
                >
                  {i18n.t('form.organizerUp', { number: at + 1 })}
                </Button>
              )}
              <Button
                small
                kind="quiet"
                flush={at === 0 ? 'start' : undefined}
                onClick={() => put(rows.toSpliced(at, 1), at)}
              >
                {i18n.t('form.organizerRemove', { number: at + 1 })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {rows.every(isNamed) && rows.length < mostOrganizers && (
        <div class="row">
          <Button
            small
            kind="quiet"
            flush="start"
            icon="plus"
            onClick={() => put([...rows, emptyRow], rows.length)}
          >
            {i18n.t('form.organizerAdd')}
          </Button>
        </div>
      )}
    </div>
  );
}
