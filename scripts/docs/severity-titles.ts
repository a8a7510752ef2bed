import type { Severity } from '@avtosverka/contract/vocabulary/decision';

/** What each severity asks of the buyer. */
export const SEVERITY_TITLES: Readonly<Record<Severity, string>> = {
	stop: 'остановиться',
	clarify: 'выяснить',
	know: 'учесть',
};
