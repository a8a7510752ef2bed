import type { Setting } from '@avtosverka/server/config/declared/setting';
import { RENAMED } from '@avtosverka/server/config/renamed';
import { declaredDefaults, SETTING_GROUPS, type SettingGroup } from '@avtosverka/server/config/settings';
import { wrapLine } from './wrap-line.ts';

const BEGINNING = [
	'# Настройки',
	'',
	wrapLine(
		'Этот документ составлен командой `npm run docs` из `server/src/config`: описания правят там, в ' +
			'`config/declared`, а у поставщиков — в их папках, `registers/src/suppliers/<id>/settings.ts`, и запускают ' +
			'её снова.',
	),
	'',
	wrapLine(
		'Настройки — переменные окружения; сервер читает их один раз, при запуске. Неверное значение останавливает ' +
			'запуск одной фразой, в которой настройка названа. Пустое значение — то же, что незаданное. `npm start` ' +
			'подставляет вместо незаданных адресов и ключей песочницу; `npm run serve` этого не делает и не запускается, ' +
			'пока недостаёт необходимого. Песочница, запущенная отдельно, читает ещё `SANDBOX_SMTP_PORT`: порт её ' +
			'почтового сервера, по умолчанию любой свободный.',
	),
	'',
	wrapLine(
		'Любую настройку можно передать файлом: `DATA_KEYS_FILE=/run/secrets/data-keys` — то же, что `DATA_KEYS` с ' +
			'текстом этого файла. Так передают секреты Docker, systemd и Kubernetes.',
	),
];

function inWords(value: unknown): string {
	if (value === null || value === undefined) return 'нет';
	return `\`${value}\``;
}

function drawSetting(name: string, { text, byDefault }: Setting, declared: unknown): string {
	return wrapLine(`- \`${name}\`: ${text}. По умолчанию: ${byDefault ?? inWords(declared)}.`, '  ');
}

function drawGroup({ title, settings }: SettingGroup, defaults: Readonly<Record<string, unknown>>): string {
	const lines = Object.entries(settings).map(([name, setting]) => drawSetting(name, setting, defaults[name]));
	return [`## ${title}`, '', ...lines].join('\n');
}

/** The text of docs/settings.md, drawn from the settings as they are declared. */
export function drawSettings(): string {
	const defaults = declaredDefaults();
	const former = Object.entries(RENAMED).map(([before, now]) => `- \`${before}\` теперь \`${now}\`.`);
	return [
		BEGINNING.join('\n'),
		...SETTING_GROUPS.map((group) => drawGroup(group, defaults)),
		['## Прежние имена', '', 'С ними сервер не запускается и называет новое имя.', '', ...former].join('\n'),
		'',
	]
		.join('\n\n')
		.replace(/\n+$/, '\n');
}
