import { splitPlate } from '@avtosverka/contract/vocabulary/plate';
import type { Ref } from 'react';
import { CameraButton } from '../picture-reading/camera-button.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { PlateNumber, PlateRegion } from '../ui/plate.tsx';
import { ClearButton, FieldInput } from './field-input.tsx';
import { FieldMessage } from './field-message.tsx';
import { LOCKED_TEXT } from './rules.ts';
import type { SearchEvent } from './use-search.ts';

export type SearchFieldProps = {
	value: string;
	locked: boolean;
	mistake: string | null;
	note: string | null;
	/** True when the field is wrong, also when its neighbour says so. */
	invalid: boolean;
	describedBy: string;
	send: (event: SearchEvent) => void;
	ref: Ref<HTMLInputElement>;
	onFocus?: (() => void) | undefined;
};

/**
 * One input that looks like a number plate. While it is being edited it shows plain text; left alone with a
 * whole plate in it, the drawing takes over and puts the region into its own window.
 */
export function PlateField({
	value,
	locked,
	mistake,
	note,
	invalid,
	describedBy,
	send,
	ref,
	onFocus,
}: SearchFieldProps) {
	const hydrated = useHydrated();
	const whole = hydrated ? splitPlate(value) : null;
	return (
		<div>
			<label htmlFor="plate" className="mb-1.5 block text-sm font-medium text-ink-2">
				Госномер
			</label>
			<div
				className={`relative flex h-15 overflow-hidden rounded-[10px] border-[2.5px] text-black focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${invalid ? 'border-[#b3261e]' : locked ? 'border-[#97a3b2]' : 'border-[#16202c] dark:border-white dark:ring-1 dark:ring-black'} ${locked ? 'bg-[#e3e8ee]' : 'bg-white'}`}
			>
				<FieldInput
					id="plate"
					field="plate"
					value={value}
					send={send}
					ref={ref}
					readOnly={locked}
					onFocus={onFocus}
					aria-invalid={invalid}
					aria-describedby={describedBy}
					className={`peer figures w-full min-w-0 bg-transparent pr-10 pl-3 text-[27px] font-semibold tracking-wide outline-none max-[379px]:pr-8 max-[379px]:text-[19px] max-[379px]:tracking-normal ${whole ? 'not-focus:text-transparent' : ''}`}
				/>
				{value === '' && (
					<PlateNumber
						sample
						className="pointer-events-none absolute inset-y-0 left-0 pl-3"
						number="А000АА"
					/>
				)}
				{whole && (
					<PlateNumber
						className="pointer-events-none absolute inset-y-0 left-0 pl-3 peer-focus:hidden"
						number={whole.number}
					/>
				)}
				{value === '' && !locked && (
					<CameraButton
						number="госномер"
						send={send}
						className="right-[86px] text-[#4c5a6b] hover:text-black max-[379px]:right-[68px]"
					/>
				)}
				{value !== '' && (
					<ClearButton
						label="Очистить поле"
						onClear={() => send({ kind: 'cleared', field: 'plate' })}
						className="right-[88px] max-[379px]:right-[68px] text-[#4c5a6b] hover:text-black"
					/>
				)}
				<PlateRegion
					region={value === '' ? '777' : (whole?.region ?? '')}
					sample={value === ''}
					className={`w-[86px] flex-none max-[379px]:w-[70px] ${whole ? 'peer-focus:[&>b]:opacity-0' : ''}`}
				/>
			</div>
			<FieldMessage
				id="plate-message"
				mistake={mistake}
				locked={locked ? LOCKED_TEXT.plate : null}
				hint={note ?? 'Кириллица и цифры, например А000АА777'}
			/>
		</div>
	);
}
