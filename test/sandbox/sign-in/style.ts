/** The sign-in pages' only stylesheet. */
export const style = `
  :root {
    color-scheme: light dark;
    --page: light-dark(#eef1f6, #14171c);
    --sheet: light-dark(#fff, #1f242c);
    --text: light-dark(#1b2330, #e8ecf3);
    --soft: light-dark(#566173, #a4aebd);
    --line: light-dark(#8a94a6, #6b7688);
    --accent: light-dark(#1a56c4, #9cc0ff);
    --on-accent: light-dark(#fff, #10203d);
    --notice: light-dark(#fff1c9, #4a3b06);
    --problem: light-dark(#b3201a, #ffb0a8);
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
    background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: min(27rem, 100%); padding: 0 2rem 2rem; overflow: hidden; border-radius: 1rem;
    background: var(--sheet); box-shadow: 0 .5rem 2rem rgb(0 0 0 / 15%); }
  .notice { margin: 0 -2rem 1.5rem; padding: .6rem 2rem; background: var(--notice); font-weight: 600; }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
  h1 + p { margin: .25rem 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
  label { display: block; margin-top: .75rem; font-weight: 600; }
  input:not([type=checkbox]) { width: 100%; margin-top: .25rem; padding: .6rem .75rem; font: inherit;
    color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
  fieldset { margin: 0; padding: 0; border: 0; }
  legend { padding: 0; font-weight: 600; }
  ul { margin: .5rem 0 0; padding: 0; list-style: none; }
  li { display: flex; gap: .75rem; align-items: start; padding: .5rem 0; }
  li label { margin: 0; font-weight: 400; }
  li input { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; flex: none; accent-color: var(--accent); }
  code { display: block; font-size: .75rem; color: var(--soft); overflow-wrap: anywhere; }
  .actions { display: flex; justify-content: flex-end; gap: .75rem; margin-top: 1.75rem; }
  button { padding: .6rem 1.5rem; border: 1px solid var(--accent); border-radius: 2rem; cursor: pointer;
    background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; }
  button.quiet { background: transparent; color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .problem { color: var(--problem); font-weight: 600; }
`;
