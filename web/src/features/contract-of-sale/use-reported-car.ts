import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filledUp, holdsAnotherCar, type ReportedCar, readReportedCar, withThisCar } from './carried-car.ts';
import type { HeldValues } from './use-values.ts';

/** A car that came from its report, and whether the form has it: another one's place is not taken unasked. */
export type CarOffer = {
	readonly car: ReportedCar;
	readonly state: 'filled' | 'asked';
	/** Puts the car in the place of the other. */
	put(): void;
	leave(): void;
};

/** The car that the person comes from, filled in where the form has no other; null for everybody else. */
export function useReportedCar({ values, recalled, putAll }: HeldValues): CarOffer | null {
	const { state: carried, pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const [car] = useState(() => readReportedCar(carried));
	const [state, setState] = useState<CarOffer['state'] | 'left' | null>(null);

	// A reload must not fill in again what was cleared.
	const forget = () =>
		void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what was typed before
	useEffect(() => {
		if (car === null || !recalled) return;
		if (holdsAnotherCar(values, car)) return setState('asked');
		putAll(filledUp(values, car));
		setState('filled');
		forget();
	}, [recalled]);

	if (car === null || state === null || state === 'left') return null;
	return {
		car,
		state,
		put: () => {
			putAll(withThisCar(values, car));
			setState('filled');
			forget();
		},
		leave: () => {
			setState('left');
			forget();
		},
	};
}
