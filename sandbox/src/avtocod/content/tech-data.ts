import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { checkDigitVerdict } from '@avtosverka/contract/vocabulary/vin-check-digit';
import type { Car } from '../../subjects/car.ts';
import { BODIES, COLORS, DRIVES, FUELS } from '../../subjects/data/words.ts';
import { makeOf } from '../../subjects/makes.ts';
import { brandModel, engineNumber, passportNumber } from '../../subjects/papers.ts';
import type { Page, Section } from './section.ts';

/** The identifiers of a car, plain and masked. */
export function identifiers({ car }: Page): { readonly plain: Section; readonly masked: Section } {
	const vin = car.vinAsWritten ?? car.vin;
	const pts = passportNumber(car);
	const known = { vin, reg_num: car.plate, pts: vin === null ? null : pts, body: vin, chassis: null };
	const masked = {
		...known,
		vin: car.maskedVin ?? mask(vin),
		reg_num: mask(car.plate),
		pts: mask(known.pts),
		body: mask(vin),
	};
	return { plain: { vehicle: known }, masked: { vehicle: masked } };
}

function mask(text: string | null): string | null {
	return text && `${text.slice(0, 4)}${'*'.repeat(Math.max(0, text.length - 5))}${text.slice(-1)}`;
}

export function techData({ car, updated }: Page): Section {
	const { build } = car;
	const make = makeOf(build.make);
	const body = BODIES[build.body];
	const modelId =
		build.model && `${make.markId}_MODEL_${build.model.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`;
	return {
		manufacturer: { name: make.name },
		brand: {
			id: make.markId,
			name: { original: brandModel(car), rus: make.russian, normalized: make.name },
			logotype: { uri: null },
		},
		model: { id: modelId, name: { original: build.model, normalized: build.model } },
		type: { name: body.type, type_id: `ID_BODY_TYPE_${body.id}`, code: body.code },
		body: {
			number: car.vinAsWritten ?? car.vin,
			color: { name: build.color, type: COLORS[build.color] ?? build.color },
		},
		year: build.year,
		chassis: { number: null },
		...machinery(car),
		filled_by: { provider: 'GIBDD' },
		date: { update: updated },
	};
}

function machinery(car: Car): Section {
	const { vin, build } = car;
	const fuel = FUELS[build.fuel];
	const drive = DRIVES[build.drive];
	const netto = 900 + Math.round(build.power * 3.4);
	const gearbox = { type: build.gearbox, type_id: `ID_TRANSMISSION_TYPE_${build.gearbox}` };
	return {
		engine: {
			fuel: { type: fuel.name, type_id: `ID_ENGINE_TYPE_${fuel.id}` },
			number: vin === null ? null : engineNumber(car),
			model: { name: null },
			volume: build.volume || null,
			power: { hp: build.power, kw: Math.round(build.power * 0.7355 * 10) / 10 },
			standarts: { emission: { euro: `Euro-${build.year < 2008 ? 3 : build.year < 2014 ? 4 : 5}` } },
		},
		weight: { netto, max: netto + 430 },
		transmission: gearbox,
		drive: { type: drive.name, type_id: `ID_DRIVING_WHEELS_TYPE_${drive.id}` },
		wheel: { position: 'LEFT', position_id: 'ID_STEERING_WHEEL_TYPE_LEFT', position_code: '1' },
		generations: [],
	};
}

export function additionalInfo({ car }: Page): Section {
	const parsed = parseVin(car.vin ?? '');
	const lastOwner = car.owners.at(-1);
	return {
		vehicle: {
			category: { code: 'B', description: 'Легковые автомобили, небольшие грузовики (до 3,5 тонн)' },
			owner: {
				type: lastOwner ? (lastOwner.company === null ? 'PERSON' : 'LEGAL') : null,
				enforcement_proceedings: { has_proceedings: null },
				taxi_history: {
					probable_taxi_driver: false,
					taxi_licenses: { items: [], actuality: { date: null } },
					probable_use: { items: [] },
				},
			},
			passport: { has_dublicate: false, number: null, type: null, status: null },
			modifications: { was_modificated: false },
			segment: { euro: { code: null, description: null } },
			exported: false,
			utilization_tax: null,
			customs_registration: null,
			restriction: { customs: null, other: null },
			techreglament_category: { code: null, description: null },
		},
		catalog: { transdekra: { items: [] }, rsa: { items: [] }, tecdoc: { items: [] }, oats: { items: [] } },
		identifiers: {
			vin: { checksum_validated: parsed.ok ? checkDigitVerdict(parsed.vin) === 'right' : null },
		},
	};
}
