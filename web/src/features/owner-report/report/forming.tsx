import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { blockView, isSettledBlock } from './block-view.ts';
import { ToneIcon } from './mark.tsx';
import { FORMING } from './words.ts';

/** A report that is not ready for payment: which registers have finished, not what they answered. */
export function Forming({ report }: { report: OwnerReport }) {
	const settled = PERSON_REGISTERS.filter((register) => isSettledBlock(report, register)).length;
	return (
		<Card as="section" aria-label="Как идёт проверка" className="px-4 py-5 sm:px-[22px]">
			<p role="status" className="flex items-center gap-3 text-lg font-semibold">
				<Spinner className="size-6 text-accent" />
				{FORMING}
			</p>
			<p className="mt-1.5 text-[15px] text-ink-2">
				Обычно это занимает до двух минут. Страницу можно закрыть: отчёт дождётся вас по этой же ссылке.
			</p>
			<progress
				value={settled}
				max={PERSON_REGISTERS.length}
				aria-label="Сколько реестров уже спросили"
				className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-mute-soft inset-ring inset-ring-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
			/>
			<ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
				{PERSON_REGISTERS.map((register) => {
					const done = isSettledBlock(report, register);
					return (
						<li key={register} className="flex min-h-10 items-center gap-2.5 text-[15px]">
							<ToneIcon tone={done ? 'done' : 'wait'} />
							<span className="mr-auto">{BLOCK_CATALOGUE[register].title}</span>
							<span className="text-ink-2">{stepWords(report, register)}</span>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}

function stepWords(report: OwnerReport, register: PersonRegister): string {
	if (blockView(report, register).kind === 'postponed') return 'после оплаты';
	return isSettledBlock(report, register) ? 'готово' : 'спрашиваем…';
}
