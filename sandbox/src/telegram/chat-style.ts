/** Style sheet of the chat page: one phone in the middle, light and dark. */
export const CHAT_STYLE = `
:root {
	color-scheme: light dark;
	--page: light-dark(#dfe6ec, #10141a);
	--card: light-dark(#ffffff, #1d2530);
	--mine: light-dark(#d8f3cf, #26543a);
	--line: light-dark(#cfd7df, #323c49);
	--text: light-dark(#1b2027, #e8ebf0);
	--soft: light-dark(#55606d, #a2adbb);
	--accent: light-dark(#0b5cad, #7cb7ff);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.45 system-ui, sans-serif; }
.phone { display: flex; flex-direction: column; height: 100dvh; max-width: 28rem; margin: 0 auto; }
header, footer { background: var(--card); padding: .75rem 1rem; }
h1 { font-size: 1.15rem; margin: 0; }
p { margin: 0; }
.soft { color: var(--soft); font-size: .875rem; font-weight: 400; }
summary { cursor: pointer; min-height: 44px; padding: .6rem 0 .2rem; font-size: .875rem; font-weight: 600; color: var(--accent); }
details[open] { max-height: 55dvh; overflow-y: auto; }
nav ul { list-style: none; display: grid; gap: .25rem; margin: .5rem 0 0; padding: 0; }
nav a { display: block; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px;
	color: inherit; text-decoration: none; }
nav a[aria-current] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
#messages { flex: 1; overflow-y: auto; padding: 1rem; display: flex; flex-direction: column; gap: .5rem; }
.said { max-width: 85%; }
.by-person { align-self: flex-end; }
.words { background: var(--card); border-radius: 14px; padding: .55rem .8rem; white-space: pre-line; overflow-wrap: anywhere; }
.by-person .words { background: var(--mine); }
.row { display: flex; gap: .35rem; margin-top: .35rem; }
.row button, .row a { flex: 1; }
.row a { font: inherit; font-weight: 600; color: var(--accent); background: var(--card); text-align: center; padding: .6rem .8rem;
	border: 1px solid var(--line); border-radius: 10px; min-height: 44px; text-decoration: none; }
.photo { display: block; max-width: 100%; border-radius: 14px; margin-bottom: .35rem; }
#inline { display: grid; gap: .35rem; background: var(--card); padding: .5rem 1rem; }
#inline button, #inline a { text-align: left; border: 1px solid var(--line); border-radius: 10px; padding: .5rem .8rem; min-height: 44px; }
#inline a { color: var(--accent); font-weight: 600; text-decoration: none; }
#inline span { display: block; font-weight: 400; }
#notice { background: var(--text); color: var(--page); padding: .6rem 1rem; text-align: center; }
form { display: flex; gap: .5rem; }
input { flex: 1; min-width: 0; }
input, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
	padding: .45rem .8rem; min-height: 44px; }
button { cursor: pointer; font-weight: 600; }
button.first { width: 100%; background: var(--accent); color: light-dark(#ffffff, #10151c); border-color: transparent; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
