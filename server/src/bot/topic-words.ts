import { escapeXml } from '../escape-xml.ts';
import { LOOKUP_PRICES } from './paid-plate.ts';
import type { AnsweredTopic } from './topics.ts';

/** The site as answers speak of it; `isSelling` where requests can be paid for. */
export type SpokenSite = { readonly siteUrl: string; readonly isSelling: boolean };

const SEND = 'Пришлите VIN, госномер или текст объявления.';
const FREE = 'Проверка машины бесплатна и здесь, и на сайте, подписок нет.';

const ANSWERS: Readonly<Record<AnsweredTopic, (site: SpokenSite) => string>> = {
	'no-text': ({ siteUrl }) => `Пришлите VIN или госномер текстом. С фотографии их прочитает сайт: ${siteUrl}`,
	link: ({ siteUrl }) =>
		`В этой ссылке нет VIN или госномера, а саму страницу я не открываю. ${SEND} Если VIN есть только на фотографии, его прочитает сайт: ${siteUrl}`,
	phone: () => `Похоже на телефон. По телефонам я не ищу, только по номерам машин. ${SEND}`,
	mail: () => `Похоже на адрес почты. Людей я не ищу, только машины. ${SEND}`,
	document: () =>
		'По номеру документа реестры машину не ищут. Пришлите её VIN: эти 17 знаков напечатаны в ПТС и СТС.',
	mileage: () =>
		'Похоже на пробег. С показаниями на техосмотрах его можно сравнить в отчёте: пришлите VIN или госномер.',
	price: () =>
		'Похоже на цену. С рынком её сравнит отчёт на сайте: пришлите VIN или госномер, откройте «Полный отчёт» и впишите там цену продавца.',
	cost: ({ siteUrl, isSelling }) =>
		isSelling
			? `${FREE} Платны две вещи: поиск VIN в картотеке ГИБДД, если бесплатный поиск по госномеру его не нашёл (${LOOKUP_PRICES}), и отчёт о владельце: ${siteUrl}/ownerReport`
			: FREE,
	person: ({ siteUrl }) =>
		`Имён реестры не раскрывают, и людей я не ищу: проверяю машину по VIN или госномеру. Проверить самого продавца, с его согласия, можно на сайте: ${siteUrl}/ownerReport`,
	fines: () => `Штрафы я не проверяю: они есть на Госуслугах и на сайте ГИБДД. Машину проверю. ${SEND}`,
	support: ({ siteUrl }) => `Я бот и отвечаю сам. Ответы на частые вопросы: ${siteUrl}/faq`,
	stop: () =>
		'Сам я пишу только о машинах, за которыми вы следите. Откройте /my и нажмите «Не следить». Забыть всё об этом чате: /forget.',
	thanks: () => 'Пожалуйста! Понадобится ещё — пришлите VIN или госномер.',
	greeting: () => `Здравствуйте! ${SEND} Проверю машину по реестрам.`,
	unclear: () =>
		'Не вижу здесь VIN или госномера. По марке и модели машину не найти: пришлите VIN из 17 знаков, госномер или текст объявления.',
};

/** What is answered to a text without a car. HTML. */
export function topicAnswer(topic: AnsweredTopic, site: SpokenSite): string {
	return escapeXml(ANSWERS[topic](site));
}
