import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { storedCopy } from '../../offline/stored-reports.ts';
import { takeAskedAddress } from './offline-address.ts';

/** `looking`: a copy may be here. `page`, `report`: it is not. `own`: the page was opened as itself. */
export type AskedPage = 'looking' | 'page' | 'report' | 'own';

/**
 * Leads on to a report that has a copy. Of any other page nothing is here, and its address goes back into the
 * bar, so that loading it again asks for it again.
 */
export function useAskedPage(): AskedPage {
	const [state, setState] = useState<AskedPage>('looking');
	const navigate = useNavigate();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened under
	useEffect(() => {
		const asked = takeAskedAddress();
		if (asked === null) return setState('own');
		const parsed = parseVin(/^\/checks\/([^/?]+)/i.exec(asked)?.[1] ?? '');
		const reading = parsed.ok ? storedCopy(parsed.vin) : Promise.resolve(null);
		void reading.then((copy) => {
			if (copy) return navigate(asked, { replace: true });
			history.replaceState(history.state, '', asked);
			setState(parsed.ok ? 'report' : 'page');
		});
	}, []);

	return state;
}
