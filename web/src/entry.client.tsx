import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { settleOfflineAddress } from './features/offline/offline-address.ts';
import { restoreTyping } from './loading/restore-typing.ts';
import { isTranslated } from './loading/translated-text.ts';

declare global {
	interface Window {
		/**
		 * Makes the page alive, once: to be called when the scripts of its routes are there. They import the
		 * chunk in which this file stands, so it runs before them. No export: that would be a file of its own.
		 */
		comeAlive?: () => void;
	}
}

window.comeAlive = () => {
	delete window.comeAlive;
	settleOfflineAddress();

	// From here on React keeps early presses itself; one must not be done twice.
	if (window.pressedEarly) window.pressedEarly.closed = true;

	// A page hydrated in pieces may be translated between two of them, and is then rendered again.
	const start = isTranslated() ? flushSync : startTransition;
	start(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
			{ onRecoverableError: restoreTyping() },
		);
	});
};

// React Router's own `<Scripts>`, which development has, imports this file last and calls nothing.
if (import.meta.env.DEV) window.comeAlive();
