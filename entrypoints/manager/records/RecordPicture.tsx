import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { PictureLibrary } from '../../../components/event/PictureLibrary';
import { SitePicture } from '../../../components/event/SitePicture';
import { Button } from '../../../components/ui/Button';

interface RecordPictureProps {
  /** Origin of the site. */
  origin: string;
  /** Address of the picture; empty for none. */
  value: string;
  onChange: (address: string) => void;
}

/** The picture of a venue or organizer, from the media library. */
export function RecordPicture({ origin, value, onChange }: RecordPictureProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset class="field">
      <legend class="field-label">{i18n.t('form.image')}</legend>
      <div class="row">
        {value !== '' && (
          <>
            <SitePicture origin={origin} address={value} alt="" />
            <Button small onClick={() => onChange('')}>
              {i18n.t('form.removePicture')}
            </Button>
          </>
        )}
        <Button small expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {i18n.t('form.library')}
        </Button>
      </div>
      {isChoosing && (
        <PictureLibrary
          origin={origin}
          value={value}
          onChoose={(address) => {
            setChoosing(false);
            onChange(address);
          }}
        />
      )}
    </fieldset>
  );
}
