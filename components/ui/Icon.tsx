/** SVG paths on a 16 pixel grid, stroke width 1.5, in the colour of the text around them. */
const shapes = {
  alert: 'M8 2.5 14 13H2zM8 6.5v3M8 11.2v.1',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  bell: 'M8 2.5a4 4 0 0 0-4 4c0 3-1.5 4-1.5 4.8h11c0-.8-1.5-1.8-1.5-4.8a4 4 0 0 0-4-4zM6.6 13.6h2.8',
  bookmark: 'M5 2.5h6a1 1 0 0 1 1 1v10l-4-3-4 3v-10a1 1 0 0 1 1-1z',
  calendar:
    'M4.5 3.5h7a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM2.5 7h11M5.5 2v3M10.5 2v3',
  channel: 'M8 8.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM3 13.5c.6-2.4 2.5-3.6 5-3.6s4.4 1.2 5 3.6',
  chart: 'M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6',
  check: 'M3 8.5 6.5 12 13 4.5',
  close: 'm4 4 8 8M12 4l-8 8',
  code: 'M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5M9.3 3 6.7 13',
  columns: 'M3 3h10v10H3zM6.3 3v10M9.7 3v10',
  comment:
    'M4 3h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H8l-3.5 2.8V11H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM5 6h6M5 8.3h4',
  contrast: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 2v12M8 5h5M8 8h6M8 11h5',
  copy: 'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM3.5 10.5A1.5 1.5 0 0 1 2.5 9V4A1.5 1.5 0 0 1 4 2.5h5a1.5 1.5 0 0 1 1.5 1',
  data: 'M3 4.5c0-1.2 2.2-2 5-2s5 .8 5 2-2.2 2-5 2-5-.8-5-2zM3 4.5v7c0 1.2 2.2 2 5 2s5-.8 5-2v-7M3 8c0 1.2 2.2 2 5 2s5-.8 5-2',
  dislike:
    'M11 8.8V2.8h2.2v6zM11 8.8l-3 4.8c-1.2 0-1.9-.9-1.6-2.1l.4-2.1h-3a1.4 1.4 0 0 1-1.4-1.7l.8-3.7a1.5 1.5 0 0 1 1.5-1.2H11',
  down: 'm4 6 4 4 4-4',
  download:
    'M8 2.8v7.7M4.8 7.5 8 10.7l3.2-3.2M2.8 10.5v1.7a1.3 1.3 0 0 0 1.3 1.3h7.8a1.3 1.3 0 0 0 1.3-1.3v-1.7',
  edit: 'M10.8 3 13 5.2 5.8 12.4 3 13l.6-2.8zM9.3 4.5l2.2 2.2',
  external: 'M6.5 3.5h-2a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1v-2M9.5 2.5h4v4M13.5 2.5l-6 6',
  feed: 'M3.2 12.9v-.1M3 8.5A4.5 4.5 0 0 1 7.5 13M3 4a9 9 0 0 1 9 9',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  forward: 'M6.5 3.5 11 8l-4.5 4.5',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 1.8 2.6 3.8 2.6 6S10 12.2 8 14C6 12.2 5.4 10.2 5.4 8S6 3.8 8 2z',
  grid: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  help: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.2 6.4A1.8 1.8 0 1 1 8.8 8c-.5.3-.8.6-.8 1.2M8 11.3v.1',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5v.1',
  key: 'M6 10.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6zM8.8 7.4H14v2.4M11.6 7.4v2',
  keyboard:
    'M3 4.5h10A1.5 1.5 0 0 1 14.5 6v4.5A1.5 1.5 0 0 1 13 12H3a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 3 4.5zM4.5 7.2v.1M7 7.2v.1M9.3 7.2v.1M11.5 7.2v.1M5 9.6h6',
  layers: 'M8 2 2 5l6 3 6-3zM2 8l6 3 6-3M2 11l6 3 6-3',
  like: 'M5 7.2v6H2.8v-6zM5 7.2l3-4.8c1.2 0 1.9.9 1.6 2.1l-.4 2.1h3a1.4 1.4 0 0 1 1.4 1.7l-.8 3.7a1.5 1.5 0 0 1-1.5 1.2H5',
  link: 'm6.5 9.5 3-3M7 4.8l1.2-1.2a2.9 2.9 0 0 1 4.1 4.1L11.2 9M9 11.2l-1.2 1.2a2.9 2.9 0 0 1-4.1-4.1L4.8 7',
  list: 'M2.5 4h9M2.5 8h5M2.5 12h5M10.5 7.5v5l4-2.5z',
  more: 'M3.5 8v.1M8 8v.1M12.5 8v.1',
  move: 'M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6 2 8l2 2M12 6l2 2-2 2',
  panel:
    'M4 3h8a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 12 13H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 3zM10 3v10',
  pin: 'M8 14c3-3.2 4.5-5.6 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 8.4 5 10.8 8 14zM8 8.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  plus: 'M8 3v10M3 8h10',
  pointer: 'm3.5 3 9.5 3.8-4 1.5-1.6 4.2z',
  rows: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.3 10.3l3.2 3.2',
  settings:
    'M2.5 5h6M12 5h1.5M2.5 11H4M8 11h5.5M10.2 6.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM6 12.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  shield: 'M8 2 3 3.8v4c0 3 2.1 5.1 5 6.2 2.9-1.1 5-3.2 5-6.2v-4z',
  skip: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8h5',
  steps: 'm2.5 3.8 1 1 1.8-2M2.5 8.2l1 1 1.8-2M2.5 12.6l1 1 1.8-2M8 4h5.5M8 8.4h5.5M8 12.8h5.5',
  trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5M6.8 7v3.8M9.2 7v3.8',
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H6M3 6l3-3M3 6l3 3',
  upload: 'M8 10.5V3M4.8 6 8 2.8 11.2 6M2.8 10.5v1.7a1.3 1.3 0 0 0 1.3 1.3h7.8a1.3 1.3 0 0 0 1.3-1.3v-1.7',
  wait: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  video: 'M4 3.5h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM6.8 6.2v3.6l3-1.8z',
} as const;

/** Names of the icons. */
export type IconName = keyof typeof shapes;

/** Icons with a direction, mirrored in right-to-left languages. */
const flipped = new Set<IconName>(['back', 'external', 'forward', 'list', 'panel', 'steps', 'undo']);

/** A decorative icon, hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={flipped.has(name) ? 'icon flips' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
