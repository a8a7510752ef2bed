import type { PlateBase } from '@avtosverka/contract/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { Notice } from '../ui/notice.tsx';
import { PlateBadge } from '../ui/plate.tsx';
import { ReportLink } from '../ui/report-link.tsx';
import type { LookupEvent, PlateNotFound } from './machine.ts';
import { PaidPart } from './paid-part.tsx';
import { PlateSourceLine } from './source-line.tsx';

/** The source answered and has no whole VIN: what it knows of the car instead. */
export function NotFoundView({ state, send }: { state: PlateNotFound; send: (event: LookupEvent) => void }) {
	return (
		<>
			<PlateBadge plate={state.plate} />
			<Notice kind="info" className="mt-4">
				Не удалось найти полный VIN для данного номера в открытых источниках
			</Notice>
			<BaseRows base={state.base} plate={state.plate} />
			<PaidPart name="Запросить полный VIN" state={state} send={send}>
				Полный VIN может знать картотека ГИБДД.
			</PaidPart>
			<PlateSourceLine meta={state.meta} />
		</>
	);
}

function BaseRows({ base, plate }: { base: PlateBase | null; plate: string }) {
	const rows: readonly [string, string][] = [
		['VIN', shown(base?.vin)],
		['Модель', shown(base?.model)],
		['Год', shown(base?.year)],
		['Мощность', shown(base?.power, 'лс.')],
		['Цвет', shown(base?.color)],
	];
	const whole = parseVin(base?.vin ?? '');
	return (
		<dl className="mt-4 grid grid-cols-[6em_minmax(0,1fr)] gap-x-4 gap-y-2">
			{rows.map(([name, value]) => (
				<div key={name} className="contents">
					<dt className="text-ink-3">{name}</dt>
					<dd className="figures font-medium [overflow-wrap:anywhere]">
						{name === 'VIN' && whole.ok ? (
							<ReportLink vin={whole.vin} plate={plate} asked className="text-accent underline">
								{value}
							</ReportLink>
						) : (
							value
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A value with its unit; «-» where there is none. */
function shown(value: string | number | null | undefined, unit = ''): string {
	if (value === null || value === undefined || value === '') return '-';
	return `${value} ${unit}`.trim();
}
