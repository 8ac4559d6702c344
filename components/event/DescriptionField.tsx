import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { type Description, getDescriptionText, shownBlocks } from '../../lib/pages/richText';
import { TextField } from '../ui/Field';
import { applyFormat, findFormat, MarkupTools } from './MarkupTools';
import { RichTextView } from './RichTextView';

interface DescriptionFieldProps {
  value: Description;
  onChange: (value: Description) => void;
  evidence?: ComponentChildren;
}

/**
 * The description of an event. A description from a page or file is edited as plain text, with a preview; HTML may be
 * typed only into a description that never held text from outside: its source is edited, with buttons for formats.
 */
export function DescriptionField({ value, onChange, evidence }: DescriptionFieldProps) {
  const blocks = shownBlocks(value);
  const isMarkup = /<\/?[a-z]/i.test(getDescriptionText(value));
  const edited = (text: string): Description =>
    value.kind === 'markup' ? { kind: 'markup', markup: text } : { kind: 'text', text };
  const root = useRef<HTMLDivElement>(null);
  const tools = { root, onChange: (markup: string) => onChange({ kind: 'markup', markup }) };
  const press = (event: KeyboardEvent) => {
    const format = value.kind === 'markup' ? findFormat(event) : undefined;
    if (format === undefined || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    applyFormat(tools, format);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it
    <div class="stack" ref={root} onKeyDown={press}>
      <TextField
        label={i18n.t('form.description')}
        value={getDescriptionText(value)}
        onInput={(text) => onChange(edited(text))}
        hint={value.kind === 'markup' ? undefined : i18n.t(`form.descriptionHint.${value.kind}`)}
        evidence={evidence}
        dir={isMarkup ? 'ltr' : undefined}
        long
      />
      {value.kind === 'markup' && <MarkupTools {...tools} />}
      {blocks && blocks.length > 0 && (
        <details class="stack inset" open={value.kind === 'tree'}>
          <summary>{i18n.t('form.descriptionPreview')}</summary>
          <RichTextView blocks={blocks} />
        </details>
      )}
    </div>
  );
}
