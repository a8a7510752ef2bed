/**
 * Runs in the head before anything is painted: marks `<html>` with what only the browser knows, so that the bar
 * shows the right link without a jump. `data-signed-in`: an access token is stored; `data-framed`: shown in a frame.
 * Storage is refused in some private windows, and asking then throws.
 */
export const MARK_SCRIPT = `(function(d){try{if(localStorage.getItem('access_token'))d.signedIn=''}catch(e){}
if(window.self!==window.top||/[?&]isFrame=true(&|$)/.test(location.search))d.framed=''})(document.documentElement.dataset)`;
