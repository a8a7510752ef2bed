import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PROVIDER_NAMES, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** For a person who would change their sign-ins in an old session. */
export const SIGN_IN_AGAIN =
	'Войдите заново и повторите: способы входа можно менять только в первые десять минут после входа.';

/** For a person who would sign in by a way that was unlinked less than a day ago. */
export function heldWords(provider: SignInProvider, unlinkedAt: Date): string {
	const name = PROVIDER_NAMES[provider];
	return (
		`Вход через ${name} отвязан от аккаунта ${formatMoment(unlinkedAt.toISOString())} по Москве. ` +
		'Если это были не вы, нажмите «Вернуть вход»: вход на всех устройствах завершится, и войдёте только вы. ' +
		`Если вы, то через сутки после отвязки через ${name} откроется новый аккаунт.`
	);
}

/** Another trip, or another device, was quicker; or the day is over. */
export const NOT_HELD = 'Возвращать уже нечего. Войдите ещё раз.';

/** What people read about linked sign-ins, by provider. */
export function linkingWords(provider: SignInProvider) {
	const name = PROVIDER_NAMES[provider];
	return {
		linked: `Вход через ${name} привязан к вашему аккаунту.`,
		unlinked:
			`Вход через ${name} отвязан, а на других устройствах завершён. ` +
			`Если войти через ${name} снова, откроется другой аккаунт.`,
		held:
			`Вход через ${name} отвязан, а на других устройствах завершён. ` +
			`Ещё сутки этот вход можно вернуть, потом через ${name} откроется другой аккаунт.`,
		foreign:
			`Через ${name} уже входят в другой аккаунт, поэтому привязать этот вход нельзя. ` +
			'Аккаунты не объединяются: войдите в тот аккаунт и отвяжите вход там.',
		occupied: `К вашему аккаунту уже привязан другой вход через ${name}. Сначала отвяжите его.`,
		last: 'Это единственный способ входа: без него вы не войдёте в аккаунт. Сначала привяжите другой.',
		absent: `Вход через ${name} к вашему аккаунту не привязан.`,
		gone: 'Этого аккаунта больше нет.',
	} as const;
}
