import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RegistersSettings, SupplierSettings } from './settings.ts';

/** What decides whether a supplier can be asked at all. */
type Entry = { readonly id: SupplierId; readonly needsKey: boolean };

/** The suppliers that the settings switch on, built, and why the others cannot be asked. */
export function buildSwitchedOn<One extends Entry, Built>(
	entries: readonly One[],
	settings: RegistersSettings,
	build: (entry: One, own: SupplierSettings) => Built,
): ReadonlyMap<SupplierId, Built | NotAskedReason> {
	return new Map(
		entries.map((entry): [SupplierId, Built | NotAskedReason] => {
			const own = settings.suppliers[entry.id];
			if (!own || own.url === null) return [entry.id, 'switched-off'];
			return [entry.id, entry.needsKey && !own.key ? 'no-key' : build(entry, own)];
		}),
	);
}
