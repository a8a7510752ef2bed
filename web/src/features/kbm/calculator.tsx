import {
	FIRST_KBM_CLASS,
	KBM_CLASSES,
	type KbmClass,
	kbmAfterYears,
	kbmOf,
} from '@avtosverka/contract/vocabulary/kbm';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { changeInPrice, coefficientText } from './words.ts';

const YEARS_AT_MOST = 10;
const PAYMENTS = [0, 1, 2, 3, 4];

/** The class and the coefficient after some years, reckoned in the browser alone. */
export function Calculator() {
	const id = useId();
	const [from, setFrom] = useState<KbmClass>(FIRST_KBM_CLASS);
	const [years, setYears] = useState<readonly number[]>([0]);
	const after = kbmAfterYears(from, years);
	return (
		<Card as="section" aria-labelledby={`${id}-title`} className="mt-8 p-5 sm:p-7">
			<h2 id={`${id}-title`} className="text-2xl font-bold">
				Калькулятор
			</h2>
			<p className="mt-1.5 text-ink-2">
				Считает по таблице, которая действует с 1 апреля 2022 года. Ничего никуда не отправляет.
			</p>
			<label htmlFor={`${id}-class`} className="mt-5 block font-medium">
				Ваш класс сейчас
			</label>
			<select
				id={`${id}-class`}
				value={from}
				onChange={({ target }) => setFrom(target.value as KbmClass)}
				className="mt-1.5 min-h-12 w-full rounded-field border border-edge bg-paper px-3 text-[17px] sm:w-auto"
			>
				{KBM_CLASSES.map((one) => (
					<option key={one} value={one}>
						Класс {one} — КБМ {coefficientText(kbmOf(one))}
						{one === FIRST_KBM_CLASS ? ' (новый водитель)' : ''}
					</option>
				))}
			</select>
			<fieldset className="mt-5">
				<legend className="font-medium">Выплаты по вашей вине, год за годом</legend>
				<div className="mt-1.5 flex flex-wrap gap-2.5">
					{years.map((payments, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a year has nothing but its place
						<label key={index} className="grid gap-1 text-[15px] text-ink-3">
							{index + 1}-й год
							<select
								value={payments}
								onChange={({ target }) => setYears(years.with(index, Number(target.value)))}
								className="min-h-12 rounded-field border border-edge bg-paper px-3 text-[17px] text-ink"
							>
								{PAYMENTS.map((count) => (
									<option key={count} value={count}>
										{count === 4 ? '4 и больше' : count}
									</option>
								))}
							</select>
						</label>
					))}
				</div>
				<div className="mt-3 flex gap-2.5">
					<StepButton
						text="Ещё год"
						icon={Plus}
						disabled={years.length === YEARS_AT_MOST}
						onClick={() => setYears([...years, 0])}
					/>
					<StepButton
						text="Убрать год"
						icon={Minus}
						disabled={years.length === 1}
						onClick={() => setYears(years.slice(0, -1))}
					/>
				</div>
			</fieldset>
			<output htmlFor={`${id}-class`} className="mt-6 block rounded-card bg-accent-soft p-5">
				<span className="block text-[15px] text-ink-2">
					Через {counted(years.length, ['год', 'года', 'лет'])}: класс {after}
				</span>
				<span className="figures mt-0.5 block text-4xl font-bold">КБМ {coefficientText(kbmOf(after))}</span>
				<span className="mt-1 block text-ink-2">{changeInPrice(kbmOf(after))}</span>
			</output>
		</Card>
	);
}

type StepProps = { text: string; icon: typeof Plus; disabled: boolean; onClick: () => void };

function StepButton({ text, icon: Icon, disabled, onClick }: StepProps) {
	return (
		<button
			type="button"
			disabled={disabled}
			onClick={onClick}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-[10px] px-4 text-[15px] font-semibold text-accent inset-ring-[1.5px] inset-ring-edge/60 hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-50"
		>
			<Icon aria-hidden className="size-4.5" />
			{text}
		</button>
	);
}
