/** The side views that we can draw. */
export const BODY_SHAPES = [
	'sedan',
	'hatchback',
	'wagon',
	'suv',
	'coupe',
	'convertible',
	'minivan',
	'pickup',
	'van',
	'truck',
	'bus',
	'motorcycle',
] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** Stems of the body and vehicle types that registers write, the more telling ones first. */
const STEMS: readonly (readonly [stem: string, shape: BodyShape])[] = [
	['мотоцикл', 'motorcycle'],
	['мото', 'motorcycle'],
	['скутер', 'motorcycle'],
	['мопед', 'motorcycle'],
	['пикап', 'pickup'],
	['кабриолет', 'convertible'],
	['родстер', 'convertible'],
	['фаэтон', 'convertible'],
	['микроавтобус', 'van'],
	['минивэн', 'minivan'],
	['минивен', 'minivan'],
	['компактвэн', 'minivan'],
	['внедорожник', 'suv'],
	['кроссовер', 'suv'],
	['универсал', 'wagon'],
	['хэтчбек', 'hatchback'],
	['хетчбек', 'hatchback'],
	['хэтчбэк', 'hatchback'],
	['лифтбек', 'hatchback'],
	['комби', 'hatchback'],
	['седан', 'sedan'],
	['лимузин', 'sedan'],
	['купе', 'coupe'],
	['автобус', 'bus'],
	['троллейбус', 'bus'],
	['фургон', 'van'],
	['легкий грузовик', 'van'],
	['тягач', 'truck'],
	['грузов', 'truck'],
	['самосвал', 'truck'],
	['бортов', 'truck'],
	['цистерн', 'truck'],
	['легков', 'sedan'],
];

const NAMES: Readonly<Record<BodyShape, string>> = {
	sedan: 'седан',
	hatchback: 'хэтчбек',
	wagon: 'универсал',
	suv: 'внедорожник',
	coupe: 'купе',
	convertible: 'кабриолет',
	minivan: 'минивэн',
	pickup: 'пикап',
	van: 'фургон',
	truck: 'грузовик',
	bus: 'автобус',
	motorcycle: 'мотоцикл',
};

/** The side view that fits a register's words for the type of a car; null when they tell no shape. */
export function readBodyShape(type: string | null): BodyShape | null {
	const words = type?.toLowerCase().replaceAll('ё', 'е') ?? '';
	return STEMS.find(([stem]) => words.includes(stem))?.[1] ?? null;
}

/** The shape in words, for those who do not see the drawing. */
export function shapeName(shape: BodyShape): string {
	return NAMES[shape];
}
