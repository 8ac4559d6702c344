import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';

const features = {
  save: { Picture: SavePicture },
  event: { Picture: EventPicture },
  undo: { Picture: UndoPicture },
  videos: { Picture: VideosPicture, address: '/manager.html#videos' },
  calendar: { Picture: CalendarPicture, address: '/manager.html#events' },
  files: { Picture: FilesPicture, address: '/manager.html#feeds' },
} satisfies Record<string, { Picture: () => ComponentChildren; address?: string }>;
export type FeatureName = keyof typeof features;

/** Names of what Cuecard does, the most wanted first. */
export const featureNames = Object.keys(features) as FeatureName[];

/** What a feature is called, and what it does. */
export const featureWords = (name: FeatureName) => ({
  title: i18n.t(`features.${name}`),
  what: i18n.t(`features.${name}What`),
});

/** What Cuecard does, each with a picture drawn in the colours and shapes of its own interface. */
export function Features({ of }: { of: readonly FeatureName[] }) {
  return (
    <ul class="features">
      {of.map((name) => {
        const { Picture, address }: { Picture: () => ComponentChildren; address?: string } = features[name];
        const { title, what } = featureWords(name);
        return (
          <li key={name}>
            <Picture />
            <h3>{address === undefined ? title : <a href={address}>{title}</a>}</h3>
            <p class="soft">{what}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** A video page with our bar in its corner, the save button pressed. */
function SavePicture() {
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--line)" x="8" y="8" width="224" height="134" rx="10" />
      <rect fill="var(--ink-soft)" x="22" y="22" width="128" height="76" rx="6" />
      <path class="flips" fill="var(--paper)" d="M80 46v28l24-14z" />
      <rect fill="var(--fill)" x="22" y="108" width="96" height="7" rx="3.5" />
      <rect fill="var(--fill)" x="22" y="121" width="60" height="6" rx="3" />
      {[22, 50, 78].map((y) => (
        <rect key={y} fill="var(--fill)" x="162" y={y} width="56" height="20" rx="4" />
      ))}
      <rect fill="var(--paper)" stroke="var(--edge)" x="124" y="104" width="98" height="30" rx="8" />
      <rect fill="var(--accent)" x="131" y="110" width="56" height="18" rx="6" />
      <path class="drawing-stroke flips" stroke="var(--on-accent)" d="m140 119 4 4 8-8" />
      <rect fill="var(--on-accent)" x="158" y="117" width="22" height="4" rx="2" />
      <circle fill="var(--fill)" cx="203" cy="119" r="7" />
    </svg>
  );
}

/** A page with an event, whose date and place go to the calendar. */
function EventPicture() {
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--line)" x="8" y="16" width="96" height="118" rx="10" />
      <rect fill="var(--accent-wash)" x="20" y="28" width="72" height="34" rx="6" />
      <rect fill="var(--fill)" x="20" y="72" width="58" height="7" rx="3.5" />
      <rect fill="var(--fill)" x="20" y="87" width="72" height="6" rx="3" />
      <rect fill="var(--fill)" x="20" y="100" width="64" height="6" rx="3" />
      <rect fill="var(--fill)" x="20" y="113" width="44" height="6" rx="3" />
      <path class="drawing-stroke" stroke="var(--ink-soft)" d="M112 75h22m-8-8 8 8-8 8" />
      <rect fill="var(--paper)" stroke="var(--edge)" x="144" y="16" width="88" height="118" rx="10" />
      <rect fill="var(--accent)" x="144" y="16" width="88" height="24" rx="10" />
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <rect
            key={`${row} ${column}`}
            fill={row === 2 && column === 1 ? 'var(--accent)' : 'var(--fill)'}
            x={153 + column * 18}
            y={50 + row * 20}
            width="14"
            height="14"
            rx="4"
          />
        )),
      )}
      <path class="drawing-stroke flips" stroke="var(--on-accent)" d="m175 97 2.5 2.5 5-5" />
    </svg>
  );
}

/** The list of what was done, each entry with its way back. */
function UndoPicture() {
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--edge)" x="20" y="12" width="200" height="126" rx="10" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${row * 40})`}>
          <circle fill="var(--good-wash)" cx="44" cy="35" r="11" />
          <path class="drawing-stroke flips" stroke="var(--good)" d="m39 35 3.5 3.5 7-7" />
          <rect fill="var(--fill)" x="64" y="26" width={[84, 66, 76][row]} height="7" rx="3.5" />
          <rect fill="var(--fill)" x="64" y="39" width={[48, 58, 40][row]} height="6" rx="3" />
          <rect fill="var(--sheet)" stroke="var(--edge)" x="170" y="24" width="38" height="22" rx="6" />
          <path
            class="drawing-stroke"
            stroke="var(--ink-soft)"
            d="M182 34h10a4 4 0 0 1 0 8h-5m-5-8 4-4m-4 4 4 4"
          />
        </g>
      ))}
    </svg>
  );
}

/** The table of the manager: rows with a thumbnail, two of them chosen. */
function VideosPicture() {
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--line)" x="8" y="8" width="224" height="134" rx="10" />
      <path fill="var(--sheet)" d="M9 18a9 9 0 0 1 9-9h36v132H18a9 9 0 0 1-9-9z" />
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          fill={row === 0 ? 'var(--accent)' : 'var(--fill)'}
          x="18"
          y={24 + row * 18}
          width={[26, 22, 28, 20][row]}
          height="6"
          rx="3"
        />
      ))}
      <rect fill="none" stroke="var(--edge)" x="64" y="18" width="84" height="16" rx="5" />
      <rect fill="var(--accent)" x="182" y="18" width="40" height="16" rx="5" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(0 ${row * 25})`}>
          {row % 2 === 1 && <rect fill="var(--accent-wash)" x="60" y="41" width="166" height="22" rx="4" />}
          <rect
            fill={row % 2 === 1 ? 'var(--accent)' : 'none'}
            stroke="var(--edge)"
            x="66"
            y="47"
            width="10"
            height="10"
            rx="3"
          />
          <rect fill="var(--ink-soft)" x="83" y="44" width="28" height="16" rx="3" />
          <rect fill="var(--fill)" x="119" y="45" width={[70, 56, 64, 48][row]} height="6" rx="3" />
          <rect fill="var(--fill)" x="119" y="55" width={[36, 44, 30, 40][row]} height="5" rx="2.5" />
          <circle fill={row === 2 ? 'var(--warn)' : 'var(--good)'} cx="212" cy="52" r="4" />
        </g>
      ))}
    </svg>
  );
}

/** A month with events as chips, one of them on its way to another day. */
function CalendarPicture() {
  const chips = [
    [0, 0],
    [2, 0],
    [4, 1],
    [1, 2],
    [6, 2],
  ] as const;
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      <rect fill="var(--paper)" stroke="var(--line)" x="8" y="8" width="224" height="134" rx="10" />
      <rect fill="var(--ink-soft)" x="20" y="19" width="58" height="8" rx="4" />
      <rect fill="var(--accent)" x="182" y="16" width="40" height="14" rx="5" />
      <path
        stroke="var(--line)"
        d="M8 40h224M8 74h224M8 108h224M40 40v102M72 40v102M104 40v102M136 40v102M168 40v102M200 40v102"
      />
      {chips.map(([day, week]) => (
        <rect
          key={`${day} ${week}`}
          fill="var(--accent-wash)"
          stroke="var(--accent)"
          x={11 + day * 32}
          y={55 + week * 34}
          width="26"
          height="10"
          rx="3"
        />
      ))}
      <rect
        fill="none"
        stroke="var(--accent)"
        stroke-dasharray="3 3"
        x="107"
        y="89"
        width="26"
        height="10"
        rx="3"
      />
      <rect fill="var(--accent)" x="146" y="113" width="34" height="13" rx="4" />
      <path fill="var(--ink)" stroke="var(--paper)" d="m170 118 12 5-5 2-2 5z" />
    </svg>
  );
}

/** Files and an address go into the calendar, and out of it. */
function FilesPicture() {
  return (
    <svg viewBox="0 0 240 150" class="drawing flips" aria-hidden="true">
      {[20, 82].map((y) => (
        <g key={y}>
          <path fill="var(--paper)" stroke="var(--edge)" d={`M24 ${y}h32l12 12v36H24z`} />
          <path fill="none" stroke="var(--edge)" d={`M56 ${y}v12h12`} />
          <rect fill="var(--fill)" x="31" y={y + 20} width="28" height="5" rx="2.5" />
          <rect fill="var(--fill)" x="31" y={y + 31} width="20" height="5" rx="2.5" />
        </g>
      ))}
      <path
        class="drawing-stroke"
        stroke="var(--ink-soft)"
        d="M80 44h22m-7-7 7 7-7 7M102 106H80m7-7-7 7 7 7"
      />
      <rect fill="var(--paper)" stroke="var(--edge)" x="114" y="16" width="110" height="118" rx="10" />
      <path fill="var(--accent)" d="M114 26a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v14H114z" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${row * 29})`}>
          <rect fill="var(--accent-wash)" x="124" y="51" width="20" height="20" rx="5" />
          <rect fill="var(--fill)" x="152" y="53" width={[58, 44, 52][row]} height="6" rx="3" />
          <rect fill="var(--fill)" x="152" y="64" width={[36, 50, 30][row]} height="5" rx="2.5" />
        </g>
      ))}
    </svg>
  );
}
