import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';

/** What a screen of the guide is about, drawn: a page of the platform's console, and the control to press in it. */
export function ConsolePicture({ of }: { of: ConsolePage }) {
  return (
    <svg viewBox="0 0 320 190" class="drawing console-picture" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--line)" x="8" y="8" width="304" height="174" rx="10" />
      <rect fill="var(--fill)" x="20" y="19" width="14" height="10" rx="2" />
      <rect fill="none" stroke="var(--edge)" x="44" y="16" width="96" height="16" rx="4" />
      <rect fill="var(--ink-soft)" x="52" y="22" width="60" height="4" rx="2" />
      <path class="drawing-stroke" stroke="var(--ink-soft)" d="m124 22 4 4 4-4" />
      <path stroke="var(--line)" d="M8 40h304M84 40v142" />
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          fill="var(--fill)"
          x="20"
          y={54 + row * 20}
          width={[50, 40, 54, 34][row]}
          height="6"
          rx="3"
        />
      ))}
      {pictures[of]()}
    </svg>
  );
}

const pictures = {
  project: () => (
    <>
      <Bar x={100} y={54} width={110} strong />
      <Field y={76} label={i18n.t('options.console.projectName')} value="Cuecard" />
      <Press y={128} label={i18n.t('options.console.create')} />
    </>
  ),
  library: () => (
    <>
      <rect fill="var(--accent-wash)" x="100" y="54" width="44" height="44" rx="8" />
      <path fill="var(--accent)" d="M115 66v20l17-10z" />
      <text x="156" y="70" class="console-strong">
        {apiName}
      </text>
      <Bar x={156} y={80} width={110} />
      <Bar x={156} y={92} width={84} />
      <Press y={122} label={i18n.t('options.console.enable')} />
    </>
  ),
  consent: () => (
    <>
      <Bar x={150} y={62} width={98} strong />
      <Bar x={124} y={82} width={150} />
      <Bar x={142} y={94} width={114} />
      <Press middle={199} y={114} label={i18n.t('options.console.getStarted')} />
    </>
  ),
  audience: () => (
    <>
      <Bar x={100} y={54} width={84} strong />
      <text x="100" y="84">
        {i18n.t('options.console.testing')}
      </text>
      <Press y={96} label={i18n.t('options.console.publish')} />
      <Bar x={100} y={146} width={170} />
      <Bar x={100} y={158} width={130} />
    </>
  ),
  client: () => (
    <>
      <Field y={52} label={i18n.t('options.console.type')} value={i18n.t('options.console.web')} />
      <Field y={96} label={i18n.t('options.console.redirects')} value="https://…" marked />
      <Press y={146} label={i18n.t('options.console.create')} />
    </>
  ),
  paste: () => (
    <>
      <rect fill="var(--sheet)" stroke="var(--edge)" x="96" y="50" width="204" height="120" rx="8" />
      <Field
        x={110}
        y={58}
        width={176}
        label={i18n.t('options.clientId')}
        value="….googleusercontent.com"
        marked
      />
      <Field x={110} y={110} width={176} label={i18n.t('options.clientSecret')} value="GOCSPX-…" marked />
    </>
  ),
} satisfies Record<string, () => ComponentChildren>;
/** Names of the pictures, in the order of the steps. */
export type ConsolePage = keyof typeof pictures;

/** The same in every language. */
const apiName = 'YouTube Data API v3';

interface Placed {
  x?: number;
  y: number;
  width?: number;
}

const Bar = ({ x = 100, y, width = 100, strong = false }: Placed & { strong?: boolean }) => (
  <rect
    fill={strong ? 'var(--ink-soft)' : 'var(--fill)'}
    x={x}
    y={y}
    width={width}
    height={strong ? 8 : 6}
    rx="3"
  />
);

/** The button to press, as wide as its label, with a ring around it. @param middle of the button; else it begins at `x` */
const Press = ({ x = 100, middle, y, label }: Placed & { middle?: number; label: string }) => {
  const width = Math.max(110, 16 + 8 * label.length);
  const start = middle === undefined ? x : middle - width / 2 - 5;
  return (
    <>
      <rect
        fill="none"
        stroke="var(--accent)"
        stroke-width="2"
        x={start}
        y={y}
        width={width + 10}
        height="32"
        rx="10"
      />
      <rect fill="var(--accent)" x={start + 5} y={y + 5} width={width} height="22" rx="6" />
      <text x={start + 5 + width / 2} y={y + 20} class="console-button">
        {label}
      </text>
    </>
  );
};

interface FieldProps extends Placed {
  label: string;
  value: string;
  /** What is to be copied, or filled in with what was copied. */
  marked?: boolean;
}

/** A label of more letters is drawn as wide as its field, since it would run out of the page. */
const fieldLetters = 34;

const Field = ({ x = 100, y, width = 196, label, value, marked = false }: FieldProps) => (
  <>
    <text
      x={x}
      y={y + 10}
      {...(label.length > fieldLetters && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {label}
    </text>
    <rect
      fill="var(--paper)"
      stroke={marked ? 'var(--accent)' : 'var(--edge)'}
      stroke-width={marked ? 2 : 1}
      x={x}
      y={y + 16}
      width={width}
      height="22"
      rx="5"
    />
    <text x={x + 8} y={y + 31} class="console-value">
      {value}
    </text>
  </>
);
