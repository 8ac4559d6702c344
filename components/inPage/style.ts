/**
 * The look of everything of ours in other people's pages; the colours are those of our own pages. Nothing is
 * inherited from the page, and `!important` in here wins over `!important` out there. `--scheme` (light or dark, as the
 * page is) and `--clear` (pixels that the page's own bars cover) are set on the element by script.
 */
export const style = `
:host {
  all: initial !important;
  position: absolute !important;
  top: 0 !important;
  left: 0 !important;
  z-index: 2147483647 !important;
  color-scheme: var(--scheme) !important;
  --scheme: light dark;
  --clear: 0px;
  --paper: light-dark(#fff, #1a1d23);
  --line: light-dark(#dde1e7, #373d48);
  --edge: light-dark(#848c99, #7d8696);
  --ink: light-dark(#1b1f27, #eceff4);
  --soft: light-dark(#566070, #aab3c1);
  --accent: light-dark(#1f4b99, #96b8f5);
  --wash: light-dark(#e8eefa, #26344f);
  --on-accent: light-dark(#fff, #0e1c38);
  --bad: light-dark(#a62b23, #ff9f96);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.corner {
  --right: calc(16px + env(safe-area-inset-right, 0px));
  --bottom: calc(16px + max(var(--clear), env(safe-area-inset-bottom, 0px)));
  position: fixed; right: var(--right); bottom: var(--bottom); width: max-content; max-width: min(320px, calc(100vw - 32px));
}
.bar { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; }
.bar .panel { max-height: calc(100vh - var(--bottom) - 68px); overflow: auto; }
.toast { top: calc(16px + env(safe-area-inset-top, 0px)); bottom: auto; }
.panel, .saver, .mark, button, a {
  font: 14px/20px system-ui, sans-serif;
  color: var(--ink);
}
.panel {
  display: flex; flex-direction: column; gap: 8px; padding: 12px;
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
  box-shadow: 0 4px 16px rgb(20 26 38 / 24%);
}
p { margin: 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: 12px; line-height: 16px; }
.bad { color: var(--bad); }
.row, .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.bar .tools { display: grid; grid-template-columns: 1fr 1fr; width: 280px; max-width: 100%; }
.bar .primary, [data-key^="video.remove"], [data-key^="channel."] { grid-column: 1 / -1; }
.result { display: flex; flex-direction: column; gap: 8px; }
.bar .actor, .result:empty, .soft:empty, .tools:empty { display: none; }
button, a {
  min-height: 36px; padding: 7px 12px; text-align: start; text-decoration: none; cursor: pointer;
  background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; overflow-wrap: anywhere;
}
button:hover, a:hover { background: var(--wash); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button[aria-pressed=true] { background: var(--wash); border-color: var(--accent); font-weight: 600; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.primary:hover, .primary[aria-pressed=true] { background: color-mix(in srgb, var(--accent), white 12%); }
.handle, .icon { display: grid; place-items: center; padding: 0; text-align: center; }
.handle { width: 44px; height: 44px; border-radius: 22px; color: var(--accent); box-shadow: 0 2px 8px rgb(20 26 38 / 24%); }
.icon { width: 36px; height: 36px; }
svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.saver { position: absolute; width: max-content; max-width: 280px; }
.saver .tools { gap: 4px; }
.saver .panel { width: 200px; margin-top: 4px; }
.saver .panel button { width: 100%; }
.marks { position: absolute; top: 0; left: 0; pointer-events: none; }
.mark {
  position: absolute; max-width: 160px; padding: 2px 8px; overflow: hidden; white-space: nowrap;
  text-overflow: ellipsis; font-size: 12px; line-height: 16px;
  background: var(--paper); border: 1px solid var(--accent); border-radius: 4px;
}
.head { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
.head .icon { width: 32px; height: 32px; min-height: 0; margin: -4px -4px -4px 0; border-color: transparent; }
.list { max-height: calc(100vh - 120px); overflow: auto; }
.list .tools { grid-template-columns: 1fr; }
.frame { bottom: auto; width: 400px; max-width: calc(100vw - 32px); max-height: calc(100vh - 32px); gap: 0; padding: 0; }
.frame .head { padding: 12px 16px 4px; }
iframe { width: 100%; height: 360px; min-height: 0; border: 0; border-radius: 8px; background: var(--paper); }
@media (forced-colors: active) { .panel, .mark, button, a { border-color: ButtonText; } }
`;
