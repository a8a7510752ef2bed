import { type Ref, useState } from 'react';
import { CameraButton } from '../picture-reading/camera-button.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { PlateRegion } from '../ui/plate.tsx';
import { ClearButton, FieldInput } from './field-input.tsx';
import { FieldMessage } from './field-message.tsx';
import { placeInRegion, plateBoxes } from './plate-boxes.ts';
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

const BUTTON = 'right-[86px] text-[#4c5a6b] hover:text-black max-[379px]:right-[68px]';

/**
 * One input over the two boxes of a plate. Its own text is never seen: the signs are drawn in their boxes
 * from the first one on, so that nothing moves when the field is left.
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
	const [caret, setCaret] = useState<number | null>(null);
	// Without scripts the input shows its own text.
	const boxes = plateBoxes(hydrated ? value : '');
	const place = placeInRegion(boxes, caret);
	return (
		<div>
			<label htmlFor="plate" className="mb-1.5 block text-sm font-medium text-ink-2">
				Госномер
			</label>
			<div
				className={`relative figures flex h-15 overflow-hidden rounded-[10px] border-[2.5px] text-[27px] font-semibold tracking-wide text-black uppercase focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${invalid ? 'border-[#b3261e]' : locked ? 'border-[#97a3b2]' : 'border-[#16202c] dark:border-white dark:ring-1 dark:ring-black'} ${locked ? 'bg-[#e3e8ee]' : 'bg-white'}`}
			>
				<FieldInput
					id="plate"
					field="plate"
					value={value}
					send={send}
					ref={ref}
					readOnly={locked}
					onFocus={onFocus}
					onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
					onBlur={() => setCaret(null)}
					placeholder=" "
					aria-invalid={invalid}
					aria-describedby={describedBy}
					className={`peer absolute inset-0 bg-transparent pr-3 outline-none pl-3 selection:bg-[#b8d4fe] ${hydrated ? 'text-transparent' : ''} ${place === null ? 'caret-black' : ''}`}
				/>
				<span
					aria-hidden
					className={`pointer-events-none relative flex min-w-0 flex-1 items-center overflow-clip pl-3 whitespace-pre ${value === '' ? 'text-[#586474] peer-not-placeholder-shown:invisible' : ''}`}
				>
					{value === '' ? 'А000АА' : boxes.number}
				</span>
				{value === '' && !locked && <CameraButton number="госномер" send={send} className={BUTTON} />}
				{value !== '' && (
					<ClearButton
						label="Очистить поле"
						onClear={() => send({ kind: 'cleared', field: 'plate' })}
						className={BUTTON}
					/>
				)}
				<PlateRegion
					region={
						<span className="inline-block w-[3.2ch] text-left">
							{value === '' ? '777' : boxes.region.slice(0, place ?? 3)}
							{place !== null && <i className="absolute h-6 outline outline-black" />}
							{boxes.region.slice(place ?? 3)}
						</span>
					}
					sample={value === ''}
					className="pointer-events-none relative w-[86px] flex-none max-[379px]:w-[70px]"
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
