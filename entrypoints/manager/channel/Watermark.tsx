import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { Results } from '../../../components/ui/Result';
import { SelectField } from '../../../components/ui/SelectField';
import { set } from '../../../lib/video/watermarks';
import { FileForm } from './FileForm';
import type { OwnChannelProps } from './ownChannel';
import { readTiming, type TimingFields } from './timing';

/** The form that sets or removes the channel's watermark and its timing. */
export function Watermark({ subject, as }: OwnChannelProps) {
  const [fields, setFields] = useState<TimingFields>({ type: 'offsetFromStart', offset: '0', duration: '' });
  const [isTried, setTried] = useState(false);
  const removing = useRunning(subject, 'manager', () => undefined, as);
  const change = (changes: Partial<TimingFields>) => setFields({ ...fields, ...changes });
  const timing = readTiming(fields);
  const error = isTried && timing === undefined ? i18n.t('manager.timingWrong') : undefined;
  return (
    <>
      <FileForm
        title={i18n.t('manager.watermark')}
        fileLabel={i18n.t('manager.watermarkFile')}
        fileHint={i18n.t('manager.watermarkHint')}
        upload={set.upload}
        action="channel.watermark"
        price={set.cost}
        undoable={false}
        button={i18n.t('manager.setWatermark')}
        subject={subject}
        as={as}
        input={() => {
          setTried(true);
          return timing && { timing };
        }}
        more={
          <Button
            busy={removing.busy !== undefined}
            onClick={() => void removing.run('remove', 'channel.removeWatermark', {})}
          >
            {i18n.t('manager.removeWatermark')}
          </Button>
        }
      >
        <SelectField
          label={i18n.t('manager.countedFrom')}
          value={fields.type}
          options={[
            ['offsetFromStart', i18n.t('manager.fromStart')],
            ['offsetFromEnd', i18n.t('manager.fromEnd')],
          ]}
          onChoose={(type) => change({ type })}
        />
        <div class="pair">
          <TextField
            label={i18n.t('manager.offset')}
            value={fields.offset}
            onInput={(offset) => change({ offset })}
            error={error}
            required
          />
          <TextField
            label={i18n.t('manager.duration')}
            hint={i18n.t('manager.durationHint')}
            value={fields.duration}
            onInput={(duration) => change({ duration })}
          />
        </div>
      </FileForm>
      <Results running={removing} />
    </>
  );
}
