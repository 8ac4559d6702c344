import { at, jsonLd, type PageCase } from './pageCase';

const event = '"@type":"Event","name":"Übung","startDate":"2026-05-01T19:00"';
const read = { title: 'Übung', start: at('2026-05-01T19:00:00') };

/** JSON-LD as templates damage it. */
const damaged: [name: string, text: string, more?: object][] = [
  ['a byte order mark', `\ufeff{${event}}`],
  ['a trailing comma', `{${event},}`],
  ['a comma behind the last element', `[{${event}},]`],
  ['two commas', `{${event},,"url":"https://a.example/"}`, { url: 'https://a.example/' }],
  ['block comments', `{/* who, "what" */${event}/* end */}`],
  ['line comments', `{ // the "event"\n${event} // end\n}`],
  [
    'a comment that looks like an address',
    `{"url":"https://a.example/x",//no\n${event}}`,
    { url: 'https://a.example/x' },
  ],
  ['a comment within brackets that hides a comma', `{${event}, // last\n}`],
  ['HTML comment marks', `<!--\n{${event}}\n-->`],
  ['HTML comment marks behind slashes', `// <!--\n{${event}}\n// -->`],
  ['CDATA marks', `<![CDATA[{${event}}]]>`],
  ['CDATA marks behind slashes', `//<![CDATA[\n{${event}}\n//]]>`],
  ['CDATA marks behind slashes, all in one line', `//<![CDATA[ {${event}} //]]>`],
  ['CDATA marks in comments', `/*<![CDATA[*/{${event}}/*]]>*/`],
  ['a semicolon', `{${event}};\n`],
  [
    'a raw line break in a text',
    `{${event},"description":"One\nTwo\r\nThree\tfour"}`,
    { description: 'One\nTwo\nThree four' },
  ],
  ['an apostrophe that is escaped', `{${event},"description":"L\\'été"}`, { description: "L'été" }],
  ['a wrong escape of digits', `{${event},"description":"C:\\users\\u12"}`, { description: 'C:usersu12' }],
  [
    'quotation marks in a text',
    `{${event},"description":"Der "Zauberer" kommt"}`,
    { description: 'Der "Zauberer" kommt' },
  ],
  [
    'quotation marks before a comma in a text',
    `{${event},"description":"Erst "Ja", dann nein"}`,
    { description: 'Erst "Ja", dann nein' },
  ],
  [
    'a quotation mark at the end of a text',
    `{${event},"description":"Film: "Alien""}`,
    { description: 'Film: "Alien"' },
  ],
  ['quotation marks as entities', `{${event}}`.replaceAll('"', '&quot;')],
  ['quotation marks as numbered entities', `{${event}}`.replaceAll('"', '&#34;')],
  ['two objects one after the other', `{"@type":"WebSite"}\n{${event}}`],
  ['two objects with a comma between', `{"@type":"WebSite"},{${event}}`],
  ['two arrays one after the other', `[{"@type":"WebSite"}][{${event}}]`],
  [
    'an escaped quotation mark and a trailing comma',
    `{${event},"description":"\\"Ja\\"",}`,
    { description: '"Ja"' },
  ],
  [
    'comment signs in a text',
    `{${event},"description":"a // b /* c */ <!-- d",}`,
    { description: 'a // b /* c */' },
  ],
  ['empty texts and a trailing comma', `{"image":"",${event},"description":"",}`, { description: undefined }],
  ['the names type and id', `{${event.replace('@type', 'type')},"id":"#x"}`],
  ['a full type name with a prefix of its own', `{${event.replace('"Event"', '"s:Event"')}}`],
  ['the types in a list', `{${event.replace('"Event"', '["Thing","https://schema.org/Event"]')}}`],
];

const unreadable: [name: string, text: string][] = [
  ['an end that is missing', `{${event}`],
  ['a text that is not closed', `{${event.slice(0, -1)}}`],
  ['a template that was not filled in', '{{ event | json }}'],
  ['a comment that is not closed', `/* {${event}}`],
  ['no JSON at all', 'window.event = 1'],
  ['nothing', ''],
];

export const damageCases: PageCase[] = [
  ...damaged.map(([name, text, more]) => ({ name, html: jsonLd(text), events: [{ ...read, ...more }] })),
  ...unreadable.map(([name, text]) => ({
    name: `${name}: the other block is read`,
    html: jsonLd(text) + jsonLd(`{${event}}`),
    events: [read],
  })),
];
