import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { webAddress } from '../../lib/shared/webAddress';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { Menu } from '../ui/Menu';
import { formatSelected, type MarkupFormat, markupFormats } from './markup';

interface MarkupToolsProps {
  /** Element that has the field with the source. */
  root: RefObject<HTMLElement | null>;
  onChange: (markup: string) => void;
}

/** Letters of the keys, with Ctrl or Command. */
const keys: Readonly<Record<string, MarkupFormat>> = { b: 'bold', i: 'italic' };

/** The format of a key that is pressed in the source; undefined for any other key. */
export const findFormat = (event: KeyboardEvent): MarkupFormat | undefined =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? new Map(Object.entries(keys)).get(event.key.toLowerCase())
    : undefined;

/** Formats the selected words or lines of the source in a field, which keeps the focus. */
export function applyFormat(
  { root, onChange }: MarkupToolsProps,
  format: MarkupFormat,
  address?: string,
): void {
  const field = root.current?.querySelector('textarea');
  if (!field) return;
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const formatted = formatSelected({ text, start, end }, format, address);
  field.value = formatted.text;
  onChange(formatted.text);
  field.focus();
  field.setSelectionRange(formatted.start, formatted.end);
}

/** Buttons that format what is selected in the source of a description. */
export function MarkupTools(props: MarkupToolsProps) {
  return (
    <div class="row" role="toolbar" aria-label={i18n.t('form.markup')}>
      {markupFormats.map((format) =>
        format === 'link' ? (
          <LinkTool key={format} {...props} />
        ) : (
          <Button key={format} small onClick={() => applyFormat(props, format)}>
            {i18n.t(`form.markup.${format}`)}
          </Button>
        ),
      )}
    </div>
  );
}

/** Asks for the address of a link. */
function LinkTool(props: MarkupToolsProps) {
  const [address, setAddress] = useState('');
  const isAddress = webAddress(address.trim()) !== undefined;
  const add = (close: () => void) => {
    if (!isAddress) return;
    close();
    applyFormat(props, 'link', address.trim());
    setAddress('');
  };
  return (
    <Menu label={i18n.t('form.markup.link')} small>
      {(close) => (
        // No form: this stands in one
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field is the button below
        <div
          class="stack"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(close);
          }}
        >
          <TextField label={i18n.t('form.markupAddress')} type="url" value={address} onInput={setAddress} />
          <Button small disabled={!isAddress} onClick={() => add(close)}>
            {i18n.t('form.markupLink')}
          </Button>
        </div>
      )}
    </Menu>
  );
}
