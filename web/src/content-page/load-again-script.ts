/** Pauses before the script of a page that is only read is asked for again, in ms. */
const PAUSES = '[300,1500]';

/**
 * Runs in the head of a page that is only read. When the page's one script does not come, it is put in again,
 * twice: without it the search and the menu of such a page would be dead. The page is never loaded again for
 * it, since it can be read as it stands.
 */
export const loadAgainScript = (): string => `(function(){var n=0;
addEventListener('error',function(e){var s=e.target;if(!s||s.tagName!=='SCRIPT'||s.type!=='module')return;
var p=${PAUSES}[n++];if(p)setTimeout(function(){var c=document.createElement('script');
c.type='module';c.nonce=s.nonce;c.src=s.src;s.replaceWith(c)},p)},true)})()`;
