import { createOwnerReportRoute } from '@avtosverka/contract/routes/owner-report';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { protectedCall } from '../../../protection/protected-call.ts';
import { refreshUser } from '../../../session/session.ts';
import { fieldNamed, type OwnerField, type OwnerFormFields } from './fields.ts';

/** What became of an order: its report, or why there is none. */
export type CreateResult =
	| { readonly kind: 'created'; readonly uuid: string }
	| { readonly kind: 'sign-in' }
	/** `field`: where it is shown; null for the form as a whole. */
	| { readonly kind: 'refused'; readonly message: string; readonly field: OwnerField | null };

/** Specification, sections 5 and 8. */
export const NOT_SIGNED_IN = 'Вы не авторизованы';
export const CREATE_FAILED = 'Ошибка при создании отчета';
export const NETWORK_FAILED = 'Ошибка сети';

/**
 * Orders a report. Never throws.
 * @param key drawn for one press of the button: sent again after a lost reply, it brings the same report
 */
export async function createReport(
	fields: OwnerFormFields,
	token: string,
	key: string | undefined,
): Promise<CreateResult> {
	const form = {
		...fields,
		passport_number: fields.passport_number.replaceAll(' ', ''),
		consent: CONSENT_VERSION,
		idempotence_key: key,
	};
	const outcome = await protectedCall(createOwnerReportRoute, form, { token });
	switch (outcome.kind) {
		case 'reply':
			return { kind: 'created', uuid: outcome.reply.data.report_uuid };
		case 'problem':
			if (outcome.problem.code !== 'sign-in')
				return refused(outcome.problem.message, fieldNamed(outcome.problem.field));
			void refreshUser();
			return { kind: 'sign-in' };
		case 'failed':
			return refused(outcome.silent ? NETWORK_FAILED : CREATE_FAILED);
	}
}

function refused(message: string, field: OwnerField | null = null): CreateResult {
	return { kind: 'refused', message, field };
}
