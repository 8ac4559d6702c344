import type { Announcement } from './announcement';
import { type Item, isItem, toItem, type Value, type Written } from './item';
import type { WrittenPage } from './page';
import { type Choose, decorated, escaped, shuffled } from './texts';

/** The attributes by which elements say that they are a thing, or a property of one. */
interface Syntax {
  thing(type: string, choose: Choose): string;
  property(name: string, choose: Choose): string;
  /** A part of a page that holds properties of a thing elsewhere, and the attribute by which that thing has them. */
  apart(id: string, properties: string): { part: string; reference: string };
}

const microdata: Syntax = {
  thing: (type, choose) => `itemscope itemtype="${choose('https', 'http')}://schema.org/${type}"`,
  property: (name) => `itemprop="${name}"`,
  apart: (id, properties) => ({
    part: `<aside id="${id}">${properties}</aside>`,
    reference: `itemref="none ${id}"`,
  }),
};

const rdfa: Syntax = {
  thing: (type, choose) =>
    `typeof="${choose('', 'schema:', 'http://schema.org/')}${type}"${choose('', ' vocab="https://schema.org/"')}`,
  property: (name, choose) => `property="${choose('', 'schema:', 'https://schema.org/')}${name}"`,
  apart: (id, properties) => ({
    part: `<aside about="#${id}">${properties}</aside>`,
    reference: `about="#${id}"`,
  }),
};

/** Writes an announcement as microdata, in one of the ways of publishers: in any order, some of it elsewhere on the page. */
export const writeMicrodata = (announced: Announcement, choose: Choose): WrittenPage =>
  write(announced, choose, microdata);

/** Like `writeMicrodata`, as RDFa. */
export const writeRdfa = (announced: Announcement, choose: Choose): WrittenPage =>
  write(announced, choose, rdfa);

function write(announced: Announcement, choose: Choose, syntax: Syntax): WrittenPage {
  const writer = new Writer(choose, syntax);
  const event = writer.thing(toItem(announced, choose), '');
  const html = choose([event, ...writer.apart], [...writer.apart, event]).join('\n');
  return { html, isFormatted: writer.isFormatted };
}

class Writer {
  readonly apart: string[] = [];
  isFormatted = false;

  constructor(
    private readonly choose: Choose,
    private readonly syntax: Syntax,
  ) {}

  /** @param property the attribute of the property whose value the thing is; empty if it is none */
  thing({ type, properties }: Item, property: string): string {
    const { choose, syntax } = this;
    const names = shuffled([...new Set(properties.map(([name]) => name))], choose);
    const groups = names.map((name) =>
      properties.flatMap(([each, value]) => (each === name ? [this.property(name, value)] : [])),
    );
    const inside = choose(groups.length, groups.length, Math.ceil(groups.length / 2));
    const within = groups.slice(0, inside).flat().join(choose('', '\n'));
    const opening = `<div ${property} ${syntax.thing(type, choose)}`;
    if (inside === groups.length) return `${opening}>${choose(within, `<p>${within}</p>`, within)}</div>`;
    const { part, reference } = syntax.apart(
      `part${this.apart.length}`,
      groups.slice(inside).flat().join(''),
    );
    this.apart.push(part);
    return `${opening} ${reference}>${within}</div>`;
  }

  private property(name: string, value: Value): string {
    const property = this.syntax.property(name, this.choose);
    if (isItem(value)) return this.thing(value, property);
    return this.choose(
      (html: string) => html,
      (html: string) => `<p><b>${name}:</b> ${html}</p>`,
    )(this.element(property, value));
  }

  private element(property: string, { kind, text }: Written): string {
    const { choose } = this;
    const value = escaped(text, choose);
    const shown = decorated(value, choose);
    const meta = `<meta ${property} content="${value}">`;
    const content = `<span ${property} content="${value}">more</span>`;
    switch (kind) {
      case 'line':
        return choose(
          `<span ${property}>${shown}</span>`,
          `<h2 ${property} content="">${shown}</h2>`,
          `<a ${property} href="/more">${shown}</a>`,
          `<em ${property}><b>${shown}</b><script>1</script></em>`,
          meta,
        );
      case 'block':
        return this.block(property, text, choose(meta, content));
      case 'time':
        return choose(`<time ${property} datetime="${value}">soon</time>`, meta, content);
      case 'address':
        return choose(
          `<a ${property} href="${value}">more</a>`,
          `<link ${property} href="${value}">`,
          `<img ${property} alt="" src="data:image/gif;base64,R0lG" data-src="${value}">`,
          meta,
        );
      case 'email':
        return choose(
          `<a ${property} href="mailto:${value}?subject=Hi">Write</a>`,
          `<span ${property}>${value}</span>`,
          meta,
        );
      case 'phone':
        return choose(
          `<span ${property}>${shown}</span>`,
          `<a ${property} href="tel:123">${shown}</a>`,
          `<meta ${property} content="tel:${value}">`,
        );
      case 'data':
        if (/^https?:/.test(text)) return choose(`<link ${property} href="${value}">`, meta, content);
        return choose(
          meta,
          content,
          `<data ${property} value="${value}">x</data>`,
          `<i ${property}>${value}</i>`,
        );
    }
  }

  private block(property: string, text: string, plain: string): string {
    const { choose } = this;
    const lines = escaped(text, choose).replaceAll('\n', choose('<br>', '<br/>\n'));
    const formatted = `<div ${property}>${choose(lines, ` <b>${lines}</b> `)}</div>`;
    const chosen = choose(formatted, plain);
    if (chosen === formatted && formatted.split('<').length > 3) this.isFormatted = true;
    return chosen;
  }
}
