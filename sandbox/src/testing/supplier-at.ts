import { readNamePart } from '@avtosverka/contract/vocabulary/name-part';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { PersonQuestion, PersonSupplier } from '@avtosverka/registers/person-register';
import type { PersonSupplierNeeds } from '@avtosverka/registers/supplier-entry';
import { askAbout } from '@avtosverka/registers/testing/persons';
import { hastyPolicy } from '@avtosverka/registers/transport/testing/hasty';
import { createTransport } from '@avtosverka/registers/transport/transport';
import { sandboxSettings } from '../settings.ts';
import { startSandbox } from '../start.ts';
import { PERSONS } from '../subjects/persons.ts';

/** A supplier that asks a sandbox of its own over the wire. */
export type PlayedSupplier = AsyncDisposable & {
	readonly supplier: PersonSupplier;
	/** Calls that have reached the supplier. */
	calls(): Promise<number>;
	/** Turns the supplier's failure mode. */
	failureMode(failureMode: string): Promise<void>;
};

/**
 * Starts a sandbox and the supplier before it.
 * @param addresses which settings hold its address, and a second one
 */
export async function playSupplier(
	id: SupplierId,
	create: (needs: PersonSupplierNeeds) => PersonSupplier,
	addresses: { readonly url: string; readonly cardUrl?: string; readonly notaryUrl?: string },
): Promise<PlayedSupplier> {
	// A slow person's 12 s are 60 ms here.
	const sandbox = await startSandbox({ port: 0, timeScale: 0.005 });
	const settings = sandboxSettings(sandbox.url);
	const named = Object.entries(addresses).map(([name, setting]) => [name, settings[setting] ?? null]);
	const now = () => new Date();
	const transport = createTransport(hastyPolicy({ supplier: id, deadlineMs: 2_000, attempts: 1 }), { now });
	const supplier = create({
		settings: { url: null, key: null, report: null, ...Object.fromEntries(named) },
		transport,
		now,
		pollEveryMs: 5,
	});
	const control = async (path: string, body?: object) =>
		(
			await fetch(`${sandbox.url}/_control/${path}`, {
				...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
				headers: body ? { 'content-type': 'application/json' } : {},
			})
		).json() as Promise<{ calls: Record<string, number> }>;
	return {
		supplier,
		calls: async () => (await control('state')).calls[id] ?? 0,
		failureMode: async (failureMode) => void (await control('failure-mode', { supplier: id, failureMode })),
		[Symbol.asyncDispose]: () => sandbox.close(),
	};
}

/** A question about a person of the sandbox's table, by their last name. */
export function askAboutPlayed(lastName: string): PersonQuestion {
	const person = PERSONS.find((one) => one.lastName === lastName);
	if (!person) throw new Error('the table names nobody so');
	const part = (text: string) => {
		const read = readNamePart(text);
		if (!read.ok) throw new Error(read.problem);
		return read.value;
	};
	return askAbout({
		lastName: part(person.lastName),
		firstName: part(person.firstName),
		middleName: person.middleName === '' ? '' : part(person.middleName),
		birthDate: person.birthDate,
		passport: person.passport as never,
	});
}
