/** Style sheet of the dashboard: one column, light and dark, fit for a phone. */
export const STYLE = `
:root {
	color-scheme: light dark;
	--page: light-dark(#f4f5f7, #14171c);
	--card: light-dark(#ffffff, #1d2129);
	--line: light-dark(#dfe3e8, #2f3540);
	--text: light-dark(#1b2027, #e8ebf0);
	--soft: light-dark(#5a6472, #9aa5b4);
	--accent: light-dark(#0b5cad, #7cb7ff);
	--warn: light-dark(#8a4b00, #ffc26b);
	--warn-page: light-dark(#fff3df, #3a2c14);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { margin: 0 0 1rem; max-width: 44rem; }
a { color: var(--accent); }
.soft { color: var(--soft); }
ul.subjects { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
ul.subjects > li, .panel { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1rem; }
.ids { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-variant-numeric: tabular-nums; }
.ids a { font-family: ui-monospace, monospace; font-size: .95rem; }
.told { margin: .3rem 0 0; }
.failure-mode { display: inline-block; margin: .5rem .5rem 0 0; padding: .1rem .6rem; border-radius: 99px; font-size: .85rem;
	color: var(--warn); background: var(--warn-page); }
form.inline { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
select { flex: 0 1 20rem; min-width: 0; max-width: 100%; text-overflow: ellipsis; }
select, button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line);
	border-radius: 8px; padding: .45rem .8rem; min-height: 44px; }
button { cursor: pointer; font-weight: 600; }
button.first { background: var(--accent); color: light-dark(#ffffff, #10151c); border-color: transparent; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.panel + .panel { margin-top: .75rem; }
code { font-size: .9rem; overflow-wrap: anywhere; }
.panel li { overflow-wrap: anywhere; }
`;
