import { LAST_KEY, NOT_AGAIN_MS } from './loaded-pages.ts';
import { START_MARK } from './start-script.ts';

const PAUSES = '[300,1500]';
const STARTED = "'__reactRouterDataRouter'in window";

/**
 * Runs in the head before the page's scripts. When one of them does not come, so that the page stands but
 * answers to nothing, it starts the page again in place, twice, and what has been typed stays. Browsers that
 * remember a script which failed need the whole document once more: they get it once, unless something has
 * been typed. No button is busy then.
 */
export const startAgainScript = (): string => `(function(){var n=0;
function again(s){if(!s||${STARTED})return;var p=${PAUSES}[n++];if(p)setTimeout(function(){if(${STARTED})return;
var c=document.createElement('script');c.nonce=s.nonce;c.textContent=s.textContent;
document.head.append(c);c.remove()},p);else reload()}
function reload(){if(window.pressedEarly)window.pressedEarly.release();
var f=document.querySelectorAll('main input:not([type=hidden]),main textarea');
for(var i=0;i<f.length;i++)if(f[i].value!==f[i].defaultValue)return;
var a=location.pathname+location.search+location.hash;
try{var t=sessionStorage.getItem('${LAST_KEY}')||'';if(t.endsWith(' '+a)&&Date.now()-parseInt(t)<${NOT_AGAIN_MS})return;
sessionStorage.setItem('${LAST_KEY}',Date.now()+' '+a)}catch(e){return}location.reload()}
addEventListener('unhandledrejection',function(e){if(/module/.test(e.reason&&e.reason.message))
again(document.querySelector('script[${START_MARK}]'))})})()`;
