import type { Accident, Car } from '../subjects/car.ts';
import { makeOf } from '../subjects/makes.ts';
import { dotted, listed, type Page, type Result } from './words.ts';

/** Accidents, oldest first. */
export function dtp(page: Page): Result {
	if (page.form === 'crowd') {
		const errorDescription = 'Найдено большое количество ДТП, требуется уточнить параметры запроса';
		return { errorDescription, statusCode: 2, Accidents: [] };
	}
	const rows = page.car.accidents.map((accident) => (accident ? row(accident, page.car) : UNREADABLE_ROW));
	return { errorDescription: '', statusCode: 1, Accidents: listed(rows, page) };
}

function row(accident: Accident, { build }: Car): Result {
	const [day = '', time = ''] = accident.at.split(' ');
	return {
		AccidentDateTime: `${dotted(day)} ${time.slice(0, 5)}`,
		AccidentNumber: accident.number,
		AccidentType: accident.kind,
		AccidentPlace: `${accident.region}, ${accident.city}`,
		RegionName: accident.region,
		VehicleMark: makeOf(build.make).name.toUpperCase(),
		VehicleModel: build.model ?? 'нет данных',
		VehicleYear: String(build.year),
		VehicleDamageState: accident.state,
		VehicleSort: '1',
		VehicleAmount: String(accident.cars),
		OwnerOkopf: 'Физические лица',
		DepName: `ОДД ГИБДД ГУ МВД России, ${accident.region}`,
		DamagePoints: accident.codes,
		DamageDestription: '',
	};
}

/** A row in which the register says nothing at all. */
const UNREADABLE_ROW: Result = {
	AccidentDateTime: null,
	AccidentNumber: null,
	AccidentType: null,
	RegionName: null,
	VehicleMark: null,
	VehicleModel: null,
	VehicleYear: null,
	VehicleDamageState: null,
	DamagePoints: null,
};
