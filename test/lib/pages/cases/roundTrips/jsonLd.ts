import type { Announcement } from './announcement';
import { type Item, isItem, toItem, type Value, type Written } from './item';
import type { WrittenPage } from './page';
import { type Choose, decorated, escaped } from './texts';

/** Writes an announcement as JSON-LD, in one of the ways of programs: nested or by reference, with entities or without. */
export function writeJsonLd(announced: Announcement, choose: Choose): WrittenPage {
  const writer = new Writer(choose);
  const event = { '@context': 'https://schema.org', ...writer.object(toItem(announced, choose)) };
  const all = [event, ...writer.referenced];
  const data = choose<unknown>(
    writer.referenced.length > 0 ? { '@graph': all } : event,
    { '@context': { schema: 'https://schema.org/' }, '@graph': choose(all, all.toReversed()) },
    choose(all, all.toReversed()),
    { '@type': 'WebPage', name: 'What’s on', mainEntity: event, about: writer.referenced },
  );
  const json = JSON.stringify(data, null, choose(undefined, 2)).replaceAll('</', '<\\/');
  const ascii = json.replace(/[^\0-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    html: `<script type="application/ld+json">${choose(json, ascii, `\n/* <![CDATA[ */${json}/* ]]> */\n`)}</script>`,
    isFormatted: writer.isFormatted,
  };
}

class Writer {
  readonly referenced: object[] = [];
  isFormatted = false;
  private readonly prefix: string;

  constructor(private readonly choose: Choose) {
    this.prefix = choose('', '', 'schema:', 'https://schema.org/');
  }

  object({ type, properties }: Item): Record<string, unknown> {
    const values = new Map<string, unknown[]>();
    for (const [name, value] of properties) {
      const known = values.get(name) ?? [];
      values.set(name, [...known, this.value(name, value)]);
    }
    const plain = [...values].map(([name, all]) => [
      `${this.prefix}${name}`,
      all.length === 1 ? this.choose<unknown>(all[0], all) : this.choose<unknown>(all, { '@list': all }),
    ]);
    return {
      '@type': this.choose<unknown>(type, [type], `https://schema.org/${type}`),
      ...Object.fromEntries(plain),
    };
  }

  private value(name: string, value: Value): unknown {
    const { choose } = this;
    if (!isItem(value)) return this.text(name, value);
    const isImage = value.type === 'ImageObject';
    const object = this.object(value);
    if (isImage || choose(true, true, false)) return object;
    const id = `https://venue.example/#${this.referenced.length}`;
    this.referenced.push({ ...object, '@id': id });
    return { '@id': id };
  }

  private text(name: string, { kind, text }: Written): unknown {
    const { choose } = this;
    switch (kind) {
      case 'line':
      case 'phone':
        return decorated(this.escape(text), choose);
      case 'block':
        return this.block(text);
      case 'email':
        return choose(text, `mailto:${text}`);
      case 'data':
        if (text === 'true') return choose<unknown>(true, text, 'https://schema.org/True');
        // As a number, `12.50` loses a digit
        return String(Number(text)) === text && name !== 'identifier'
          ? choose<unknown>(text, Number(text))
          : text;
      default:
        return text;
    }
  }

  /** Texts with signs that could be taken for markup must be escaped; others are by some programs. */
  private escape(text: string): string {
    const isRisky = /<[a-z/!?]|&#?\w+;/i.test(text);
    return isRisky ? escaped(text, this.choose) : this.choose(text, escaped(text, this.choose));
  }

  private block(text: string): unknown {
    const escapedText = this.escape(text);
    const formatted = `<p class="lead">${escaped(text, this.choose).replaceAll('\n', this.choose('<br>', '<br />\n'))}</p>`;
    const value = this.choose(escapedText, escapedText.replaceAll('\n', '\r\n'), formatted);
    if (value === formatted) this.isFormatted = true;
    return value;
  }
}
