import { type CarQuestion, readData } from './car.ts';

/**
 * «LADA 2114 SAMARA, 2009»: by the basic card, or else by the registration; null while neither has answered.
 */
export function carNameOf(question: Pick<CarQuestion, 'answers'>): string | null {
	const base = readData(question, 'base');
	const card = readData(question, 'registration')?.RequestResult;
	return (
		joinedName(base?.model, base?.year) ?? joinedName(card?.vehicle_brandmodel, card?.vehicle_releaseyear)
	);
}

function joinedName(model: string | null | undefined, year: number | null | undefined): string | null {
	return [model, year].filter(Boolean).join(', ') || null;
}
