import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { Menu } from '../../../components/ui/Menu';
import { LiveRegion } from '../../../components/ui/Notice';
import { ask } from '../../../lib/messages';
import { emptyDetails, readDetails, renewDetails, type UploadDetails } from './details';

interface UploadTemplatesProps {
  /** The details that can be saved. */
  details: UploadDetails;
  onChoose: (details: UploadDetails) => void;
}

/** Details that were saved under a name, to be used again. */
export function UploadTemplates({ details, onChoose }: UploadTemplatesProps) {
  const { answer: saved = [] } = useAnswer('uploadTemplates', {});
  const [name, setName] = useState('');
  const task = useTask();
  const save = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void task.start('save', async () => {
      await ask('changeUploadTemplates', { save: { name: name.trim(), details: { ...details } } });
      setName('');
    });
  };
  return (
    <>
      <Menu label={i18n.t('uploads.templates')} icon="copy" small>
        {(close) => (
          <div class="stack">
            {saved.map((one) => (
              <div key={one.name} class="row">
                <Button
                  small
                  kind="quiet"
                  onClick={() => {
                    onChoose(renewDetails(readDetails(one.details) ?? emptyDetails, Date.now()));
                    close();
                  }}
                >
                  {one.name}
                </Button>
                <span class="grow" />
                <Button
                  small
                  bare
                  icon="close"
                  onClick={() =>
                    void task.start('remove', () => ask('changeUploadTemplates', { remove: one.name }))
                  }
                >
                  {i18n.t('uploads.removeTemplate', { name: one.name })}
                </Button>
              </div>
            ))}
            {saved.length === 0 && <p class="soft small">{i18n.t('uploads.noTemplates')}</p>}
            <form class="stack" onSubmit={save}>
              <TextField label={i18n.t('uploads.templateName')} value={name} onInput={setName} />
              <Button type="submit" small disabled={name.trim() === ''} busy={task.busy === 'save'}>
                {i18n.t(
                  saved.some((one) => one.name === name.trim())
                    ? 'uploads.replaceTemplate'
                    : 'uploads.saveTemplate',
                )}
              </Button>
            </form>
          </div>
        )}
      </Menu>
      <LiveRegion task={task} />
    </>
  );
}
