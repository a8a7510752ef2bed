import { BODIES } from '../subjects/data/words.ts';
import { moscowTime } from '../subjects/day.ts';
import { brandModel } from '../subjects/papers.ts';
import { dotted, listed, type Page, type Result, writtenVin } from './words.ts';

/** The registration card and owner periods as the register tells them today: flat, and every value a text. */
export function register(page: Page): Result {
	const { car, now } = page;
	const { build } = car;
	const [cyear, cmonth, cday, chour, cminute] = moscowTime(now).split(/[-: ]/);
	const periods = car.owners.map((owner) => ({
		ownerType: owner.company === null ? 'Natural' : 'Legal',
		startDate: dotted(owner.from),
		endDate: owner.to === null ? '' : dotted(owner.to),
	}));
	return {
		id: '0',
		reestr_status: 'Состоит на учете',
		vehicle_brandmodel: brandModel(car),
		vehicle_releaseyear: String(build.year),
		vehicle_vin: writtenVin(car),
		vehicle_body_number: writtenVin(car),
		vehicle_chassisnumber: 'ОТСУТСТВУЕТ',
		vehicle_bodycolor: build.color.toUpperCase(),
		vehicle_enclosedvolume: String(build.volume),
		vehicle_enginepower: String(build.power),
		vehicle_enginepowerkw: kilowatts(build.power),
		vehicle_eco_class: build.year < 2008 ? 'ТРЕТИЙ' : build.year < 2014 ? 'ЧЕТВЕРТЫЙ' : 'ПЯТЫЙ',
		vehicle_type_name: BODIES[build.body].type,
		...{ cyear, cmonth, cday, chour, cminute },
		periods: listed(periods, page),
	};
}

/** Power in kW with one decimal, from hp. */
export function kilowatts(power: number): string {
	return (power * 0.73549875).toFixed(1);
}
