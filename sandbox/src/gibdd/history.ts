import type { Day } from '../subjects/car.ts';
import { BODIES } from '../subjects/data/words.ts';
import { brandModel, engineNumber, passportNumber } from '../subjects/papers.ts';
import { kilowatts } from './register.ts';
import { listed, type Page, type Result, writtenVin } from './words.ts';

const LORRIES: readonly string[] = ['van', 'truck'];

/** The registration card and owner periods as published until about 2023. */
export function history(page: Page): Result {
	const { car, form } = page;
	const { build } = car;
	const periods = car.owners.map((owner) => ({
		...(form === 'of2016' ? {} : { lastOperation: owner.operation }),
		simplePersonType: owner.company === null ? 'Natural' : 'Legal',
		from: dateIn(owner.from, page),
		...(owner.to === null ? {} : { to: dateIn(owner.to, page) }),
	}));
	return {
		ownershipPeriods: { ownershipPeriod: listed(periods, page) },
		vehiclePassport:
			form === 'of2016' ? {} : { number: passportNumber(car), issue: 'МОСКОВСКАЯ АКЦИЗНАЯ ТАМОЖНЯ' },
		vehicle: {
			engineVolume: `${build.volume}.0`,
			color: build.color.toUpperCase(),
			bodyNumber: writtenVin(car),
			year: String(build.year),
			engineNumber: engineNumber(car),
			vin: writtenVin(car),
			// The register leaves a blank behind the model now and then.
			model: `${brandModel(car)} `,
			category: LORRIES.includes(build.body) ? 'С' : build.body === 'bus' ? 'D' : 'В',
			type: BODIES[build.body].code,
			powerHp: String(build.power),
			powerKwt: kilowatts(build.power),
		},
	};
}

function dateIn(day: Day, { form }: Page): string {
	return form === 'of2016' ? `${day}T00:00:00.000+03:00` : day;
}
