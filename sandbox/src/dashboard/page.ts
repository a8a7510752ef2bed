import { joinName } from '@avtosverka/contract/vocabulary/person';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import { SUPPLIERS, type SupplierId, supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { AD_MODES, type AdMode } from '../ads/modes.ts';
import { FAILURE_MODES, type FailureMode } from '../failure-mode.ts';
import { mailPanel } from '../mail/panel.ts';
import type { MailPlay } from '../mail/play.ts';
import { monetaPanel } from '../moneta/panel.ts';
import type { MonetaPlay } from '../moneta/play.ts';
import { googlePart } from '../oidc/page.ts';
import { CAPTCHA_MODES, type CaptchaMode, type CaptchaService } from '../protection/play.ts';
import { pushPanel } from '../push/panel.ts';
import type { PushPlay } from '../push/play.ts';
import { GIBDD_STATIONS } from '../subjects/gibdd-failure-fixtures.ts';
import { PAGE_STATIONS } from '../subjects/page-failure-fixtures.ts';
import { PERSONS, type PlayedPerson } from '../subjects/persons.ts';
import type { Subject } from '../subjects/subject.ts';
import { FAILURE_FIXTURES, PLATES, STORIES } from '../subjects/table.ts';
import { messengerPanel } from '../telegram/panel.ts';
import type { TelegramMode } from '../telegram/play.ts';
import { type Html, headOf, html } from './html.ts';
import { STYLE } from './style.ts';
import { switchPanel } from './switch-panel.ts';

const SERVICE_NAMES: Readonly<Record<CaptchaService, string>> = {
	smartcaptcha: 'Yandex SmartCaptcha',
	turnstile: 'Cloudflare Turnstile',
};

export type DashboardState = {
	/** Address of the site without a slash at its end; links lead there. */
	readonly siteUrl: string;
	readonly failureMode: readonly { readonly supplier: SupplierId; readonly failureMode: FailureMode }[];
	/** What the advertising network does. */
	readonly ads: AdMode;
	/** What the bot-protection services do. */
	readonly protection: readonly { readonly service: CaptchaService; readonly mode: CaptchaMode }[];
	/** What Telegram's Bot API does. */
	readonly telegram: TelegramMode;
	/** What MAX's Bot API does. */
	readonly max: TelegramMode;
	/** Who paid, and how the site is notified. */
	readonly moneta: MonetaPlay;
	/** The mail server and what has come to it. */
	readonly mail: MailPlay;
	/** The push service of browsers. */
	readonly push: PushPlay;
	/** Reports ordered and calls received since the last reset. */
	readonly orders: number;
	readonly calls: number;
};

const CHANGES_PANEL = html`<div class="panel">
<form class="inline" method="post" action="/_control/changes">
<label for="changes"><strong>Изменить ответы о машине</strong></label>
<input id="changes" name="vin" value="XTAGFL110KY700250" maxlength="17" size="20">
<button class="first" type="submit">Новый запрет, прежний изменён</button>
</form>
</div>`;

/** The dashboard as a whole document. */
export function dashboardPage(state: DashboardState): string {
	const page = html`<!DOCTYPE html>
<html lang="ru">
${headOf('Песочница Автосверки', STYLE)}
<body>
<main>
<h1>Песочница</h1>
<p>Здесь живут выдуманные машины и выдуманные ответы реестров. Ни одна запись не относится к настоящему автомобилю
или человеку. Ссылки открывают проверку на сайте <a href="${state.siteUrl}">${state.siteUrl}</a>. Любой другой
правильный VIN или госномер тоже найдётся: машина придумывается по нему и всегда одна и та же.</p>

<h2>Режимы отказа поставщиков</h2>
${state.failureMode.map(({ supplier, failureMode }) => failureModePanel(supplier, failureMode))}
${adsPanel(state.ads)}
${CHANGES_PANEL}

<h2>Защита от роботов</h2>
<p class="soft">Сайт спрашивает одну из этих служб, если запущен с настройкой <code>BOT_PROTECTION</code>.</p>
${state.protection.map(({ service, mode }) => protectionPanel(service, mode))}
${messengerPanel('telegram', state.telegram)}
${messengerPanel('max', state.max)}
${monetaPanel(state.moneta)}
${mailPanel(state.mail)}
${pushPanel(state.push)}

<h2>Счётчики</h2>
<div class="panel">
<form class="inline" method="post" action="/_control/reset">
<span>Заказано отчётов: ${state.orders}, принято запросов: ${state.calls}</span>
<button type="submit">Забыть всё и выключить режимы отказа</button>
</form>
</div>

<h2>Вход через Яндекс ID, VK ID и Google</h2>
${googlePart(state.siteUrl)}

<h2>Истории</h2>
${subjectList(STORIES, state.siteUrl)}
<h2>Номера с особенностями</h2>
${subjectList(PLATES, state.siteUrl)}
<h2>Поставщик не в духе</h2>
<p class="soft">У каждой из этих машин свой недуг поставщика; у остальных в это время всё хорошо.</p>
${subjectList(FAILURE_FIXTURES, state.siteUrl)}
<h2>ГИБДД не в духе</h2>
<p class="soft">Автокод об этих машинах не отвечает, поэтому сайт спрашивает ГИБДД и просит прочитать картинку. Цифры на
ней читает человек; тесту их скажет <code>POST /_control/captcha</code> с картинкой в поле <code>image</code>.</p>
${subjectList(GIBDD_STATIONS, state.siteUrl)}
<h2>Росстандарт и таможня не в духе</h2>
<p class="soft">Автокод об этих машинах не отвечает: видно, что сказала сама страница.</p>
${subjectList(PAGE_STATIONS, state.siteUrl)}
<h2>Люди</h2>
<p class="soft">О любом другом человеке ничего плохого не находится; ИНН придумывается по номеру паспорта.</p>
<ul class="subjects">${PERSONS.map(personItem)}</ul>
</main>
</body>
</html>
`;
	return page.html;
}

function adsPanel(current: AdMode): Html {
	const label = 'Рекламная сеть';
	return switchPanel({ id: 'ads', label, path: 'ads', field: 'mode', along: {}, choices: AD_MODES, current });
}

function failureModePanel(supplier: SupplierId, current: FailureMode): Html {
	return switchPanel({
		id: `failure-mode-${supplier}`,
		label: supplierName(supplier),
		path: 'failure-mode',
		field: 'failureMode',
		along: { supplier },
		choices: FAILURE_MODES,
		current,
	});
}

function protectionPanel(service: CaptchaService, current: CaptchaMode): Html {
	return switchPanel({
		id: `protection-${service}`,
		label: SERVICE_NAMES[service],
		path: 'protection',
		field: 'mode',
		along: { service },
		choices: CAPTCHA_MODES,
		current,
	});
}

function subjectList(subjects: readonly Subject[], siteUrl: string): Html {
	return html`<ul class="subjects">${subjects.map((subject) => subjectItem(subject, siteUrl))}</ul>`;
}

function subjectItem({ vin, plate, vins, story, failureMode }: Subject, siteUrl: string): Html {
	const cars = [vin, ...(vins ?? [])].filter((text) => text !== null);
	const links = cars.map((text) => html`<a href="${siteUrl}/checks/${text}">${text}</a>`);
	if (plate)
		links.push(html`<a href="${siteUrl}/?plate=${encodeURIComponent(plate)}">${formatPlate(plate)}</a>`);
	const troubles = SUPPLIERS.flatMap((supplier) => {
		const kind = failureMode?.[supplier];
		return kind
			? [html`<span class="failure-mode">${supplierName(supplier)}: ${FAILURE_MODES[kind]}</span>`]
			: [];
	});
	return html`<li><div class="ids">${links}</div><p class="told">${story}</p>${troubles}</li>`;
}

function personItem({ lastName, firstName, middleName, birthDate, passport, story }: PlayedPerson): Html {
	const born = birthDate.split('-').reverse().join('.');
	const series = `${passport.slice(0, 4)} ${passport.slice(4)}`;
	return html`<li><div class="ids">${joinName(lastName, firstName, middleName)}, ${born}, паспорт ${series}</div><p class="told">${story}</p></li>`;
}
