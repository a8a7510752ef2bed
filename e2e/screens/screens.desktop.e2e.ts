import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { inspectScreens, type Screen } from '../steps/inspect-screens.ts';
import { answerRest } from '../steps/report-lines.ts';

const plate = (text: string) => `/?plate=${encodeURIComponent(text)}`;
const report = (vin: string) => `/checks/${vin}`;
/** A report in the site in which avtocod alone is asked: all ten sections come to one state there. */
const byAvtocod = (vin: string) => () => `${process.env.E2E_AVTOCOD_SITE_URL}/checks/${vin}`;

/** Every screen of the car check in every state of its answers; screen-states.desktop.e2e.ts has notices. */
const SCREENS: readonly Screen[] = [
	{ name: 'home', address: '/' },
	{ name: 'home-mistake', address: '/', act: submitNothing },
	{ name: 'home-menu', address: '/', act: openMenu },
	{ name: 'faq', address: '/faq' },
	{ name: 'posts', address: '/posts' },
	{ name: 'article', address: '/posts/vse_o_tehosmotre' },
	{ name: 'codes', address: '/codes' },
	{ name: 'kbm', address: '/kbm' },
	{ name: 'app', address: '/app' },
	{ name: 'how', address: '/howMeHelp' },
	{ name: 'policy', address: '/privacyPolicy' },
	{ name: 'redirect', address: '/redirect?url=https://example.org/' },
	{ name: 'dogovor', address: '/dogovor' },
	{ name: 'dogovor-form', address: '/dogovor/form' },
	{ name: 'example', address: '/s/example' },
	{ name: 'compare-empty', address: '/compare' },
	{ name: 'sources', address: '/sources' },
	{ name: 'test-index', address: '/testIndex' },
	{ name: 'test-checks', address: '/testChecks' },
	{ name: 'test-checks-report', address: '/testChecks?vin=XTA21144094786239' },
	{ name: 'sandbox', address: () => process.env.E2E_SANDBOX_URL ?? '' },
	{ name: 'not-found', address: '/nowhere', isMissing: true },
	{ name: 'malformed-vin', address: report('XTA2114'), isMissing: true },
	{ name: 'plate-found', address: plate('А123ВС77'), act: settled },
	{ name: 'plate-two-cars', address: plate('В222ВВ22'), act: settled },
	{ name: 'plate-no-vin', address: plate('Е404КХ99'), act: settled },
	{ name: 'plate-silence', address: plate('Н500ОТ78'), act: settled },
	{ name: 'report-idle', address: report('XTAGFL110KY300001') },
	{ name: 'report-asking', address: report('XTAGFL110KY100999'), act: askForever },
	{ name: 'report-found', address: report('XTA21144094786239'), act: answerRest },
	{ name: 'report-troubles', address: report('WP1AB29PX4LA69033'), act: answerRest },
	{ name: 'report-clear', address: report('XTAGFL110KY100404'), act: answerRest },
	{ name: 'report-partial', address: report('XTAGFL110KY100206'), act: answerRest },
	{ name: 'report-unreachable', address: byAvtocod('X96ERB6X4B0008543'), act: answerRest },
	// With the police behind avtocod these cars would ask for digits.
	{ name: 'report-refused', address: byAvtocod('XTAGFL110KY100403'), act: answerRest },
	{ name: 'report-unreadable', address: byAvtocod('XTAGFL110KY100222'), act: answerRest },
	{ name: 'report-not-asked', address: byAvtocod('XTAGFL110KY100204'), act: answerRest },
];

async function submitNothing(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
	await expect(page.getByText('Введите VIN или госномер.')).toBeVisible();
}

/** The collapsed menu of a small screen, or the drop-down of a large one. */
async function openMenu(page: Page): Promise<void> {
	await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click();
	await expect(page.getByRole('link', { name: /Коды регионов/ }).first()).toBeVisible();
}

async function settled(page: Page): Promise<void> {
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(/Источник:|Повторить/, { timeout: 30_000 });
}

/** The accidents of this car are never complete, so the card goes on asking while it is inspected. */
async function askForever(page: Page): Promise<void> {
	const card = page.getByRole('article', { name: 'ДТП' });
	await card.getByRole('button', { name: 'Запросить данные' }).click();
	await expect(card).toContainText('Спрашиваем…');
}

inspectScreens(SCREENS);
