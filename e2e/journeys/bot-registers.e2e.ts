import { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { BOTS, botChat } from '../steps/bot-chat.ts';
import { newCar } from '../steps/new-car.ts';

const site = ownSite('bot-registers', { SUPPLIER_AVTOCOD_URL: 'off', SUPPLIER_APICLOUD_URL: 'off' });

for (const bot of BOTS) {
	const { name } = bot;

	test(
		`${name}: digits of the police's picture, typed in the chat, open five sections`,
		DEEP,
		async ({ request }) => {
			const chat = botChat(request, bot, { sandboxUrl: site.sandboxUrl });
			const vin = newCar();
			await chat.write(vin);
			const picture = await chat.botMessage('Пришлите цифры с неё сообщением: их ждут 5 разделов', {
				withinMs: 60_000,
			});
			const { digits } = (await site.control('captcha', { image: picture.photo })) as { digits: string };
			await chat.write(digits);
			await chat.botMessage(new RegExp(`VIN ${vin}[^]*Розыск: (?!нужны цифры|спрашиваем)`), {
				withinMs: 90_000,
			});
			await expect.poll(() => chat.pictures()).toBe(2);
		},
	);

	test(
		`${name}: a car about which all are silent is too little to decide, and never clear`,
		DEEP,
		async ({ request }) => {
			const meet = (failureMode: string) =>
				Promise.all(CAR_SUPPLIERS.map((supplier) => site.control('failure-mode', { supplier, failureMode })));
			await meet('down');
			try {
				const chat = botChat(request, bot, { sandboxUrl: site.sandboxUrl });
				const vin = newCar();
				await chat.write(vin);
				const { text } = await chat.report(vin);
				expect(text).toContain('Пока рано решать');
				expect(text).toContain('Ответили 0 из 10');
				expect(text).toContain('Реестр розыска МВД не ответил.');
				expect(text).toContain('Это не значит, что записей нет.');
			} finally {
				await meet('fine');
			}
		},
	);
}
