import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { type Description, getDescriptionText, shownBlocks } from '../../lib/pages/richText';
import { TextField } from '../ui/Field';
import { RichTextView } from './RichTextView';

interface DescriptionFieldProps {
  value: Description;
  onChange: (value: Description) => void;
  evidence?: ComponentChildren;
}

/**
 * The description of an event. One that came from outside is edited as text and shown as it will look; only one that
 * was never from outside may hold markup.
 */
export function DescriptionField({ value, onChange, evidence }: DescriptionFieldProps) {
  const blocks = shownBlocks(value);
  const edited = (text: string): Description =>
    value.kind === 'markup' ? { kind: 'markup', markup: text } : { kind: 'text', text };
  return (
    <div class="stack">
      <TextField
        label={i18n.t('form.description')}
        value={getDescriptionText(value)}
        onInput={(text) => onChange(edited(text))}
        hint={hintOf(value)}
        evidence={evidence}
        long
      />
      {blocks && blocks.length > 0 && (
        <details class="inset" open={value.kind === 'tree'}>
          <summary>{i18n.t('form.descriptionPreview')}</summary>
          <RichTextView blocks={blocks} />
        </details>
      )}
    </div>
  );
}

function hintOf({ kind }: Description): string | undefined {
  if (kind === 'markup') return undefined;
  return i18n.t(kind === 'tree' ? 'form.descriptionTree' : 'form.descriptionText');
}
