import type { Car } from '../subjects/car.ts';
import { makeOf } from '../subjects/makes.ts';
import { type SubjectMatch, tellByPlate, tellByVin } from '../subjects/tell.ts';
import { type Body, good, russianDay } from './words.ts';

/** A call about a car: its file and type, and the field that names the car. */
export type CarAnswer = {
	readonly file: string;
	readonly type: string;
	readonly field: string;
	readonly tell: (asked: string, today: string) => SubjectMatch;
	readonly answer: (cars: readonly Car[], today: string, asked: string) => Body;
};

/** Every call about cars. */
export const CAR_ANSWERS: readonly CarAnswer[] = [
	{ file: 'rsa.php', type: 'osago', field: 'vin', tell: tellByVin, answer: policies },
	{ file: 'zalog.php', type: 'notary', field: 'vin', tell: tellByVin, answer: pledges },
	{
		file: 'converter.php',
		type: 'search',
		field: 'string',
		tell: (asked, today) => tellByPlate(asked, today, false),
		answer: plate,
	},
];

/** The policy that is in force, as the insurers' union shows it; a lapsed one is not shown. */
function policies([car]: readonly Car[], today: string): Body {
	const rez = (car?.policies ?? [])
		.filter(({ from, to }) => from <= today && to >= today)
		.map(({ series, number, insurer }, place) => ({
			numberID: String(place + 1),
			seria: series,
			nomer: number,
			orgosago: insurer,
			status: 'Действует',
			term: 'Период использования ТС активен на запрашиваемую дату',
			brandmodel: `${makeOf(car?.build.make ?? '').name} ${car?.build.model ?? ''} (категория «B»)`,
			regnum: car?.plate?.toLocaleLowerCase('ru') ?? null,
			vin: car?.vinAsWritten ?? car?.vin,
			kuzovNumber: null,
			power: car?.build.power.toFixed(2),
			owner: 'Т*** ТЕСТ',
			insured: 'Т*** ТЕСТ',
			dateactual: russianDay(today),
		}));
	return rez.length === 0 ? nothing(0.5) : good({ count: rez.length, rez }, 0.5);
}

/** Notices that nothing has ended. */
function pledges([car]: readonly Car[]): Body {
	const rez = (car?.pledges ?? [])
		.filter(({ endedOn }) => endedOn === null)
		.map(({ on, number, pledgor, pledgee }) => ({
			regDate: russianDay(on),
			referenceNumber: number,
			pledgors: [{ name: pledgor, birthday: null }],
			pledgees: [{ name: pledgee }],
		}));
	return rez.length === 0 ? nothing(0.8) : good({ count: rez.length, rez });
}

/** One car behind a plate: the partner tells no second one. */
function plate([car]: readonly Car[], _today: string, asked: string): Body {
	if (!car) return good({ partner: { status: 200, found: false, result: {} } }, 1.4);
	const { make, model, year } = car.build;
	const vin = car.vin ?? car.maskedVin ?? null;
	const result = { brand: make, model, year, regNumber: car.plate ?? asked, vin, body: vin, chassis: null };
	return good({ partner: { status: 200, found: true, result } }, 1.4);
}

function nothing(price: number): Body {
	return good({ found: false, count: 0, rez: [] }, price);
}
