import { Trash2 } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FORM_PARTS } from './form-fields.ts';
import { FormInput } from './form-input.tsx';
import type { HeldValues } from './use-values.ts';
import { FIELD_NAMES } from './values.ts';

export type ContractFormProps = { held: HeldValues; ref: RefObject<HTMLFormElement | null> };

/**
 * Everything that the contract has room for; nothing is obligatory. Of the method `dialog`, which outside of
 * a dialog sends nothing, so that not even a page that has not woken up yet can send what is typed.
 */
export function ContractForm({ held: { values, set, clear }, ref }: ContractFormProps) {
	const id = useId();
	const isEmpty = FIELD_NAMES.every((name) => values[name] === '');
	return (
		<form ref={ref} method="dialog" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
			{FORM_PARTS.map(({ title, fields }) => (
				<Card key={title} as="section" aria-labelledby={`${id}-${title}`} className="mt-4 p-5 sm:p-6">
					<h2 id={`${id}-${title}`} className="text-xl font-semibold">
						{title}
					</h2>
					<div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
						{fields.map((field) => (
							<FormInput
								key={field.name}
								{...field}
								about={title}
								value={values[field.name]}
								onType={(typed) => set(field.name, typed)}
							/>
						))}
					</div>
				</Card>
			))}
			<Button
				variant="ghost"
				size="s"
				className="mt-4"
				disabled={isEmpty}
				icon={<Trash2 aria-hidden className="size-4.5" />}
				onClick={clear}
			>
				Очистить форму
			</Button>
		</form>
	);
}
