import { FIRST_KBM_CLASS, KBM_CLASSES, kbmOf } from '@avtosverka/contract/vocabulary/kbm';
import { Minus, Plus } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { coefficientText, reckoningOf, YEARS_AT_MOST } from './words.ts';

const PAYMENTS = [0, 1, 2, 3, 4];
const YEARS = Array.from({ length: YEARS_AT_MOST }, (_, index) => index + 1);
const [ANSWER, COEFFICIENT, PRICE] = reckoningOf(FIRST_KBM_CLASS, [0]);

/** The class and the coefficient after some years; `content-page/reckon-kbm.ts` reckons in the browser. */
export function Calculator() {
	return (
		<Card as="section" data-kbm="" aria-labelledby="calculator" className="mt-8 p-5 sm:p-7 noscript:hidden">
			<h2 id="calculator" className="text-2xl font-bold">
				Калькулятор
			</h2>
			<p className="mt-1.5 text-ink-2">
				Считает по таблице, которая действует с 1 апреля 2022 года. Ничего никуда не отправляет.
			</p>
			<label htmlFor="class" className="mt-5 block font-medium">
				Ваш класс сейчас
			</label>
			<select
				id="class"
				defaultValue={FIRST_KBM_CLASS}
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
					{YEARS.map((year) => (
						<label key={year} hidden={year > 1} className="text-[15px] text-ink-3">
							{year}-й год
							<select className="mt-1 block min-h-12 rounded-field border border-edge bg-paper px-3 text-[17px] text-ink">
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
					<StepButton text="Ещё год" icon={Plus} step={1} />
					<StepButton text="Убрать год" icon={Minus} step={-1} disabled />
				</div>
			</fieldset>
			<output htmlFor="class" className="mt-6 block rounded-card bg-accent-soft p-5">
				<span className="block text-[15px] text-ink-2">{ANSWER}</span>
				<span className="figures mt-0.5 block text-4xl font-bold">{COEFFICIENT}</span>
				<span className="mt-1 block text-ink-2">{PRICE}</span>
			</output>
		</Card>
	);
}

type StepProps = { text: string; icon: typeof Plus; step: 1 | -1; disabled?: boolean };

function StepButton({ text, icon: Icon, step, disabled }: StepProps) {
	return (
		<button
			type="button"
			data-step={step}
			disabled={disabled}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-[10px] px-4 text-[15px] font-semibold text-accent inset-ring-[1.5px] inset-ring-edge/60 hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-50"
		>
			<Icon aria-hidden className="size-4.5" />
			{text}
		</button>
	);
}
