import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** A reading of the odometer in km, with its diagnostic card (`number` null where there is none). */
export type Inspection = {
	readonly number: string | null;
	readonly issuedAt: IsoDate | null;
	readonly expiresAt: IsoDate | null;
	readonly odometer: number | null;
};

/** The newest card and what came before it, newest first. */
export type DiagnosticCard = Inspection & {
	readonly brand: string | null;
	readonly model: string | null;
	readonly vin: string | null;
	readonly place: string | null;
	readonly previous: readonly Inspection[];
};
export type Diagnostic = { readonly cards: readonly DiagnosticCard[] };

export const diagnosticRegister: RegisterEntry = {
	id: 'diagnostic',
	factsVersion: 1,
	name: 'Пробег',
	owner: 'МВД России, система учёта техосмотров ЕАИСТО',
	tells: 'Диагностические карты, срок их действия и показания одометра в день осмотра.',
	silentAbout: 'Настоящий пробег: карта повторяет то, что показывал одометр.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'gibdd'],
};
