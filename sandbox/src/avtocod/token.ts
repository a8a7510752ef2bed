import { createHash } from 'node:crypto';
import { AVTOCOD_PASSWORD, AVTOCOD_USER } from '../settings.ts';
import { securityEvent, type WireError } from './errors.ts';

const STAMP_MAY_BE_AHEAD_SECONDS = 300;

/**
 * What is wrong with an `Authorization` header; null when it is right. The header is `AR-REST` and the base64
 * of `user@domain:stamp:age:digest`, where digest is base64(md5(stamp ":" age ":" base64(md5(password)))),
 * stamp and age in seconds. The first two errors are recorded in avtocod/b2b-api-php; the names of the others
 * are guessed.
 */
export function tokenError(header: string | undefined, now: Date): WireError | null {
	const token = /^AR-REST\s+(\S+)$/.exec(header ?? '')?.[1] ?? '';
	const parts = decode(token);
	if (!parts) return malformed(token, now);
	if (isOver(parts.stamp, parts.age, now)) return timeouted(parts.stamp, parts.age, now);
	if (parts.user !== AVTOCOD_USER) {
		return securityEvent(403, 'SecurityAuthUnknownUser', 'Пользователь не найден', parts.user, now, {});
	}
	if (parts.digest !== digestOf(parts.stamp, parts.age)) {
		return securityEvent(403, 'SecurityAuthWrongPassword', 'Неверный пароль', parts.user, now, {});
	}
	return null;
}

type TokenParts = {
	readonly user: string;
	readonly stamp: number;
	readonly age: number;
	readonly digest: string;
};

function decode(token: string): TokenParts | null {
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(token) || token.length % 4 !== 0) return null;
	const text = Buffer.from(token, 'base64').toString('utf8');
	const match = /^([^:]+@[^:]+):(\d{1,12}):(\d{1,9}):([A-Za-z0-9+/]{22}==)$/.exec(text);
	if (!match) return null;
	return { user: match[1] ?? '', stamp: Number(match[2]), age: Number(match[3]), digest: match[4] ?? '' };
}

function isOver(stamp: number, age: number, now: Date): boolean {
	const seconds = now.getTime() / 1000;
	return stamp + age < seconds || stamp > seconds + STAMP_MAY_BE_AHEAD_SECONDS;
}

function digestOf(stamp: number, age: number): string {
	const md5 = (text: string) => createHash('md5').update(text).digest('base64');
	return md5(`${stamp}:${age}:${md5(AVTOCOD_PASSWORD)}`);
}

export function malformed(token: string, now: Date): WireError {
	const name = 'Неверная структура токена авторизации';
	const cause = {
		detailMessage: 'Input byte array has incorrect ending byte',
		stackTrace: [],
		suppressedExceptions: [],
	};
	return securityEvent(400, 'SecurityAuthMalformedToken', name, token, now, { token, error_cause: cause });
}

function timeouted(stamp: number, age: number, now: Date): WireError {
	const detail = `income_age:${age}, server_time:${now.toISOString()}`;
	return securityEvent(403, 'SecurityAuthTimeoutedStamp', 'Метка времени просрочена', detail, now, {
		income_stamp: new Date(stamp * 1000).toISOString(),
		income_age: age,
		server_time: now.toISOString(),
	});
}
