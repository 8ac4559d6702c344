import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Combobox } from '../../components/ui/Combobox';
import { zoneNames } from '../../lib/eventForm/zones';

interface DefaultZoneProps {
  /** Empty for the zone of the calendar site. */
  value: string;
  onChoose: (timeZone: string) => void;
}

/** The choice of the time zone of new events: a zone is found by typing a part of its name. */
export function DefaultZone({ value, onChoose }: DefaultZoneProps) {
  const [typed, setTyped] = useState<string>();
  const ofSite = { value: '', label: i18n.t('options.zoneOfSite') };
  const zones = zoneNames(value || 'UTC').map((zone) => ({ value: zone, label: zone }));
  return (
    <Combobox
      label={i18n.t('options.defaultZone')}
      hint={i18n.t('options.defaultZoneHint')}
      options={[ofSite, ...zones]}
      text={typed ?? (value || ofSite.label)}
      isPicked={typed === undefined}
      onText={setTyped}
      onPick={(option) => {
        setTyped(undefined);
        onChoose(option.value);
      }}
      // Text that was typed and not picked is no choice
      onLeave={() => setTyped(undefined)}
    />
  );
}
