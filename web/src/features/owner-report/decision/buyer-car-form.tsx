import { parseVin, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { type FormEvent, useEffect, useRef } from 'react';
import { FieldInput } from '../../../search/field-input.tsx';
import { useSearch } from '../../../search/use-search.ts';
import { Button } from '../../../ui/button.tsx';
import { carryCar, dropCar } from './carry-car.ts';

export type BuyerCarFormProps = {
	uuid: string;
	/** The VIN that was typed before; null where none was. */
	typed: string | null;
	/** Null for none. */
	onTake: (vin: string | null) => void;
	onClose: () => void;
};

/** Takes the VIN of the car that the reader buys, and stores it on this device. */
export function BuyerCarForm({ uuid, typed, onTake, onClose }: BuyerCarFormProps) {
	const { state, send } = useSearch({ fields: { vin: typed ?? '' }, judged: false });
	const { fields, mistake, note } = state;
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (fields.vin === '' && typed !== null) {
			dropCar(uuid);
			return onTake(null);
		}
		const read = parseVin(fields.vin);
		if (read.ok) {
			carryCar(uuid, read.vin, true);
			return onTake(read.vin);
		}
		const text = read.problem === 'empty' ? 'Введите VIN' : VIN_PROBLEM_TEXT[read.problem];
		send({ kind: 'refused', mistake: { field: 'vin', text } });
		input.current?.focus();
	};

	return (
		<form
			noValidate
			onSubmit={submit}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
			aria-label="Машина, которую покупаете"
			className="py-2.5"
		>
			<label htmlFor="deal-vin" className="mb-1.5 block text-sm font-medium text-ink-2">
				VIN машины, которую покупаете
			</label>
			<div className="flex flex-wrap gap-2">
				<FieldInput
					id="deal-vin"
					ref={input}
					field="vin"
					value={fields.vin}
					send={send}
					placeholder="17 знаков"
					aria-invalid={mistake !== null}
					aria-describedby="deal-vin-message"
					className={`figures h-12 min-w-0 flex-[1_1_230px] rounded-field border-[1.5px] bg-ground px-3 text-base text-ink outline-offset-2 placeholder:text-ink-3 focus:outline-3 focus:outline-accent ${mistake ? 'border-found' : 'border-edge'}`}
				/>
				<Button type="submit">Сверить</Button>
			</div>
			<p
				id="deal-vin-message"
				role="status"
				className={`mt-1.5 text-[13.5px] ${mistake ? 'font-medium text-found' : 'text-ink-2'}`}
			>
				{mistake?.text ?? note?.text ?? 'VIN останется на этом устройстве, нам он не передаётся.'}
			</p>
		</form>
	);
}
