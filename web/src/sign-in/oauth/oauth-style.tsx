import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { ReactNode } from 'react';
import { GoogleMark, VkMark, YandexMark } from '../provider-marks.tsx';

/** How a provider wants its button: its own words and mark, and colours that are not ours to change. */
export type OauthStyle = { readonly words: string; readonly mark: ReactNode; readonly className: string };

/** VK ID's outlined button is white in every theme, and Yandex ID's is black. */
export const OAUTH_STYLES: Readonly<Record<OauthProviderId, OauthStyle>> = {
	yandex: {
		words: 'Войти через Яндекс ID',
		mark: <YandexMark />,
		className: 'bg-black! text-white! inset-ring-black! hover:bg-[#2b2b2b]!',
	},
	vk: {
		words: 'Войти через VK ID',
		mark: <VkMark />,
		className: 'bg-white! text-black! inset-ring-black/12! hover:bg-[#f5f5f5]!',
	},
	google: { words: 'Войти через Google', mark: <GoogleMark />, className: 'text-ink!' },
};
