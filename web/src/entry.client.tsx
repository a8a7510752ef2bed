import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { settleOfflineAddress } from './features/offline/offline-address.ts';
import { restoreTyping } from './loading/restore-typing.ts';
import { isTranslated } from './loading/translated-text.ts';

settleOfflineAddress();

// From here on React keeps early presses itself; one must not be done twice.
if (window.pressedEarly) window.pressedEarly.closed = true;

// A page hydrated in pieces may be translated between two of them, and is then rendered again.
const comeAlive = isTranslated() ? flushSync : startTransition;
comeAlive(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
		{ onRecoverableError: restoreTyping() },
	);
});
