import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import {
	checkReportPersonRoute,
	deleteOwnerReportRoute,
	getOwnerReportRoute,
	repeatOwnerReportBlockRoute,
} from '@avtosverka/contract/routes/owner-report';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { call, failureText } from '../../../client.ts';
import { refreshUser } from '../../../session/session.ts';

/** What the server said of a report; `trouble`: nothing usable, ask again. */
export type ReportResult =
	/** `cars`: the VINs in the account of who ordered it. */
	| { readonly kind: 'report'; readonly report: OwnerReport; readonly cars: readonly string[] }
	| { readonly kind: 'missing' }
	| { readonly kind: 'trouble' };

/** A question that is silent for longer is given up; the next one follows. */
const PATIENCE_MS = 20_000;

/** Asks for a report, with the token in the header, not the address. Rejects only on `signal`. */
export async function askReport(
	uuid: string,
	token: string | null,
	signal: AbortSignal,
): Promise<ReportResult> {
	const patience = new AbortController();
	const withdraw = () => patience.abort();
	const timer = setTimeout(withdraw, PATIENCE_MS);
	signal.addEventListener('abort', withdraw);
	try {
		const outcome = await call(
			getOwnerReportRoute,
			{ report_uuid: uuid },
			{ token, signal: patience.signal },
		);
		if (outcome.kind === 'reply') {
			const { report, cars = [] } = outcome.reply.data;
			return { kind: 'report', report, cars };
		}
		if (outcome.kind === 'problem' && outcome.problem.code === 'not-found') return { kind: 'missing' };
	} catch {
		signal.throwIfAborted();
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', withdraw);
	}
	return { kind: 'trouble' };
}

/** Deletes one's own report; null when it is gone, else why it is not. Never throws. */
export async function deleteReport(uuid: string, token: string): Promise<string | null> {
	const outcome = await call(deleteOwnerReportRoute, { uuid }, { token });
	if (outcome.kind === 'reply') return null;
	if (outcome.kind === 'problem' && outcome.problem.code === 'sign-in') void refreshUser();
	return failureText(outcome);
}

/** What a payer knows of the person, as they have typed it. */
export type KnownPerson = Readonly<Record<'full_name' | 'birth_date' | 'passport_end', string>>;

/** Whether a report is about that person, in every field; or why there is no answer to that. */
export type PersonCheckResult =
	| { readonly kind: 'matches' | 'differs' }
	| { readonly kind: 'refused'; readonly message: string; readonly field: string | null };

/** Asks whether an unpaid report is about the person that its payer means. Never throws. */
export async function checkPerson(uuid: string, known: KnownPerson): Promise<PersonCheckResult> {
	const outcome = await call(checkReportPersonRoute, { uuid, ...known });
	if (outcome.kind === 'reply') return { kind: outcome.reply.data.matches ? 'matches' : 'differs' };
	const field = outcome.kind === 'problem' ? (outcome.problem.field ?? null) : null;
	return { kind: 'refused', message: failureText(outcome), field };
}

/** Has a silent register of one's own report asked again; gives the server's words. Never throws. */
export async function repeatBlock(uuid: string, register: PersonRegister, token: string): Promise<string> {
	const outcome = await call(repeatOwnerReportBlockRoute, { uuid, block: register }, { token });
	if (outcome.kind === 'problem' && outcome.problem.code === 'sign-in') void refreshUser();
	return outcome.kind === 'reply' ? `${outcome.reply.message}…` : failureText(outcome);
}
