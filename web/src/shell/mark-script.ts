import { TOKEN_PATHS } from '@avtosverka/contract/page-of';
import { ADDRESS_TOKEN_KEY } from '../session/address-token.ts';
import { ACCESS_TOKEN_KEY } from '../session/stored-token.ts';

/**
 * Runs in the head before anything is painted or loaded. First it takes a token out of the address, where the
 * server has put it into the fragment, and leaves it for session/session.ts, if it can be one of ours and the
 * page takes one (`takesToken` of the contract says the same); then it marks `<html>` with what only the
 * browser knows, so that the bar shows the right link without a jump. `data-signed-in`: an access token is
 * stored; `data-framed`: shown in a frame. Storage is refused in some private windows, and asking then
 * throws.
 */
export const MARK_SCRIPT = `(function(d){var t=/^#token=([^&]*)/.exec(location.hash);
if(t){history.replaceState(history.state,'',location.pathname+location.search);t=t[1];
var p=location.pathname.replace(/[/\\\\]+/g,'/');try{p=decodeURIComponent(p)}catch(e){}
p=p.toLowerCase().replace(/\\/$/,'');
if(${TOKEN_PATHS}.test(p)&&/^[\\w-]{20,256}$/.test(t))
try{sessionStorage.setItem('${ADDRESS_TOKEN_KEY}',t)}catch(e){window.addressToken=t}}
try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))d.signedIn=''}catch(e){}
if(window.self!==window.top||/[?&]isFrame=true(&|$)/.test(location.search))d.framed=''})(document.documentElement.dataset)`;
