import { type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { foldLookAlikes, parseVin } from '@avtosverka/contract/vocabulary/vin';
import { isRecord, node } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { oneLine } from '../../reading/text.ts';
import type { PlateCar, PlateCars } from '../../registers/plate.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, saysOtherwise } from './reading.ts';
import type { Body } from './wire.ts';

export function askPlate(plate: Plate): ApicloudCall {
	return { file: 'converter.php', query: { type: 'search', string: plate } };
}

/** Two collections answer, each for itself: that of partners and the supplier's own. */
const PARTS = ['partner', 'local'] as const;
const Car = node({ brand: oneLine, model: oneLine, year: count, regNumber: oneLine, vin: oneLine });

/** The cars behind a plate; `none` only when every part that answers at all says so itself. */
export function readApicloudPlate(body: Body, plate: Plate): ApicloudReading<PlateCars> {
	const parts = PARTS.map((name) => body[name]).filter((part) => part !== undefined && part !== null);
	const read = parts.map((part) => readPart(part, plate));
	const cars = read.flatMap((one) => (typeof one === 'string' ? [] : [one]));
	const odd = read.filter((one) => one === 'odd').length;
	if (cars.length > 0) return { kind: 'facts', facts: { cars: withoutRepeats(cars) }, skipped: odd };
	const denied = parts.length > 0 && odd === 0 && !saysOtherwise(body);
	return denied ? { kind: 'none' } : { kind: 'unclear', why: 'no car can be read, and no word of none' };
}

function readPart(part: unknown, plate: Plate): PlateCar | 'none' | 'odd' {
	if (!isRecord(part) || count.parse(part.status ?? null) !== 200) return 'odd';
	const { found, result } = part;
	if (found === false) return isEmpty(result) && !saysOtherwise(part) ? 'none' : 'odd';
	if (found !== true || !isRecord(result)) return 'odd';
	const car = Car.parse(result);
	const parsedPlate = parsePlate(car.regNumber ?? '');
	if (parsedPlate.ok && parsedPlate.plate !== plate) return 'odd';
	const model = [car.brand, car.model].filter((word) => word !== null).join(' ') || null;
	const vin = car.vin === null ? null : foldLookAlikes(car.vin);
	const parsed = parseVin(vin ?? '');
	if (vin === null && model === null) return 'odd';
	return {
		vin: parsed.ok ? parsed.vin : null,
		maskedVin: !parsed.ok && vin?.includes('*') ? vin : null,
		model,
		year: car.year !== null && car.year >= 1886 && car.year < 2100 ? car.year : null,
		power: null,
		color: null,
	};
}

/** PHP writes an empty object as a list. */
function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null) return true;
	return typeof value === 'object' && Object.keys(value).length === 0;
}

function withoutRepeats(cars: readonly PlateCar[]): readonly PlateCar[] {
	const key = ({ vin, maskedVin, ...card }: PlateCar) => vin ?? maskedVin ?? JSON.stringify(card);
	return cars.filter((car, place) => cars.findIndex((other) => key(other) === key(car)) === place);
}
