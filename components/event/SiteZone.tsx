import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { zoneNames } from '../../lib/eventForm/zones';
import { ask } from '../../lib/messages';
import { Combobox } from '../ui/Combobox';

interface SiteZoneProps {
  /** Offset that the site is set to. */
  offset: string;
  onChoose: (timeZone: string) => void;
}

/** The choice of a place in place of a site's offset. It is kept for the site. */
export function SiteZone({ offset, onChoose }: SiteZoneProps) {
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      label={i18n.t('form.timeZone')}
      hint={i18n.t('form.zoneSiteOffset', { offset })}
      options={zoneNames('').map((zone) => ({ value: zone, label: zone }))}
      text={typed}
      onText={setTyped}
      onPick={({ value }) => {
        keepSiteZone(value);
        onChoose(value);
      }}
    />
  );
}

/** Keeps the place that the person chose in place of the site's offset; if that fails, the next form asks again. */
export function keepSiteZone(timeZone: string): void {
  void ask('setSiteZone', { timeZone }).catch(() => undefined);
}
