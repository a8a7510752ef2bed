import { EARLY_FUNCTIONS } from './early-script.ts';

/** Marks the script that starts the application, for the one that starts it again. */
export const START_MARK = 'data-start';

export type Start = {
	/** Everything the page needs at once: asked for together, before one of them can name the next. */
	readonly scripts: readonly string[];
	/** The list of routes, and by their ids the routes of this page. */
	readonly manifest: string;
	readonly routes: Readonly<Record<string, string>>;
	readonly entry: string;
};

/**
 * Stands in for the start of React Router's `<Scripts>`, which asks for everything before the first paint:
 * this one waits for the paint. The last button pressed until then is kept for `usePressedEarly`, the
 * browser's offer to install for `installation`. A form that only scripts can send is not sent by the
 * browser, which would write what was typed into the address. It names no visitor, so that its hash is the
 * same in every copy of a page.
 */
export function startScript({ scripts, manifest, routes, entry }: Start): string {
	const wanted = JSON.stringify([...new Set([...scripts, ...Object.values(routes)])]);
	return `(function(d,w){var s=d.currentScript;${EARLY_FUNCTIONS}
if(keepPressed()){keepComposed();keepOffer();
addEventListener('submit',function(e){if(!e.defaultPrevented&&w.pressedEarly&&!e.target.hasAttribute('action')){e.preventDefault();keep(e.submitter)}})}
afterPaint(function(){
${wanted}.forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;l.nonce=s.nonce;d.head.append(l)});
Promise.all(${JSON.stringify([manifest, ...Object.values(routes)])}.map(function(h){return import(h)})).then(function(m){
var r={};${JSON.stringify(Object.keys(routes))}.forEach(function(id,i){r[id]=m[i+1]});
w.__reactRouterRouteModules=r;return import(${JSON.stringify(entry)})}).then(function(){if(w.comeAlive)w.comeAlive()})})})(document,window)`;
}
