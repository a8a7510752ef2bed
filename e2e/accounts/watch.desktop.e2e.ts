import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNarrowAt } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import { watchCar } from '../steps/report-lines.ts';
import {
	chooseAccount,
	newEmail,
	noteSecret,
	openGoogle,
	playChatLinks,
	signInByGoogle,
	storedToken,
} from '../steps/sign-in-steps.ts';

type Letter = { to: string[]; text: string };

/** The way that the newest letter to somebody leads. */
async function wayFromLetter(request: APIRequestContext, email: string): Promise<string> {
	let path = '';
	await expect
		.poll(async () => {
			const { letters } = await (await request.get(`${process.env.E2E_SANDBOX_URL}/_control/mail`)).json();
			const letter = (letters as Letter[]).find(({ to }) => to.includes(email));
			path = /\/u\/[\w-]{43}/.exec(letter?.text ?? '')?.[0] ?? '';
			return path;
		})
		.not.toBe('');
	noteSecret(path.slice('/u/'.length));
	return path;
}

test('a car is watched from its report, an address is confirmed, and the watch is ended', async ({
	page,
}) => {
	const vin = newCar();
	await signInByGoogle(page);
	await page.goto(`/checks/${vin}`);
	await watchCar(page);
	await expect(page.getByText(/^Следим до \d\d\.\d\d$/)).toBeVisible();
	await page.reload();
	await expect(page.getByText(/^Следим до \d\d\.\d\d$/)).toBeVisible();
	await page.getByRole('link', { name: 'Куда сообщать' }).click();

	const watches = page.getByRole('region', { name: 'Слежение за машинами' });
	await expect(watches.getByText(`VIN XTA…${vin.slice(-4)}`)).toBeVisible();
	const email = newEmail();
	await watches.getByLabel('Адрес почты').fill(email);
	await watches.getByRole('button', { name: 'Прислать ссылку' }).click();
	await expect(watches.getByText('ждёт подтверждения по ссылке из письма')).toBeVisible();

	const confirm = await wayFromLetter(page.request, email);
	await expectNarrowAt(page, confirm, 'a link of a letter');
	await page.goto(confirm);
	await page.getByRole('button', { name: 'Подтвердить' }).click();
	await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();

	await page.goto('/user/reports');
	await expect(watches.getByText(email)).toBeVisible();
	await expect(watches.getByText('ждёт подтверждения')).toBeHidden();
	await watches.getByRole('button', { name: /^Проверить сейчас: / }).click();
	await expect(watches.getByText('Спросим реестры ещё раз в ближайшие минуты.')).toBeVisible();
	await watches.getByRole('button', { name: /^Не следить: / }).click();
	await expect(watches.getByText('Больше не следим за этой машиной.')).toBeVisible();
	await expect(watches.getByText('Вы не следите ни за одной машиной')).toBeVisible();
});

test('who presses signed out is told why to sign in, and the watch begins by itself after that', async ({
	page,
}) => {
	const begun: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/v1/user/watches')) begun.push(request.url());
	});
	await playChatLinks(page);
	const vin = newCar();
	const wayIn = page.getByRole('main').getByRole('link', { name: 'Войти', exact: true });
	await page.goto(`/checks/${vin}`);
	await watchCar(page);
	await expect(page.getByText(/^Войдите, чтобы мы знали, кому писать\./)).toBeVisible();
	await expect(wayIn).toBeFocused();

	// Who comes back without having signed in has changed their mind.
	await wayIn.click();
	await expect(page).toHaveURL('/auth');
	await page.goBack();
	await watchCar(page);
	await wayIn.click();

	await chooseAccount(await openGoogle(page), newEmail());
	await expect(page).toHaveURL(new RegExp(`/checks/${vin}$`));
	await expect(page.getByText(/^Следим до \d\d\.\d\d$/)).toBeVisible();
	await storedToken(page);
	expect(begun).toHaveLength(1);
});
