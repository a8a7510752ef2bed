import { reachGoal } from '../../analytics/counter.ts';

/** The goal of this page: specification of the owner check, section 2. */
const GOAL = 'carsIn';

/** Tells the counter and leaves, so that the back button does not lead here again. */
export async function leaveAfterGoal(
	address: string,
	leave: (to: string) => void = (to) => location.replace(to),
): Promise<void> {
	await reachGoal(GOAL);
	leave(address);
}
