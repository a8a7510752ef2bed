import { type RefObject, useEffect, useState } from 'react';
import { forgetValues, recallValues, rememberValues } from './remembered-values.ts';
import { type ContractValues, EMPTY_VALUES, FIELD_NAMES, type FieldName, isPersonal } from './values.ts';

export type HeldValues = {
	readonly values: ContractValues;
	readonly set: (name: FieldName, typed: string) => void;
	readonly clear: () => void;
};

/** What the form holds, with what was typed into it before, even before the page woke up. */
export function useValues(form: RefObject<HTMLFormElement | null>): HeldValues {
	const [values, setValues] = useState(EMPTY_VALUES);

	useEffect(() => {
		const whole = { ...recallValues(), ...typedEarly(form.current) };
		rememberValues(whole);
		setValues(whole);
	}, [form]);

	const hasPersonal = FIELD_NAMES.some((name) => isPersonal(name) && values[name] !== '');
	useEffect(() => {
		if (!hasPersonal) return;
		// The browser asks whether to leave: the people's data would be gone.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [hasPersonal]);

	return {
		values,
		set: (name, typed) => {
			const changed = { ...values, [name]: typed };
			rememberValues(changed);
			setValues(changed);
		},
		clear: () => {
			forgetValues();
			setValues(EMPTY_VALUES);
		},
	};
}

function typedEarly(form: HTMLFormElement | null): Partial<ContractValues> {
	if (form === null) return {};
	return Object.fromEntries(
		[...new FormData(form)].filter(([name, typed]) => name in EMPTY_VALUES && typed !== ''),
	) as Partial<ContractValues>;
}
