import { useLocation } from 'react-router';

/** What a link to /auth carries along as its state, so that the person comes back to where they are. */
export function useFromHere(): { from: string } {
	const { pathname, search } = useLocation();
	return { from: `${pathname}${search}` };
}
