/** Marks the script that starts the application, for the one that starts it again. */
export const START_MARK = 'data-start';

/** How long the start waits for a first paint where none is told: a hidden tab, an old browser; in ms. */
const PATIENCE_MS = 3_000;

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
 * this one waits for the paint or the first touch, whichever is first, so that the text does not share the
 * connection. The last button pressed until then is kept for `usePressedEarly`, the browser's offer to
 * install for `watchInstallation`. A form that only scripts can send is not sent by the browser, which would
 * write what was typed into the address. It names no visitor, so that its hash is the same in every copy of a
 * page.
 */
export function startScript({ scripts, manifest, routes, entry }: Start): string {
	const wanted = JSON.stringify([...new Set([...scripts, ...Object.values(routes)])]);
	return `(function(d,w){var s=d.currentScript,begun,touches=['pointerdown','keydown','focusin'];
function start(){if(begun)return;begun=1;touches.forEach(function(t){removeEventListener(t,start,true)});
${wanted}.forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;l.nonce=s.nonce;d.head.append(l)});
Promise.all(${JSON.stringify([manifest, ...Object.values(routes)])}.map(function(h){return import(h)})).then(function(m){
var r={};${JSON.stringify(Object.keys(routes))}.forEach(function(id,i){r[id]=m[i+1]});
w.__reactRouterRouteModules=r;return import(${JSON.stringify(entry)})})}
touches.forEach(function(t){addEventListener(t,start,{capture:true,passive:true})});
if(!w.pressedEarly){w.pressedEarly={};addEventListener('beforeinstallprompt',function(e){e.preventDefault();w.installOffer=e});addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('main button[type=button]');if(b)keep(b)},true);
addEventListener('submit',function(e){if(!e.defaultPrevented&&w.pressedEarly&&!e.target.hasAttribute('action')){e.preventDefault();w.pressedEarly.button=e.submitter}})}
function keep(b){if(w.pressedEarly&&!w.pressedEarly.closed)w.pressedEarly.button=b}
try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();setTimeout(start)}})
.observe({type:'paint',buffered:true})}catch(e){setTimeout(start)}
setTimeout(start,${PATIENCE_MS})})(document,window)`;
}
