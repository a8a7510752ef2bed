import { databaseAddress, matching, oneOf, textField, webAddress, wholeNumber } from '../fields.ts';
import type { DeclaredSettings } from './setting.ts';

const DATA_KEY = String.raw`[\w-]+:[A-Za-z0-9+/]{43}=`;
const DATA_KEYS = new RegExp(`^${DATA_KEY}(\\s*,\\s*${DATA_KEY})*$`);

/** The process, its addresses, its store and its secrets. */
export const SITE_SETTINGS = {
	NODE_ENV: {
		field: textField(),
		text:
			'`production` включает проверки для продакшена: сервер не запустится без `SITE_URL`, без единого поставщика, ' +
			'с Автокодом без ключа, с `BOT_PROTECTION=off` и с `MONETA_TEST_MODE=on`. `npm run serve` задаёт её сам',
	},
	PORT: { field: wholeNumber(3000, 0, 65_535), text: 'порт сайта; 0 — любой свободный' },
	WORKER_PORT: {
		field: wholeNumber(0, 0, 65_535),
		text: 'порт, на котором `npm run worker` отвечает на `/healthz`, `/readyz` и `/metrics`; 0 — ни на каком',
	},
	HOST: {
		field: textField().transform((host) => host ?? '127.0.0.1'),
		text: 'адрес, на котором сервер принимает соединения',
	},
	SITE_URL: {
		field: webAddress(),
		text:
			'публичный адрес сайта; для продакшена обязателен и начинается с https, а с http — только на самой машине: ' +
			'`localhost`, `*.localhost`, `127.*`, `[::1]`',
		byDefault: '`http://localhost:$PORT`',
	},
	SANDBOX_PORT: {
		field: wholeNumber(3100, 0, 65_535),
		text:
			'порт песочницы и её панели управления; пока хоть один внешний адрес ведёт туда, каждая страница ' +
			'говорит, что данные демонстрационные',
	},
	DATA_DIR: {
		field: textField().transform((folder) => folder ?? './data'),
		text: 'папка встроенного хранилища и секретов, созданных при первом запуске',
	},
	DATABASE_URL: {
		field: databaseAddress(),
		secret: true,
		text:
			'PostgreSQL вместо встроенного хранилища: `postgres://пользователь:пароль@узел/база`. Узлов может быть ' +
			'несколько через запятую, тогда `?target_session_attrs=read-write` выбирает тот, что принимает запись; ' +
			'`?sslmode=verify-full` требует TLS и проверяет сертификат',
		byDefault: 'встроенное хранилище',
	},
	DATABASE_READ_URL: {
		field: databaseAddress(),
		secret: true,
		text:
			'адрес резервного сервера той же базы, с которого читают сохранённые ответы; без `DATABASE_URL` не ' +
			'действует. `DATABASE_POOLER` и `DATABASE_CA` относятся и к нему; если он отстал или недоступен, читают с ' +
			'ведущего',
		byDefault: 'нет: всё читают с ведущего',
	},
	BACKUP_DIR: {
		field: textField(),
		text: 'папка, в которую `npm run backup` пишет резервные копии',
		byDefault: '`DATA_DIR/backups`',
	},
	BACKUP_KEY: {
		field: matching(/^[A-Za-z0-9+/]{43}=$/, 'нужны 32 байта в base64: openssl rand -base64 32').transform(
			(key) => (key === null ? null : Buffer.from(key, 'base64')),
		),
		secret: true,
		text:
			'ключ, которым шифруют резервные копии: 32 байта в base64 (`openssl rand -base64 32`). Без него копия не ' +
			'восстановится; без ключа имена, почту и комментарии прочтёт любой, у кого есть файл',
		byDefault: 'нет: копии не зашифрованы',
	},
	DELETIONS_JOURNAL: {
		field: textField(),
		text:
			'журнал удалений вне хранилища: в него фоновые задания дописывают, что люди удалили, а `npm run restore` ' +
			'удаляет это из копии снова. Держите его на другом диске и храните не меньше, чем копии',
		byDefault: '`DATA_DIR/deletions.jsonl`, а с `DATABASE_URL` — нет: журнал тогда только в хранилище',
	},
	DELETIONS_RETENTION_DAYS: {
		field: wholeNumber(400, 1, 36_500),
		text:
			'сколько дней журнал удалений помнит, что люди удалили; копию старше этого срока `npm run restore` не ' +
			'восстанавливает, потому что удалённое вернулось бы',
	},
	DATABASE_POOL: {
		field: wholeNumber(10, 2, 1000),
		text:
			'сколько соединений с PostgreSQL держит один процесс самое большее; ещё одно — для `/readyz` и три — с ' +
			'`DATABASE_READ_URL`',
	},
	DATABASE_POOLER: {
		field: oneOf(['off', 'transaction'], 'off'),
		text:
			'`transaction`, если `DATABASE_URL` ведёт к pgbouncer в режиме transaction: операторы не именуются, а ' +
			'предел времени вопроса задаёт pgbouncer (`deploy/pgbouncer/pgbouncer.ini`)',
	},
	MONEY_NEEDS_STANDBY: {
		field: oneOf(['off', 'on'], 'off'),
		text:
			'`on` — заказы, зачисление платежей и платный поиск работают, только пока база подтверждает запись не раньше ' +
			'резервного сервера (`synchronous_standby_names`); иначе — 503, и ничего не списано',
	},
	DATABASE_CA: {
		field: matching(/^-----BEGIN CERTIFICATE-----/, 'нужен сертификат PEM, -----BEGIN CERTIFICATE-----'),
		text:
			'сертификат PEM, которым подписан сертификат PostgreSQL: соединение шифруется, сертификат и имя узла ' +
			'проверяются; обычно задают файлом, `DATABASE_CA_FILE`',
		byDefault: 'как сказано в `DATABASE_URL`',
	},
	APP_SECRET: {
		field: matching(/^.{32,}$/s, 'нужно не меньше 32 знаков'),
		secret: true,
		text:
			'подписывает задачи защиты от роботов и скрывает, кого считают общие ограничения; не меньше 32 знаков, ' +
			'одинаковый на всех узлах; с `DATABASE_URL` обязателен',
		byDefault: 'создаётся при первом запуске и хранится в `DATA_DIR`',
	},
	DATA_KEYS: {
		field: matching(DATA_KEYS, 'нужны ключи по 32 байта вида имя:base64 через запятую'),
		secret: true,
		text:
			'ключи шифрования данных в хранилище, по 32 байта: `имя:base64,имя:base64`. Первым шифруют, ' +
			'расшифровывают всеми; с `DATABASE_URL` обязательны, одинаковые на всех узлах',
		byDefault: 'создаётся при первом запуске и хранится в `DATA_DIR`',
	},
	JOBS: {
		field: oneOf(['on', 'off'], 'on'),
		text:
			'`on` — сервер сам выполняет фоновые задания; `off` — только ставит их в очередь, а выполняет ' +
			'`npm run worker`',
	},
	PRESTOP_SECONDS: {
		field: wholeNumber(0, 0, 300),
		text:
			'сколько секунд после `SIGTERM` узел ещё обслуживает запросы, отвечая на `/readyz` 503, чтобы балансировщик ' +
			'успел его исключить; за балансировщиком — больше, чем между двумя его проверками',
	},
	BUILD_COMMIT: {
		field: matching(/^[\w.-]{1,64}$/, 'нужно не больше 64 латинских букв, цифр, точек и дефисов'),
		text: 'из какого коммита собрана программа; видно в `/healthz`, метриках и первой строке журнала',
		byDefault: 'что записала `npm run build`',
	},
	LOG_LEVEL: {
		field: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
		text: 'подробность журнала: `trace`, `debug`, `info`, `warn`, `error`, `fatal` или `silent`',
	},
	OTEL_EXPORTER_OTLP_ENDPOINT: {
		field: webAddress(),
		text:
			'адрес коллектора OpenTelemetry: туда по OTLP/HTTP уходят трассировки запросов и вопросов поставщикам и все ' +
			'метрики; в трассировке — шаблон адреса, но не VIN и не номер',
		byDefault: 'никуда',
	},
	OTEL_TRACES_SAMPLER_ARG: {
		field: matching(/^(0(\.\d{1,6})?|1)$/, 'нужна доля от 0 до 1, например 0.1').transform((part) =>
			part === null ? 0.1 : Number(part),
		),
		text: 'какую долю запросов трассировать, от 0 до 1; начатую прокси трассировку продолжаем, как решил он',
		byDefault: '`0.1`',
	},
	METRICS_TOKEN: {
		field: matching(/^[\x21-\x7e]{16,}$/, 'нужно не меньше 16 латинских знаков без пробелов'),
		secret: true,
		text:
			'токен, с которым читают `/metrics` (`Authorization: Bearer …`), не меньше 16 знаков. Без него ' +
			'`/metrics` открыт только программам на этой машине, пока `SITE_URL` тоже её адрес, а `TRUST_PROXY` не задана',
		byDefault: 'нет',
	},
} as const satisfies DeclaredSettings;
