/** How long scripts wait for a first paint where none is reported: a hidden tab, an old browser; in ms. */
const PATIENCE_MS = 3_000;

/**
 * Functions for inline scripts that have `window` as `w`. `afterPaint` runs a function once, after the first
 * paint or at the first touch, whichever is first, so that the text shares the connection with nothing.
 * `keepPressed` stores in `window.pressedEarly` the last button pressed until the scripts are there, which is
 * busy until they are or are given up, and returns whether it was the first call. `keepOffer` stores the
 * browser's offer to install the site, `keepComposed` in `window.composed` the field in which a keyboard
 * composes a word, for `composesIn`.
 */
export const EARLY_FUNCTIONS = `function afterPaint(run){var begun,touches=['pointerdown','keydown','focusin'];
function start(){if(begun)return;begun=1;touches.forEach(function(t){removeEventListener(t,start,true)});run()}
touches.forEach(function(t){addEventListener(t,start,{capture:true,passive:true})});
try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();setTimeout(start)}})
.observe({type:'paint',buffered:true})}catch(e){setTimeout(start)}
setTimeout(start,${PATIENCE_MS})}
function free(p){if(p.button)p.button.removeAttribute('aria-busy')}
function keep(b){var p=w.pressedEarly;free(p);if(b&&!p.closed)b.setAttribute('aria-busy','true');p.button=b}
function keepPressed(){if(w.pressedEarly)return;var p=w.pressedEarly={release:function(){p.closed=true;free(p)}};addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('main button[type=button]');if(b&&w.pressedEarly&&!w.pressedEarly.closed)keep(b)},true);return 1}
function keepOffer(){addEventListener('beforeinstallprompt',function(e){e.preventDefault();w.installOffer=e})}
function keepComposed(){['start','end'].forEach(function(p){addEventListener('composition'+p,function(e){
w.composed=p=='start'?e.target:null},true)})}
`;
