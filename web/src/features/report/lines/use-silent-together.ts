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
		// Looking where the list is makes the browser lay out the page, so not with each answer that comes.
		if (Object.values(state.cards).some(({ phase }) => phase === 'loading')) return;
		const top = list.current?.getBoundingClientRect().top ?? 0;
		if (pressed || top >= innerHeight) setTogether(silentTogether(state));
	}, [state, list, pressed]);
	return together;
}
