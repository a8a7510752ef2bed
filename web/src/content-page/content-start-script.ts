import { EARLY_FUNCTIONS } from '../loading/early-script.ts';

/** Pauses before the script of a page that is only read is asked for again, in ms. */
const PAUSES = '[300,1500]';

/**
 * Asks for the one script of a page that is only read after the first paint, and twice more when it does not
 * come: without it the search and the menu of such a page would be dead. The page is never loaded again for
 * it, since it can be read as it stands. The page of the application keeps the browser's offer to install it.
 */
export const contentStartScript = (url: string): string =>
	`(function(d,w){var s=d.currentScript,n=0;${EARLY_FUNCTIONS}
keepPressed();if(d.querySelector('[data-install]'))keepOffer();afterPaint(load);function load(){var c=d.createElement('script');c.type='module';c.nonce=s.nonce;
c.src=${JSON.stringify(url)};c.onerror=function(){c.remove();var p=${PAUSES}[n++];if(p)setTimeout(load,p);else w.pressedEarly.release()};
d.head.append(c)}})(document,window)`;
