import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type EventFormData as Form } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Menu } from '../ui/Menu';
import { LiveRegion } from '../ui/Notice';
import { fromTemplate, toTemplate } from './template';

interface TemplateMenuProps {
  form: Form;
  onChoose: (changes: Partial<Form>) => void;
  /** Called with a template that was chosen, whose day does not count. */
  onSpan: (template: Partial<Form>) => void;
}

/** Fills the form in from a template, and keeps the form as one. */
export function TemplateMenu({ form, onChoose, onSpan }: TemplateMenuProps) {
  const { answer: kept = [] } = useAnswer('eventTemplates', {});
  const [name, setName] = useState('');
  const task = useTask();
  const trimmed = name.trim().slice(0, 60);
  const keep = (changes: Parameters<typeof ask<'changeEventTemplates'>>[1]) =>
    void task.start('keep', () => ask('changeEventTemplates', changes));
  return (
    <>
      <Menu label={i18n.t('form.templates')} icon="copy" small>
        {(close) => (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (trimmed === '') return;
              keep({ save: { name: trimmed, form: toTemplate(form) } });
              setName('');
              close();
            }}
          >
            {kept.map((template) => (
              <div key={template.name} class="row">
                <Button
                  small
                  kind="quiet"
                  flush="start"
                  onClick={() => {
                    onSpan(template.form);
                    onChoose(fromTemplate(template.form, form));
                    close();
                  }}
                >
                  {template.name}
                </Button>
                <span class="grow" />
                <Button small bare icon="close" onClick={() => keep({ remove: template.name })}>
                  {i18n.t('form.templateRemove', { name: template.name })}
                </Button>
              </div>
            ))}
            {kept.length === 0 && <p class="soft small">{i18n.t('form.templatesNone')}</p>}
            <TextField label={i18n.t('form.templateName')} value={name} onInput={setName} />
            <Button type="submit" small disabled={trimmed === ''}>
              {i18n.t('form.templateSave')}
            </Button>
          </form>
        )}
      </Menu>
      <LiveRegion task={task} />
    </>
  );
}
