import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { settleOfflineAddress } from './features/offline/offline-address.ts';
import { watchInstallation } from './offline/installation.ts';

watchInstallation();
settleOfflineAddress();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
