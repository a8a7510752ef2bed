import { type RefObject, useEffect, useState } from 'react';
import { forgetValues, recallValues, rememberValues } from './remembered-values.ts';
import { type ContractValues, EMPTY_VALUES, FIELD_NAMES, type FieldName, isPersonal } from './values.ts';

export type HeldValues = {
	readonly values: ContractValues;
	/** True once what was typed before is among the values. */
	readonly recalled: boolean;
	readonly set: (name: FieldName, typed: string) => void;
	readonly putAll: (values: ContractValues) => void;
	readonly clear: () => void;
};

/** What the form holds, with what was typed into it before, even before the page woke up. */
export function useValues(form: RefObject<HTMLFormElement | null>): HeldValues {
	const [held, setHeld] = useState({ values: EMPTY_VALUES, recalled: false });
	const { values } = held;

	const putAll = (changed: ContractValues) => {
		rememberValues(changed);
		setHeld({ values: changed, recalled: true });
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => putAll({ ...recallValues(), ...typedEarly(form.current) }), []);

	const hasPersonal = FIELD_NAMES.some((name) => isPersonal(name) && values[name] !== '');
	useEffect(() => {
		if (!hasPersonal) return;
		// The browser asks whether to leave: the people's data would be gone.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [hasPersonal]);

	return {
		...held,
		putAll,
		set: (name, typed) => putAll({ ...values, [name]: typed }),
		clear: () => {
			forgetValues();
			putAll(EMPTY_VALUES);
		},
	};
}

function typedEarly(form: HTMLFormElement | null): Partial<ContractValues> {
	if (form === null) return {};
	return Object.fromEntries(
		[...new FormData(form)].filter(([name, typed]) => name in EMPTY_VALUES && typed !== ''),
	) as Partial<ContractValues>;
}
