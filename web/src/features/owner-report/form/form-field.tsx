import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { OwnerFieldInput } from './field-input.tsx';
import type { OwnerField } from './fields.ts';
import type { FormEvent } from './form-state.ts';

export type FormFieldProps = {
	field: OwnerField;
	value: string;
	mistake: string | undefined;
	send: (event: FormEvent) => void;
	/** How the mistake may be mended at a press. */
	offer?: { readonly text: string; readonly onTake: () => void } | null;
	/** Under the field while nothing is wrong with it; null keeps its room empty. */
	hint?: ReactNode;
	/** Takes no text, and none is wanted. */
	off?: boolean;
	/** Stands under all of it, with or without a mistake. */
	children?: ReactNode;
	ref?: Ref<HTMLInputElement>;
};

type FieldStyle = {
	readonly label: string;
	readonly placeholder: string;
	readonly autoComplete: string;
	readonly inputMode: 'text' | 'numeric';
};

const STYLES: Readonly<Record<OwnerField, FieldStyle>> = {
	last_name: { label: 'Фамилия', placeholder: 'Иванов', autoComplete: 'family-name', inputMode: 'text' },
	first_name: { label: 'Имя', placeholder: 'Иван', autoComplete: 'given-name', inputMode: 'text' },
	middle_name: {
		label: 'Отчество',
		placeholder: 'Иванович',
		autoComplete: 'additional-name',
		inputMode: 'text',
	},
	birth_date: {
		label: 'Дата рождения',
		placeholder: 'ДД.ММ.ГГГГ',
		autoComplete: 'bday',
		inputMode: 'numeric',
	},
	// No browser ought to remember it.
	passport_number: {
		label: 'Серия и номер паспорта',
		placeholder: '0000 000000',
		autoComplete: 'off',
		inputMode: 'numeric',
	},
};

/** One field of the form with its label and the line under it. */
export function FormField({
	field,
	value,
	mistake,
	send,
	offer = null,
	hint = null,
	off = false,
	children,
	ref,
}: FormFieldProps) {
	const { label, inputMode, ...style } = STYLES[field];
	const id = `owner-${field}`;
	const wrong = mistake !== undefined;
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-2">
				{label}
			</label>
			<OwnerFieldInput
				{...style}
				id={id}
				field={field}
				value={value}
				send={send}
				ref={ref}
				inputMode={inputMode}
				maxLength={200}
				autoCapitalize={inputMode === 'text' ? 'words' : 'off'}
				aria-invalid={wrong}
				aria-required={!off}
				disabled={off}
				aria-describedby={`${id}-message`}
				className={`h-13 w-full scroll-mt-24 scroll-mb-20 rounded-field border-[1.5px] bg-ground px-4 text-lg text-ink outline-offset-2 placeholder:text-ink-3 disabled:bg-mute-soft focus:outline-3 focus:outline-accent ${inputMode === 'numeric' ? 'figures' : ''} ${wrong ? 'border-found' : 'border-edge'}`}
			/>
			<div id={`${id}-message`} aria-live="polite" className="mt-1 min-h-5.5 text-[13.5px] leading-5.5">
				{wrong ? (
					<p className="flex gap-1.5 font-medium text-found">
						<CircleAlert aria-hidden className="mt-[3px] size-4 flex-none" />
						{mistake}
					</p>
				) : (
					hint
				)}
			</div>
			{offer !== null && (
				<button
					type="button"
					onClick={offer.onTake}
					className="mt-1 min-h-11 rounded-field border border-edge px-3 text-left text-[15px] text-accent hover:bg-mute-soft"
				>
					{offer.text}
				</button>
			)}
			{children}
		</div>
	);
}
