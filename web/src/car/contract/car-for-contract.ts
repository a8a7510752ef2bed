import { sourceLine } from '@avtosverka/contract/check/words';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CarAnswers, readData } from '@avtosverka/decision/car/car';
import type { ContractCar } from '../../ui/contract-address.ts';

/** The car of a report as its contract names it: by the registration, from which СТС is printed, or else. */
export function carForContract(
	{ vin, plate }: { vin: Vin; plate: Plate | null },
	answers: CarAnswers,
): ContractCar {
	const card = readData({ answers }, 'registration')?.RequestResult ?? null;
	const base = readData({ answers }, 'base');
	const replies = [card && answers.registration, base && answers.base];
	const lines = replies.flatMap((reply) => (reply ? [sourceLine(reply.meta)] : []));
	return {
		vin,
		plate: plate === null ? '' : formatPlate(plate),
		model: card?.vehicle_brandmodel ?? base?.model ?? '',
		year: String(card?.vehicle_releaseyear ?? base?.year ?? ''),
		body: card?.vehicle_body_number ?? base?.frame_id ?? '',
		chassis: base?.frame ?? '',
		colour: card?.vehicle_bodycolor ?? base?.color ?? '',
		sources: [...new Set(lines)].filter((line) => line !== null),
	};
}
