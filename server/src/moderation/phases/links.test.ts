import { expect, test } from 'vitest';
import { links } from './links.ts';
import { sightsOf } from './testing/sights.ts';

const SITE = 'Ссылка на другой сайт.';
const ADS = 'Похоже на рекламу.';

test.each([
	['смотри https://example.com/a?b=1 тут', SITE, ['https://example.com/a?b=1']],
	['смотри hxxp://example[.]com', SITE, ['hxxp://example[.]com']],
	['на аvtо.ru дешевле', SITE, ['аvtо.ru']],
	['на ехаmрlе.соm дешевле', SITE, ['ехаmрlе.соm']],
	['на автобаза.рф', SITE, ['автобаза.рф']],
	['зайди на example точка ру', SITE, ['example точка ру']],
	['t.me/kanal_avto', SITE, ['t.me/kanal_avto']],
	['канал @kanal_avto', 'Чей-то канал или страница.', ['@kanal_avto']],
	['Срочный выкуп авто!', ADS, ['Срочный выкуп авто']],
	['по промокоду АВТО', ADS, ['промокоду']],
	[
		'avtosverka.example.evil.ru/checks/XTA21144094786239',
		SITE,
		['avtosverka.example.evil.ru/checks/XTA21144094786239'],
	],
	['https://avtosverka.example/payment', SITE, ['https://avtosverka.example/payment']],
])('%s', (text, reason, marked) => {
	expect(sightsOf(links, text)).toContainEqual([reason, marked]);
});

test.each([
	'/checks/XTA21144094786239',
	'см. https://avtosverka.example/checks/XTA21144094786239, там другой пробег',
	'avtosverka.example/checks/XTA21144094786239',
	'Мотор 1.6.MPI, т.е. бензин и т.д.',
	'XTA21144094786239',
	'Прошёл.ТО в марте.',
	'почта ivan@example.com',
	'кривой адрес иван@primer',
	'Подписывал договор в Твери, скидок не было.',
])('says nothing of: %s', (text) => {
	expect(sightsOf(links, text)).toEqual([]);
});
