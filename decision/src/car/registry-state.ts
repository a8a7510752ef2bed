import type { OwnershipPeriodData, RegistrationResult } from '@avtosverka/contract/check/registration';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { type Car, readData, replyOf } from './car.ts';
import { dayOf } from './days.ts';
import { oncePerCar } from './once-per-car.ts';

/** Why a car is registered no more; `void` is declared so, `ended` may be begun again. */
export type RegistryEndKind = 'scrapped' | 'void' | 'stolen' | 'ended';

/** One record by which the registration has ended. */
export type RegistryEnd = {
	readonly kind: RegistryEndKind;
	readonly record: string;
	readonly day: IsoDate | null;
	/** True when a period lasts all the same: the car was registered again. */
	readonly again: boolean;
};

const STATES: readonly (readonly [words: RegExp, kind: RegistryEndKind])[] = [
	[/утилиз/i, 'scrapped'],
	[/аннулир|недействит/i, 'void'],
	[/прекращ|^снят|не\s+состоит/i, 'ended'],
];
const ON_REGISTER = /состоит|на\s+уч[её]те/i;

/** Operations of a period by which a registration ends for good; others show in the end of the period. */
const OPERATIONS: Readonly<Record<string, RegistryEndKind>> = {
	'09': 'scrapped',
	'65': 'scrapped',
	'66': 'void',
	'68': 'stolen',
};
const SCRAPPING = /утилиз/i;

/** Every record by which the registration has ended. */
export const registryEndsOf = oncePerCar((car): readonly RegistryEnd[] => {
	const result = readData(car, 'registration')?.RequestResult ?? null;
	if (result === null) return [];
	const ofPeriods = result.periods.flatMap((period, index): readonly RegistryEnd[] => {
		const kind = endOfPeriod(period);
		const again = result.periods.some((other) => other !== period && lasts(other, car));
		if (kind === null || (kind !== 'scrapped' && again)) return [];
		return [{ kind, record: `RequestResult.periods.${index}`, day: dayOf(period.endDate), again }];
	});
	return [...ofPeriods, ...endOfState(result), ...endOfPeriods(result, car)];
});

/** The state of registration when no table knows it; null for known states and where there is none. */
export function unknownState(car: Car): string | null {
	const state = readData(car, 'registration')?.RequestResult?.reestr_status?.trim() ?? '';
	if (state === '') return null;
	return ON_REGISTER.test(state) || STATES.some(([words]) => words.test(state)) ? null : state;
}

function endOfPeriod({ lastOperation, lastOperationCode }: OwnershipPeriodData): RegistryEndKind | null {
	const byCode = OPERATIONS[lastOperationCode ?? ''];
	return byCode ?? (lastOperation !== null && SCRAPPING.test(lastOperation) ? 'scrapped' : null);
}

function endOfState({ reestr_status }: RegistrationResult): readonly RegistryEnd[] {
	const kind =
		reestr_status === null ? undefined : STATES.find(([words]) => words.test(reestr_status.trim()))?.[1];
	return kind ? [{ kind, record: 'RequestResult.reestr_status', day: null, again: false }] : [];
}

/** All periods are over. An answer that was not read to the end may lack the one that lasts. */
function endOfPeriods({ periods }: RegistrationResult, car: Car): readonly RegistryEnd[] {
	if (periods.length === 0 || replyOf(car, 'registration')?.meta.state !== 'found') return [];
	if (periods.some((period) => lasts(period, car))) return [];
	const ends = periods.map(({ endDate }) => dayOf(endDate) ?? '');
	const day = ends.toSorted().at(-1) as IsoDate;
	return [{ kind: 'ended', record: `RequestResult.periods.${ends.indexOf(day)}`, day, again: false }];
}

function lasts({ endDate }: OwnershipPeriodData, { today }: Car): boolean {
	const end = dayOf(endDate);
	return end === null || end > today;
}
