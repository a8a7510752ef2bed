import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Poll, startPoll } from '../../../polling/poll.ts';
import { useSession } from '../../../session/use-session.ts';
import { askReport } from './calls.ts';

/** How often a report is asked for: specification, section 9. */
const EVERY_MS = 5_000;

/** A report as the page knows it; `trouble`: the last question brought nothing, and another one follows. */
export type OwnerReportState =
	| { readonly kind: 'loading'; readonly trouble: boolean }
	| { readonly kind: 'missing' }
	| ReadyReport;

/** `cars`: the VINs in the account of who ordered it; none for everyone else. */
type ReadyReport = {
	readonly kind: 'report';
	readonly report: OwnerReport;
	readonly cars?: readonly string[];
	readonly trouble: boolean;
};

export type OwnerReportHandle = { readonly state: OwnerReportState; readonly refresh: () => void };

const LOADING: OwnerReportState = { kind: 'loading', trouble: false };

/**
 * Asks for a report every five seconds until it is complete and paid; failures keep what is known. A report
 * that came with the page is not asked for.
 */
export function useOwnerReport(uuid: string, rendered: OwnerReport | null): OwnerReportHandle {
	const session = useSession();
	const [state, setState] = useState<OwnerReportState>(
		rendered === null ? LOADING : { kind: 'report', report: rendered, trouble: false },
	);
	const poll = useRef<Poll | null>(null);
	// The session is null until the page is alive.
	const wanted = session !== null && rendered === null;
	const token = session?.token ?? null;

	useEffect(() => {
		if (!wanted) return;
		const ask = async (signal: AbortSignal): Promise<boolean> => {
			const asked = await askReport(uuid, token, signal).catch(() => null);
			if (asked === null || signal.aborted) return false;
			if (asked.kind === 'trouble') {
				setState((before) => (before.kind === 'missing' ? LOADING : { ...before, trouble: true }));
				return false;
			}
			setState(asked.kind === 'missing' ? asked : { ...asked, trouble: false });
			return asked.kind === 'missing' || isPollingOver(asked.report);
		};
		const begun = startPoll({ everyMs: EVERY_MS, ask });
		poll.current = begun;
		return begun.stop;
	}, [uuid, token, wanted]);

	return { state, refresh: useCallback(() => poll.current?.now(), []) };
}

/** Polling stops when a report is complete and paid: specification, section 4. */
export function isPollingOver({ report_status, paid }: OwnerReport): boolean {
	return report_status === 'completed' && paid;
}
