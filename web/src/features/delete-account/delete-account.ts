import { deleteAccountRoute } from '@avtosverka/contract/routes/accounts';
import { call } from '../../client.ts';
import { logTrouble } from '../../log.ts';
import { refreshUser } from '../../session/session.ts';

const CUT_OFF =
	'Связь оборвалась, и удалён ли аккаунт, неизвестно. Нажмите «Удалить аккаунт» ещё раз: если он уже удалён, ничего не случится.';
const DEAD_TOKEN =
	'Вход больше не действует. Если вы уже нажимали «Удалить аккаунт» а ответа не было, аккаунт удалён. Если нет, войдите и повторите.';
const FAILED = 'Не удалось удалить аккаунт.';

/** Deletes the account of a token; null when it is gone, else why it may not be. Never throws. */
export async function confirmDeletion(token: string): Promise<string | null> {
	const outcome = await call(deleteAccountRoute, {}, { token });
	if (outcome.kind === 'reply') return null;
	logTrouble('the account could not be deleted');
	if (outcome.kind === 'problem' && outcome.problem.code === 'sign-in') {
		void refreshUser();
		return DEAD_TOKEN;
	}
	if (outcome.kind === 'failed' && outcome.silent) return CUT_OFF;
	return `${FAILED} ${outcome.problem?.message ?? 'Попробуйте ещё раз через минуту.'}`;
}
