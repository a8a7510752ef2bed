import { STYLE } from '../dashboard/style.ts';

/** Style sheet of the payment page: the dashboard's, in one narrow column. */
export const PAYMENT_STYLE = `${STYLE}
main { max-width: 30rem; padding-top: 1rem; }
.sum { font-size: 2.25rem; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0 0 .25rem; }
.what { overflow-wrap: anywhere; margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .9rem; margin: .75rem 0 0; font-size: .9rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 0; padding: 0; margin: 1rem 0; display: grid; gap: .5rem; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
label.method { display: flex; gap: .75rem; align-items: center; min-height: 48px; padding: .5rem 1rem; cursor: pointer;
	background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
label.method:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
input[type="radio"] { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.buttons { display: grid; gap: .5rem; margin-bottom: 1.5rem; }
.buttons button, a.button { width: 100%; }
a.button { display: grid; place-items: center; min-height: 44px; padding: .45rem .8rem; border: 1px solid var(--line);
	border-radius: 8px; text-decoration: none; font-weight: 600; color: inherit; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
`;
