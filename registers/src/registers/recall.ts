import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

export type RecallCampaign = {
	readonly vin: string | null;
	readonly brand: string | null;
	readonly model: string | null;
	readonly organizer: string | null;
	readonly reason: string | null;
	readonly recommendation: string | null;
	readonly dealership: string | null;
	readonly startedAt: IsoDate | null;
};
export type Recall = { readonly campaigns: readonly RecallCampaign[] };

export const recallRegister: RegisterEntry = {
	id: 'recall',
	factsVersion: 1,
	name: 'Отзывная кампания',
	owner: 'Росстандарт',
	tells: 'Что завод обязан исправить бесплатно и у кого.',
	silentAbout: 'Кампании, которых не было в России; сделан ли ремонт, знает только дилер.',
	askedBy: 'vin',
	suppliers: ['gost', 'avtocod'],
};
