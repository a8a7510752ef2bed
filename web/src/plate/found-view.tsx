import type { PlateBase } from '@avtosverka/contract/plate';
import { sameVin } from '@avtosverka/contract/vocabulary/vin';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { StoredReportAhead } from '../loading/report-ahead.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PlateBadge } from '../ui/plate.tsx';
import { ReportLink } from '../ui/report-link.tsx';
import type { FoundPlate, LookupEvent } from './machine.ts';
import { PriceNote } from './price-note.tsx';
import { PlateSourceLine } from './source-line.tsx';

/** One VIN behind the plate. */
export function FoundView({ state, send }: { state: FoundPlate; send: (event: LookupEvent) => void }) {
	const [vin, another] = state.vins;
	if (vin === undefined) return null;
	if (another !== undefined) return <ChoiceView state={state} />;
	return (
		<>
			<FoundVin plate={state.plate} vin={vin} model={state.base?.model ?? null} />
			<div className="mt-4 grid gap-3 rounded-field bg-mute-soft px-4 py-3.5 sm:grid-cols-[1fr_auto] sm:items-center">
				<div id="refresh-words" className="grid gap-1 text-[14.5px] text-ink-2">
					<p>Если госномер переставили на другую машину, VIN можно уточнить в картотеке ГИБДД.</p>
					<PriceNote />
				</div>
				<Button
					variant="ghost"
					size="s"
					aria-describedby="refresh-words"
					onClick={() => send({ kind: 'refresh-opened' })}
				>
					Обновить
				</Button>
			</div>
			<PlateSourceLine meta={state.meta} />
		</>
	);
}

export type FoundVinProps = {
	plate: string;
	vin: string;
	/** Null while it is not known; absent where it is not asked for. */
	model?: string | null;
};

/** A plate, its VIN and the way to the report. */
export function FoundVin({ plate, vin, model }: FoundVinProps) {
	return (
		<>
			<StoredReportAhead vin={vin} plate={plate} />
			<PlateBadge plate={plate} />
			<dl className="mt-4">
				<dt className="text-[13.5px] text-ink-3">VIN</dt>
				<dd className="figures text-[22px] leading-tight font-semibold tracking-wide break-all">{vin}</dd>
				{model !== undefined && (
					<>
						<dt className="mt-2.5 text-[13.5px] text-ink-3">Модель</dt>
						<dd className="font-medium">{model ?? '-'}</dd>
					</>
				)}
			</dl>
			<ReportLink vin={vin} plate={plate} asked className={`mt-5 w-full ${buttonClass()}`}>
				Перейти к отчёту
				<ArrowRight aria-hidden className="size-5" />
			</ReportLink>
		</>
	);
}

function ChoiceView({ state }: { state: FoundPlate }) {
	return (
		<>
			<PlateBadge plate={state.plate} />
			<p className="mt-4">
				С этим госномером связано несколько VIN. Выберите тот, что указан в документах на машину.
			</p>
			<ul className="mt-3 grid gap-2">
				{state.vins.map((vin) => (
					<li key={vin}>
						<ReportLink
							vin={vin}
							plate={state.plate}
							asked
							className="flex min-h-13 items-center gap-3 rounded-field border border-edge px-4 py-2.5 text-ink no-underline hover:bg-accent-soft"
						>
							<span className="mr-auto min-w-0">
								<span className="figures block font-semibold tracking-wide break-all">{vin}</span>
								<span className="block text-[14.5px] text-ink-2">{describe(carOf(state, vin))}</span>
							</span>
							<ChevronRight aria-hidden className="size-5 flex-none text-accent" />
						</ReportLink>
					</li>
				))}
			</ul>
			<PlateSourceLine meta={state.meta} />
		</>
	);
}

function carOf({ cars }: FoundPlate, vin: string): PlateBase | undefined {
	return cars.find((car) => car.vin !== null && sameVin(car.vin, vin));
}

/** «LADA 2114, 2009 год, красный»: by what a person tells two cars of one plate apart. */
function describe(car: PlateBase | undefined): string {
	const parts = [car?.model, car?.year ? `${car.year} год` : null, car?.color?.toLowerCase()].filter(Boolean);
	return parts.length > 0 ? parts.join(', ') : 'Модель, год и цвет источник не назвал';
}
