import type { SettingDescriptions } from './description.ts';

/** The process, its addresses, its store and its secrets. */
export const SITE_SETTINGS = {
	NODE_ENV: {
		text:
			'`production` включает проверки для продакшена: сервер не запустится без `SITE_URL`, без единого поставщика, ' +
			'с Автокодом без ключа, с `BOT_PROTECTION=off` и с `MONETA_TEST_MODE=on`. `npm run serve` задаёт её сам',
	},
	PORT: { text: 'порт сайта; 0 — любой свободный' },
	WORKER_PORT: {
		text: 'порт, на котором `npm run worker` отвечает на `/healthz`, `/readyz` и `/metrics`; 0 — ни на каком',
	},
	HOST: { text: 'адрес, на котором сервер принимает соединения' },
	SITE_URL: {
		text:
			'публичный адрес сайта; для продакшена обязателен и начинается с https, а с http — только на самой машине: ' +
			'`localhost`, `*.localhost`, `127.*`, `[::1]`',
		byDefault: '`http://localhost:$PORT`',
	},
	SANDBOX_PORT: {
		text:
			'порт песочницы и её панели управления; пока хоть один внешний адрес ведёт туда, каждая страница ' +
			'говорит, что данные демонстрационные',
	},
	DATA_DIR: { text: 'папка встроенного хранилища и секретов, созданных при первом запуске' },
	DATABASE_URL: {
		secret: true,
		text:
			'PostgreSQL вместо встроенного хранилища: `postgres://пользователь:пароль@узел/база`. Узлов может быть ' +
			'несколько через запятую, тогда `?target_session_attrs=read-write` выбирает тот, что принимает запись; ' +
			'`?sslmode=verify-full` требует TLS и проверяет сертификат',
		byDefault: 'встроенное хранилище',
	},
	DATABASE_READ_URL: {
		secret: true,
		text:
			'адрес резервного сервера той же базы, с которого читают сохранённые ответы; без `DATABASE_URL` не ' +
			'действует. `DATABASE_POOLER` и `DATABASE_CA` относятся и к нему; если он отстал или недоступен, читают с ' +
			'ведущего',
		byDefault: 'нет: всё читают с ведущего',
	},
	BACKUP_DIR: {
		text: 'папка, в которую `npm run backup` пишет резервные копии',
		byDefault: '`DATA_DIR/backups`',
	},
	BACKUP_KEY: {
		secret: true,
		text:
			'ключ, которым шифруют резервные копии: 32 байта в base64 (`openssl rand -base64 32`). Без него копия не ' +
			'восстановится; без ключа имена, почту и комментарии прочтёт любой, у кого есть файл',
		byDefault: 'нет: копии не зашифрованы',
	},
	DELETIONS_JOURNAL: {
		text:
			'журнал удалений вне хранилища: в него фоновые задания дописывают, что люди удалили, а `npm run restore` ' +
			'удаляет это из копии снова. Держите его на другом диске и храните не меньше, чем копии',
		byDefault: '`DATA_DIR/deletions.jsonl`, а с `DATABASE_URL` — нет: журнал тогда только в хранилище',
	},
	DELETIONS_RETENTION_DAYS: {
		text:
			'сколько дней журнал удалений помнит, что люди удалили; копию старше этого срока `npm run restore` не ' +
			'восстанавливает, потому что удалённое вернулось бы',
	},
	DATABASE_POOL: {
		text:
			'сколько соединений с PostgreSQL держит один процесс самое большее; ещё одно — для `/readyz` и три — с ' +
			'`DATABASE_READ_URL`',
	},
	DATABASE_POOLER: {
		text:
			'`transaction`, если `DATABASE_URL` ведёт к pgbouncer в режиме transaction: операторы не именуются, а ' +
			'предел времени вопроса задаёт pgbouncer (`deploy/pgbouncer/pgbouncer.ini`)',
	},
	MONEY_NEEDS_STANDBY: {
		text:
			'`on` — заказы, зачисление платежей и платный поиск работают, только пока база подтверждает запись не раньше ' +
			'резервного сервера (`synchronous_standby_names`); иначе — 503, и ничего не списано',
	},
	DATABASE_CA: {
		text:
			'сертификат PEM, которым подписан сертификат PostgreSQL: соединение шифруется, сертификат и имя узла ' +
			'проверяются; обычно задают файлом, `DATABASE_CA_FILE`',
		byDefault: 'как сказано в `DATABASE_URL`',
	},
	APP_SECRET: {
		secret: true,
		text:
			'подписывает задачи защиты от роботов и скрывает, кого считают общие ограничения; не меньше 32 знаков, ' +
			'одинаковый на всех узлах; с `DATABASE_URL` обязателен',
		byDefault: 'создаётся при первом запуске и хранится в `DATA_DIR`',
	},
	DATA_KEYS: {
		secret: true,
		text:
			'ключи шифрования данных в хранилище, по 32 байта: `имя:base64,имя:base64`. Первым шифруют, ' +
			'расшифровывают всеми; с `DATABASE_URL` обязательны, одинаковые на всех узлах',
		byDefault: 'создаётся при первом запуске и хранится в `DATA_DIR`',
	},
	JOBS: {
		text:
			'`on` — сервер сам выполняет фоновые задания; `off` — только ставит их в очередь, а выполняет ' +
			'`npm run worker`',
	},
	PRESTOP_SECONDS: {
		text:
			'сколько секунд после `SIGTERM` узел ещё обслуживает запросы, отвечая на `/readyz` 503, чтобы балансировщик ' +
			'успел его исключить; за балансировщиком — больше, чем между двумя его проверками',
	},
	BUILD_COMMIT: {
		text: 'из какого коммита собрана программа; видно в `/healthz`, метриках и первой строке журнала',
		byDefault: 'что записала `npm run build`',
	},
	LOG_LEVEL: { text: 'подробность журнала: `trace`, `debug`, `info`, `warn`, `error`, `fatal` или `silent`' },
	OTEL_EXPORTER_OTLP_ENDPOINT: {
		text:
			'адрес коллектора OpenTelemetry: туда по OTLP/HTTP уходят трассировки запросов и вопросов поставщикам и все ' +
			'метрики; в трассировке — шаблон адреса, но не VIN и не номер',
		byDefault: 'никуда',
	},
	OTEL_TRACES_SAMPLER_ARG: {
		text: 'какую долю запросов трассировать, от 0 до 1; начатую прокси трассировку продолжаем, как решил он',
		byDefault: '`0.1`',
	},
	METRICS_TOKEN: {
		secret: true,
		text:
			'токен, с которым читают `/metrics` (`Authorization: Bearer …`), не меньше 16 знаков. Без него ' +
			'`/metrics` открыт только программам на этой машине, пока `SITE_URL` тоже её адрес, а `TRUST_PROXY` не задана',
		byDefault: 'нет',
	},
} as const satisfies SettingDescriptions;
