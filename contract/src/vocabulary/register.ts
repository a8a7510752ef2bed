import { SECTION_CATALOGUE } from '../check/sections.ts';

export type Section = keyof typeof SECTION_CATALOGUE;

/** The ten checks of a car report, in the order in which they stand on the page. */
export const SECTIONS: readonly [Section, ...Section[]] = Object.keys(SECTION_CATALOGUE) as [
	Section,
	...Section[],
];

/** Every register for cars: the ten sections, the base card, the plate and the paid card index. */
export const CAR_REGISTERS = ['base', ...SECTIONS, 'plate', 'card-index'] as const;

export type CarRegister = (typeof CAR_REGISTERS)[number];

/** Registers whose answers are cached for everyone; card-index answers are for those who paid for them. */
export type CachedRegister = Exclude<CarRegister, 'card-index'>;

export function isSection(name: string): name is Section {
	return (SECTIONS as readonly string[]).includes(name);
}
