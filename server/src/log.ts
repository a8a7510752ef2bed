import { hostname } from 'node:os';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Logger } from './deps.ts';
import { currentRequestId } from './http/request-id.ts';

/**
 * Fields that must never be written, wherever somebody might put them by mistake. What we log on purpose
 * carries a route's pattern and never its address, a VIN or plate only shortened, and of a person nothing.
 */
const HIDDEN = [
	'url',
	'vin',
	'plate',
	'token',
	'access_token',
	'accessToken',
	'idToken',
	'user',
	'identity',
	'email',
	'username',
	'google_id',
	'telegram_id',
	'yandex_id',
	'vk_id',
	'cookie',
	'authorization',
	'key',
	'secret',
	'password',
	'address',
	'ip',
	'person',
	'passport',
	'passport_number',
	'birth_date',
	'birthDate',
	'last_name',
	'first_name',
	'middle_name',
	'facts',
	'uuid',
	'report_uuid',
];

const REDACTED_PATHS = [
	...HIDDEN,
	...HIDDEN.map((field) => `*.${field}`),
	...HIDDEN.map((field) => `*.*.${field}`),
	'*.headers',
	'headers',
];

/**
 * The server's log: one JSON line per event, with process, machine and the request in which it happened, to
 * standard output unless a destination is given.
 */
export function createLog(level: Config['logLevel'], destination?: { write(line: string): void }): Logger {
	const options = {
		level,
		mixin: () => {
			const id = currentRequestId();
			return id === undefined ? {} : { id };
		},
		base: { pid: process.pid, host: hostname() },
		redact: { paths: REDACTED_PATHS, censor: '…' },
	};
	return destination ? pino(options, destination) : pino(options);
}
