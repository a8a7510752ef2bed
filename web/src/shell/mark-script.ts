import { TOKEN_PATHS } from '@avtosverka/contract/token-in-address';
import { ADDRESS_TOKEN_KEY } from '../session/address-token.ts';
import { ACCESS_TOKEN_KEY } from '../session/stored-token.ts';

/**
 * Runs in the head before anything is painted or loaded. First it takes a token out of the address, where the
 * server has put it into the fragment, and leaves it for session/session.ts, if it can be one of ours and the
 * page takes one (`takesToken` of the contract says the same); then it marks `<html>` with what only the
 * browser knows, so that nothing jumps later. `data-signed-in`: an access token is stored; `data-font`: a
 * service worker keeps the font; `data-framed`: shown in a frame. Storage is refused in some private windows,
 * and asking then throws.
 */
export const markScript = (): string => `(function(d){var t=/^#token=([^&]*)/.exec(location.hash);
if(t){history.replaceState(history.state,'',location.pathname+location.search);t=t[1];
var p=location.pathname.replace(/[/\\\\]+/g,'/');try{p=decodeURIComponent(p)}catch(e){}
p=p.toLowerCase().replace(/\\/$/,'');
if(${TOKEN_PATHS}.test(p)&&/^[\\w-]{20,256}$/.test(t))
try{sessionStorage.setItem('${ADDRESS_TOKEN_KEY}',t)}catch(e){window.addressToken=t}}
try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))d.signedIn=''}catch(e){}
try{if(navigator.serviceWorker.controller)d.font=''}catch(e){}
if(window.self!==window.top||/[?&]isFrame=true(&|$)/.test(location.search))d.framed=''})(document.documentElement.dataset)`;
