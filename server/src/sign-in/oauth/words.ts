import { type OauthProviderId, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** Why a sign-in failed; each is a sentence for a person. */
function refusalWords(name: string) {
	return {
		off: `Вход через ${name} на этом сайте отключён.`,
		away: `${name} сейчас не отвечает. Попробуйте ещё раз через минуту.`,
		slow: `${name} не ответил вовремя. Попробуйте ещё раз через минуту.`,
		broken: `На стороне ${name} сбой. Попробуйте ещё раз через минуту.`,
		busy: `${name} принимает слишком много входов. Попробуйте ещё раз через минуту.`,
		unreadable: `${name} прислал ответ, который не удалось прочитать. Попробуйте ещё раз.`,
		misconfigured: `Вход через ${name} на этом сайте настроен неверно. Войдите другим способом.`,
		clock: `Часы этого сайта и ${name} расходятся, поэтому вход не принят. Попробуйте ещё раз через минуту.`,
		declined: 'Вы не подтвердили вход.',
		refused: `${name} не подтвердил вход. Попробуйте ещё раз.`,
		notBegun: 'Этот вход начат не в этом браузере, уже закончен или начат слишком давно. Начните его заново.',
		expired: 'Время этого входа вышло. Начните его заново.',
		otherSite: 'Этот вход выдан другому сайту.',
		usedAlready: 'Этот вход уже использован. Начните его заново.',
		forged: `Подпись ${name} не подтвердилась. Начните вход заново.`,
		tooMany: 'Слишком много неудачных попыток войти. Начните вход заново.',
	} as const;
}

export type SignInRefusal = keyof ReturnType<typeof refusalWords>;

/** The refusals of each provider. */
export const REFUSAL_WORDS: Readonly<Record<OauthProviderId, Readonly<Record<SignInRefusal, string>>>> = {
	yandex: refusalWords(PROVIDER_NAMES.yandex),
	vk: refusalWords(PROVIDER_NAMES.vk),
	google: refusalWords(PROVIDER_NAMES.google),
};
