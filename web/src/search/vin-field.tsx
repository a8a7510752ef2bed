import { VIN_LENGTH } from '@avtosverka/contract/vocabulary/vin';
import { CameraButton } from '../picture-reading/camera-button.tsx';
import { useLazyModule } from '../ui/lazy-module.ts';
import { ClearButton, FieldInput } from './field-input.tsx';
import { FieldMessage } from './field-message.tsx';
import { LazyVinAdvice } from './lazy-vin-advice.tsx';
import type { SearchFieldProps } from './plate-field.tsx';
import { LOCKED_TEXT } from './rules.ts';

const loadMore = () => import('./more-of-mistake.ts');

const BUTTON = 'right-0 text-ink-2 hover:text-ink sm:right-2';

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
	const more = useLazyModule(loadMore, mistake !== null);
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
					className={`not-placeholder-shown:figures h-15 w-full rounded-field border-[1.5px] pr-9 pl-2.5 text-[clamp(16px,4.7vw,20px)] font-medium tracking-tight text-ink outline-offset-2 placeholder:text-base placeholder:tracking-tight placeholder:text-ink-3 focus:outline-3 focus:outline-accent sm:pr-13 sm:pl-4 sm:tracking-wider ${invalid ? 'border-found' : 'border-edge'} ${locked ? 'bg-mute-soft' : 'bg-ground'}`}
				/>
				{value === '' && !locked && <CameraButton number="VIN" send={send} className={BUTTON} />}
				{value !== '' && (
					<ClearButton
						label="Очистить поле"
						onClear={() => send({ kind: 'cleared', field: 'vin' })}
						className={BUTTON}
					/>
				)}
			</div>
			<FieldMessage
				id="vin-message"
				mistake={mistake}
				more={more.state === 'ready' ? more.module.moreOfMistake(value) : undefined}
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
