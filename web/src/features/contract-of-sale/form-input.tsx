import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { adviceFor } from './advice.ts';
import type { ContractField } from './form-fields.ts';
import { type FieldName, longestOf } from './values.ts';

export type FormInputProps = ContractField & {
	name: FieldName;
	/** The part of the form, which tells one «Дата рождения» from another. */
	about: string;
	value: string;
	onType: (typed: string) => void;
};

/** One labelled line of the form; what seems wrong is shown once the line is left, and blocks nothing. */
export function FormInput({
	name,
	label,
	hint,
	wide,
	digits,
	capitals,
	about,
	value,
	onType,
}: FormInputProps) {
	const id = useId();
	const [typing, setTyping] = useState(false);
	const advice = typing ? null : adviceFor(name, value);
	return (
		<div className={wide ? 'sm:col-span-2' : ''}>
			<label htmlFor={id} className="block text-[15px] font-medium text-ink-2">
				<span className="sr-only">{about}: </span>
				{label}
			</label>
			<input
				id={id}
				type="text"
				name={name}
				value={value}
				onChange={({ target }) => onType(target.value)}
				onFocus={() => setTyping(true)}
				onBlur={() => setTyping(false)}
				maxLength={longestOf(name)}
				inputMode={digits ? 'numeric' : undefined}
				autoCapitalize={capitals ? 'characters' : 'sentences'}
				autoCorrect="off"
				spellCheck={false}
				autoComplete="off"
				aria-describedby={hint === undefined ? undefined : `${id}-note`}
				className="figures mt-1 min-h-12 w-full rounded-field border border-edge bg-paper px-3 text-[17px]"
			/>
			{hint !== undefined && (
				<p id={`${id}-note`} aria-live="polite" className="mt-1 min-h-5.5 text-[14px] leading-5.5">
					{advice === null ? (
						<span className="text-ink-3">{hint}</span>
					) : (
						<span className="flex gap-1.5 text-warn">
							<TriangleAlert aria-hidden className="mt-[3px] size-4 flex-none" />
							{advice}
						</span>
					)}
				</p>
			)}
		</div>
	);
}
