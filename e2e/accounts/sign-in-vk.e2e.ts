import { failed, testSignIns } from '../steps/oauth-journeys.ts';

testSignIns({
	id: 'vk',
	button: 'Войти через VK ID',
	address: /\/vk\/authorize/,
	troubles: {
		prosrochin: failed('vk', 'VK ID не подтвердил вход. Попробуйте ещё раз.'),
		chuzhov: failed('vk', 'Подпись VK ID не подтвердилась. Начните вход заново.'),
		sboev: failed('vk', 'На стороне VK ID сбой. Попробуйте ещё раз через минуту.'),
		medlennova: failed('vk', 'VK ID не ответил вовремя. Попробуйте ещё раз через минуту.'),
	},
});
