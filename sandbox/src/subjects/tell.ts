import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { foldVin, parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { Build, Car, Day } from './car.ts';
import { ladaWithEverything, ladaWithOneOfEach } from './cars/lada.ts';
import {
	cayenneWithTroubles,
	type Story,
	solarisWithoutTrouble,
	sportageFromChina,
	vestaInPledge,
} from './cars/stories.ts';
import { GIBDD_STATIONS } from './gibdd-failure-fixtures.ts';
import { inventCar, spotless } from './invent.ts';
import { PAGE_STATIONS } from './page-failure-fixtures.ts';
import { plateOfVin, vinOfPlate } from './plate-vin.ts';
import type { Subject } from './subject.ts';
import { FAILURE_FIXTURES, SUBJECTS } from './table.ts';

const BARE: Story = (vin, plate, today) => ({
	...spotless(inventCar(vin, plate, today)),
	inspections: [],
	readings: [],
});

const STORIES_BY_VIN: Readonly<Record<string, Story>> = {
	...Object.fromEntries(
		[...FAILURE_FIXTURES, ...GIBDD_STATIONS, ...PAGE_STATIONS].map((station) => [station.vin, BARE]),
	),
	XTA21144094786239: ladaWithEverything,
	Z94K241BBMR251210: solarisWithoutTrouble,
	WP1AB29PX4LA69033: cayenneWithTroubles,
	LJD7AC14XP0207454: sportageFromChina,
	XTAGFL110KY100100: ladaWithEverything,
	XTAGFL110KY100206: ladaWithEverything,
	XTAGFL110KY700250: ladaWithEverything,
	XTAGFL110KY100118: vestaInPledge,
	XTAGFL110KY200001: ladaWithOneOfEach,
	XTAGFL110KY100777: (vin, plate, today) => ({
		...inventCar(vin, plate, today),
		vinAsWritten: 'ХТАGFL110КY100777',
	}),
};

/** What a question is about: its line in the table, if it has one, and the cars behind it. */
export type SubjectMatch = { readonly subject: Subject | null; readonly cars: readonly Car[] };

/** The car behind a VIN in any alphabet; no car for a text that is no VIN. */
export function tellByVin(text: string, today: Day): SubjectMatch {
	const parsed = parseVin(foldVin(text));
	if (!parsed.ok) return { subject: null, cars: [] };
	const subject = SUBJECTS.find(({ vin }) => vin === parsed.vin) ?? null;
	return { subject, cars: subject?.avtocod?.form === 'empty' ? [] : [carOf(parsed.vin, today)] };
}

/** Cars that the free search knows without their VINs. */
const WITHOUT_VIN: Readonly<Record<string, Partial<Build>>> = {
	Е404КХ99: { make: 'TOYOTA', model: 'Corolla', year: 2012, power: 122, color: 'Серебристый' },
	С808УХ97: { make: 'RENAULT', model: 'Logan', year: 2016, power: 82, color: 'Бежевый' },
	Т606ТТ99: { make: 'SKODA', model: 'Octavia', year: 2018, power: 150, color: 'Синий' },
};

/** The cars behind a plate: none, one, or two. `paid` is the search past all that is kept. */
export function tellByPlate(text: string, today: Day, paid: boolean): SubjectMatch {
	const parsed = parsePlate(text);
	if (!parsed.ok) return { subject: null, cars: [] };
	const subject = SUBJECTS.find(({ plate }) => plate === parsed.plate) ?? null;
	if (subject?.avtocod?.form === 'empty') return { subject, cars: [] };
	if (paid && subject?.cardIndex && 'vin' in subject.cardIndex) {
		const { vin } = subject.cardIndex;
		return { subject, cars: vin === null ? [] : [carOf(vin, today)] };
	}
	const known = WITHOUT_VIN[parsed.plate];
	if (known) return { subject, cars: [withoutVin(parsed.plate, known, today)] };
	if (parsed.plate === 'М017КС77') return { subject, cars: [loganWithMaskedVin(parsed.plate, today)] };
	const vins = subject?.vins ?? [subject?.vin ?? vinOfPlate(parsed.plate)];
	return { subject, cars: vins.map((vin) => carOf(vin, today)) };
}

function carOf(vin: string, today: Day): Car {
	const named = SUBJECTS.find((subject) => subject.vin === vin || vinsBehind(subject).includes(vin));
	const story = STORIES_BY_VIN[vin] ?? inventCar;
	return story(vin, named ? named.plate : plateOfVin(vin), today);
}

/** VINs that only the plate of a line leads to. */
function vinsBehind({ vin, vins = [], cardIndex }: Subject): readonly string[] {
	const paid = vin === null && cardIndex && 'vin' in cardIndex ? cardIndex.vin : null;
	return paid === null ? vins : [...vins, paid];
}

function withoutVin(plate: string, known: Partial<Build>, today: Day): Car {
	const car = BARE('JTNBV58E10J012345', plate, today);
	return { ...car, vin: null, build: { ...car.build, ...known }, owners: [], policies: [], adverts: [] };
}

function loganWithMaskedVin(plate: string, today: Day): Car {
	const car = BARE('X7L4SRAV451234567', plate, today);
	return { ...car, vin: null, maskedVin: 'X7L4S************' };
}
