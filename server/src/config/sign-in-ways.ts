import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Config } from '../config.ts';

/** By whom people sign in here: a link into a messenger's chat needs the name of the bot. */
export function signInWays({
	yandex,
	vk,
	google,
	telegram,
	max,
}: Pick<Config, 'yandex' | 'vk' | 'google' | 'telegram' | 'max'>): Readonly<Record<SignInProvider, boolean>> {
	return {
		yandex: yandex !== null,
		vk: vk !== null,
		google: google !== null,
		telegram: telegram !== null,
		max: max !== null && max.botName !== null,
	};
}
