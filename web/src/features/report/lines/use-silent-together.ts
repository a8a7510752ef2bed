import { type RefObject, useEffect, useState } from 'react';
import type { ReportState } from '../../../car/state/report-state.ts';
import { type SilentTogether, silentTogether } from './silent-together.ts';

/**
 * The registers that are shown together. Lines that are in view stay as they are: they come together only
 * below what is on the screen, or by the visitor's own press.
 */
export function useSilentTogether(
	state: ReportState,
	list: RefObject<HTMLElement | null>,
	pressed: boolean,
): SilentTogether | null {
	const [together, setTogether] = useState(() => silentTogether(state));
	useEffect(() => {
		const next = silentTogether(state);
		const asking = Object.values(state.cards).some(({ phase }) => phase === 'loading');
		const top = list.current?.getBoundingClientRect().top ?? 0;
		if (!asking && (pressed || top >= innerHeight)) setTogether(next);
	}, [state, list, pressed]);
	return together;
}
