import { createContext, useContext } from 'react';

const Copy = createContext(false);

/** Around a report that is shown from its copy: nothing in it can be asked. */
export const WithinCopy = Copy.Provider;

/** True where a report is shown from its copy. */
export function useWithinCopy(): boolean {
	return useContext(Copy);
}
