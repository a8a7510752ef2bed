import { FRAME_NUMBER_TEXT, findFrameNumber } from '@avtosverka/contract/vocabulary/frame-number';
import { VIN_LENGTH } from '@avtosverka/contract/vocabulary/vin';
import { CameraButton } from '../picture-reading/camera-button.tsx';
import { ClearButton, FieldInput } from './field-input.tsx';
import { FieldMessage } from './field-message.tsx';
import { LazyVinAdvice } from './lazy-vin-advice.tsx';
import type { SearchFieldProps } from './plate-field.tsx';
import { hasLeftOutLetter, LOCKED_TEXT } from './rules.ts';

/** The VIN input, with the number of signs still to come. */
export function VinField({
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
	return (
		<div className="min-w-0">
			<label htmlFor="vin" className="mb-1.5 block text-sm font-medium text-ink-2">
				VIN
			</label>
			<div className="relative">
				<FieldInput
					id="vin"
					field="vin"
					value={value}
					send={send}
					ref={ref}
					readOnly={locked}
					onFocus={onFocus}
					placeholder="17 знаков, латиница и цифры"
					aria-invalid={invalid}
					aria-describedby={describedBy}
					className={`not-placeholder-shown:figures h-15 w-full rounded-field border-[1.5px] pl-4 text-xl font-medium tracking-wider text-ink outline-offset-2 placeholder:text-base placeholder:tracking-normal placeholder:text-ink-3 focus:outline-3 focus:outline-accent max-[379px]:text-[17px] ${invalid ? 'border-found' : 'border-edge'} pr-13 ${locked ? 'bg-mute-soft' : 'bg-ground'}`}
				/>
				{value === '' && !locked && (
					<CameraButton number="VIN" send={send} className="right-2 text-ink-2 hover:text-ink" />
				)}
				{value !== '' && (
					<ClearButton
						label="Очистить поле"
						onClear={() => send({ kind: 'cleared', field: 'vin' })}
						className="right-2 text-ink-3 hover:text-ink"
					/>
				)}
			</div>
			<FieldMessage
				id="vin-message"
				mistake={mistake}
				more={moreOf(value)}
				locked={locked ? LOCKED_TEXT.vin : null}
				hint={
					note ??
					(value === ''
						? 'Он есть в СТС, ПТС и полисе ОСАГО'
						: `Введено знаков: ${value.length} из ${VIN_LENGTH}`)
				}
			/>
			{!locked && <LazyVinAdvice text={value} send={send} />}
		</div>
	);
}

/** What is added to a mistake, where more can be said. */
function moreOf(value: string): string | undefined {
	if (hasLeftOutLetter(value)) return ' (букв I, O и Q в VIN не бывает)';
	return findFrameNumber(value) === null ? undefined : `. ${FRAME_NUMBER_TEXT}`;
}
