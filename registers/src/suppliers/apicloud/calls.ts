import { joinName, type Person } from '@avtosverka/contract/vocabulary/person';
import type { SupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { type Received, receive } from './wire.ts';

/** One question: the file that answers it, and what it is asked. */
export type Call = { readonly file: string; readonly query: Readonly<Record<string, string>> };

/** The one way of asking; never rejects. Every call is charged, so that none is ever repeated. */
export type Calls = { get(call: Call, signal: AbortSignal): Promise<Received> };

/** Where the supplier is asked, or why it is not. */
export function createCalls(
	{ url, key }: SupplierSettings,
	transport: Transport,
): Calls | 'switched-off' | 'no-key' {
	if (url === null) return 'switched-off';
	if (key === null) return 'no-key';
	const base = url.replace(/\/+$/, '');
	return {
		async get({ file, query }, signal) {
			return receive(
				await transport.send({
					method: 'GET',
					url: `${base}/${file}?${new URLSearchParams(query)}`,
					// In the query the token would stand in every log on its way.
					headers: { accept: 'application/json', token: key },
					repeatable: false,
					signal,
				}),
			);
		},
	};
}

/** «Примеров Пётр Образцович». */
export function fullName({ lastName, firstName, middleName }: Person): string {
	return joinName(lastName, firstName, middleName);
}

/** The name in the supplier's three parts, and the birth date as `01.02.1980`. */
export function nameParts({ lastName, firstName, middleName, birthDate }: Person): Record<string, string> {
	return {
		lastname: lastName,
		firstname: firstName,
		...(middleName ? { secondname: middleName } : {}),
		birthdate: birthDate.split('-').reverse().join('.'),
	};
}
