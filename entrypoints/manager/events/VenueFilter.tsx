import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useMore } from '../../../components/event/useMore';
import { Combobox } from '../../../components/ui/Combobox';
import type { VenueChoice } from '../../../lib/messages';

interface VenueFilterProps {
  /** The first venues of a site that has more: the others are searched. */
  venues: VenueChoice[];
  value: number | undefined;
  onChoose: (venue: number | undefined) => void;
}

/** The filter by venue for sites with more venues than a select box can list. */
export function VenueFilter({ venues, value, onChoose }: VenueFilterProps) {
  /** Undefined while the field shows the chosen venue. */
  const [typed, setTyped] = useState<string>();
  const all = useMore('venues', venues, typed ?? '', value === undefined ? [] : [value]);
  const chosen = value === undefined ? '' : (all.find(({ id }) => id === value)?.name ?? `#${value}`);
  return (
    <Combobox
      label={i18n.t('form.venue')}
      hint={i18n.t('manager.manyVenues')}
      placeholder={i18n.t('manager.any')}
      options={all.map(({ id, name, detail }) => ({ value: String(id), label: name, detail }))}
      text={typed ?? chosen}
      isPicked={typed === undefined && chosen !== ''}
      onText={(text) => {
        setTyped(text);
        if (text === '') onChoose(undefined);
      }}
      onPick={({ value: id }) => {
        setTyped(undefined);
        onChoose(Number(id));
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}
