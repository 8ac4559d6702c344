import { i18n } from '#i18n';

/** Three pictures of what Cuecard does, drawn in the colours and shapes of its own interface. */
export function Pictures() {
  return (
    <ul class="welcome-pictures">
      <li>
        <SavePicture />
        <h3>{i18n.t('welcome.pictureSave')}</h3>
        <p class="soft">{i18n.t('welcome.pictureSaveWhat')}</p>
      </li>
      <li>
        <EventPicture />
        <h3>{i18n.t('welcome.pictureEvent')}</h3>
        <p class="soft">{i18n.t('welcome.pictureEventWhat')}</p>
      </li>
      <li>
        <UndoPicture />
        <h3>{i18n.t('welcome.pictureUndo')}</h3>
        <p class="soft">{i18n.t('welcome.pictureUndoWhat')}</p>
      </li>
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
