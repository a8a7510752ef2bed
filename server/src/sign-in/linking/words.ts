import { PROVIDER_NAMES, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** What is said to whoever would change the ways in by an old session. */
export const SIGN_IN_AGAIN =
	'Способы входа меняет только тот, кто вошёл не больше десяти минут назад. Войдите заново и повторите.';

/** What people are told of linked sign-ins, by provider. */
export function linkingWords(provider: SignInProvider) {
	const name = PROVIDER_NAMES[provider];
	return {
		linked: `Вход через ${name} привязан к вашему аккаунту.`,
		unlinked:
			`Вход через ${name} отвязан, и сеансы, которые начаты через него, завершены, кроме этого. ` +
			`Если войти через ${name} снова, откроется другой аккаунт.`,
		foreign:
			`Через ${name} уже входят в другой аккаунт, поэтому привязать этот вход нельзя. ` +
			'Аккаунты не объединяются: войдите в тот аккаунт и отвяжите вход там.',
		occupied: `К вашему аккаунту уже привязан другой вход через ${name}. Сначала отвяжите его.`,
		last: 'Это единственный способ входа: без него вы не войдёте в аккаунт. Сначала привяжите другой.',
		absent: `Вход через ${name} к вашему аккаунту не привязан.`,
		gone: 'Этого аккаунта больше нет.',
	} as const;
}
