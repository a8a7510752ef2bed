import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import type { SourceData } from './car.ts';

type RecordValue<Raw> = readonly [record: string, raw: Raw | null];

/** Where each source writes a field: the record and what it says. */
export type SourceValues<Raw> = {
	readonly [S in CarSource]?: (data: SourceData[S]) => readonly RecordValue<Raw>[];
};

/** What every record of a list says. */
function each<Row, Raw>(
	path: string,
	rows: readonly Row[],
	read: (row: Row) => Raw | null,
): readonly RecordValue<Raw>[] {
	return rows.map((row, index) => [path === '' ? `${index}` : `${path}.${index}`, read(row)]);
}

type Card = NonNullable<SourceData['registration']['RequestResult']>;

function card<Name extends keyof Card>(name: Name) {
	return ({ RequestResult }: SourceData['registration']): readonly RecordValue<Card[Name]>[] =>
		RequestResult === null ? [] : [[`RequestResult.${name}`, RequestResult[name]]];
}

function words(...parts: readonly (string | null)[]): string | null {
	return parts.filter((part) => part !== null).join(' ') || null;
}

/** VINs as sources repeat them. */
export const VIN: SourceValues<string> = {
	registration: card('vehicle_vin'),
	base: ({ vin }) => [['vin', vin]],
	wanted: ({ records }) => each('records', records, ({ w_vin }) => w_vin),
	restrict: ({ records }) => each('records', records, ({ tsVIN }) => tsVIN),
	diagnostic: ({ diagnosticCards }) => each('diagnosticCards', diagnosticCards, ({ vin }) => vin),
	osago: (policies) => each('', policies, ({ vin }) => vin),
	recall: (campaigns) => each('', campaigns, ({ vin }) => vin),
	customs: ({ vin }) => [['vin', vin]],
};

/** Make and model, in one text or in two. */
export const MODEL: SourceValues<string> = {
	registration: card('vehicle_brandmodel'),
	base: ({ model }) => [['model', model]],
	dtp: ({ Accidents }) =>
		each('Accidents', Accidents, ({ VehicleMark, VehicleModel }) => words(VehicleMark, VehicleModel)),
	wanted: ({ records }) => each('records', records, ({ w_model }) => w_model),
	restrict: ({ records }) => each('records', records, ({ tsmodel }) => tsmodel),
	diagnostic: ({ diagnosticCards }) =>
		each('diagnosticCards', diagnosticCards, ({ brand, model }) => words(brand, model)),
	osago: (policies) => each('', policies, ({ model }) => model),
	recall: (campaigns) =>
		each('', campaigns, ({ vehicle_brand, vehicle_model }) => words(vehicle_brand, vehicle_model)),
	customs: ({ model }) => [['model', model]],
};

/** Years of building. */
export const YEAR: SourceValues<number> = {
	registration: card('vehicle_releaseyear'),
	base: ({ year }) => [['year', year]],
	dtp: ({ Accidents }) => each('Accidents', Accidents, ({ VehicleYear }) => VehicleYear),
	wanted: ({ records }) => each('records', records, ({ w_god_vyp }) => w_god_vyp),
};

/** Body numbers, which often repeat the VIN. */
export const BODY: SourceValues<string> = {
	registration: card('vehicle_body_number'),
	base: ({ frame_id }) => [['frame_id', frame_id]],
	wanted: ({ records }) => each('records', records, ({ w_kuzov }) => w_kuzov),
	customs: ({ body }) => [['body', body]],
};

/** Colours in words. */
export const COLOUR: SourceValues<string> = {
	registration: card('vehicle_bodycolor'),
	base: ({ color }) => [['color', color]],
};

/** Volumes of the engine, cm³. */
export const VOLUME: SourceValues<number> = {
	registration: card('vehicle_enclosedvolume'),
	base: ({ volume }) => [['volume', volume]],
};

/** Powers of the engine, hp. */
export const POWER: SourceValues<number> = {
	registration: card('vehicle_enginepower'),
	base: ({ power }) => [['power', power]],
};
