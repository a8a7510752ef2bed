import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { BOTS, newPerson } from '../steps/bot-chat.ts';
import { inspect } from '../steps/inspect.ts';

/** A car with a verdict to look at, and one that stays out of every list of this run. */
const VIN = 'XTA21144094786239';

test.use({ reducedMotion: 'reduce' } as object);

for (const { messenger, name, chats } of BOTS) {
	test(
		`a conversation in ${name}: axe finds nothing, and nothing is wider than the screen`,
		DEEP,
		async ({ page }, info) => {
			const shot = (state: string) => inspect(page, info, `bot-${messenger}-${state}`, { fullPage: false });
			const said = page.locator('.by-bot');
			const write = async (text: string) => {
				await page.getByLabel('Сообщение боту').fill(text);
				await page.getByRole('button', { name: 'Отправить' }).click();
			};
			await page.goto(`${process.env.E2E_SANDBOX_URL}${chats}?person=${newPerson()}`);
			await page.getByRole('button', { name: 'Старт' }).click();
			await expect(said).toHaveCount(1);
			await shot('start');

			await write(`Продаю машину, VIN ${VIN}`);
			await expect(said.filter({ hasText: 'Ответили 10 из 10' })).toBeVisible({ timeout: 90_000 });
			await said.nth(1).evaluate((message) => message.scrollIntoView({ block: 'start' }));
			await shot('report');
			await expect(page.getByAltText('Картинка от бота')).toBeVisible({ timeout: 60_000 });
			await page.getByRole('log').evaluate((list) => list.scrollTo(0, list.scrollHeight));
			await shot('card');

			await page.getByRole('button', { name: 'Следить за машиной' }).last().click();
			await expect(said.filter({ hasText: 'Слежу до' })).toBeVisible();
			await shot('watch');
			await write('Е404КХ99');
			await expect(said.filter({ hasText: 'один платный запрос' })).toBeVisible({ timeout: 60_000 });
			await shot('paid');

			// All of it on one sheet, as high as it is.
			const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
			const hidden = await page.getByRole('log').evaluate((list) => list.scrollHeight - list.clientHeight);
			await page.setViewportSize({ width, height: height + hidden });
			await shot('whole');
		},
	);
}
