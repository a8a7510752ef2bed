import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { settleOfflineAddress } from './features/offline/offline-address.ts';

settleOfflineAddress();

// From here on React keeps early presses itself; one must not be done twice.
if (window.pressedEarly) window.pressedEarly.closed = true;

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
