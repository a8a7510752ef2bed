import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

export type WantedRecord = {
	readonly brandModel: string | null;
	readonly vin: string | null;
	readonly bodyNumber: string | null;
	readonly year: number | null;
	readonly since: IsoDate | null;
	readonly initiatorRegion: string | null;
};
export type WantedFacts = { readonly records: readonly WantedRecord[] };

export const wantedRegister: RegisterEntry = {
	id: 'wanted',
	factsVersion: 1,
	name: 'Розыск',
	owner: 'МВД России',
	tells: 'Ищут ли машину, с какого дня и какой регион объявил розыск.',
	silentAbout: 'Угон, о котором ещё не заявили, и розыск в других странах.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'gibdd'],
};
