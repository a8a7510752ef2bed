import { ownAddress } from '@avtosverka/contract/vocabulary/own-address';
import { useLocation } from 'react-router';

const CABINET = '/user';
/** Pages that a sign-in does not return to; the home page does while a plate is looked up on it. */
const NOT_BACK_TO = /^(?:\/auth\/?(?:[?#].*)?|\/)$/;

/** An address of ours that a person may want to come back to, else null. */
export function backAddress(from: unknown): string | null {
	const own = ownAddress(from);
	return own === null || NOT_BACK_TO.test(own) ? null : own;
}

/** Where /auth leads after a sign-in: where the link to it said, or `?from=`, or to the cabinet. */
export function useReturnAddress(): string {
	const { state, search } = useLocation();
	const linked = (state as { from?: unknown } | null)?.from;
	const asked = new URLSearchParams(search).get('from');
	return backAddress(linked) ?? backAddress(asked) ?? CABINET;
}
