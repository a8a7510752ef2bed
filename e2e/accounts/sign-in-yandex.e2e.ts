import { failed, testSignIns } from '../steps/oauth-journeys.ts';

testSignIns({
	id: 'yandex',
	button: 'Войти через Яндекс ID',
	address: /\/yandex\/authorize/,
	troubles: {
		prosrochin: failed('yandex', 'Время этого входа вышло. Начните его заново.'),
		chuzhov: failed('yandex', 'Этот вход выдан другому сайту.'),
		sboev: failed('yandex', 'На стороне Яндекс ID сбой. Попробуйте ещё раз через минуту.'),
		medlennova: failed('yandex', 'Яндекс ID не ответил вовремя. Попробуйте ещё раз через минуту.'),
	},
});
