import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { carName } from './car-name.ts';
import type { ReportState } from './state/report-state.ts';

/** Which car the report is about: its plate, model and year, and the VIN once. Keeps its height. */
export function ReportTitle({ vin, plate, state }: { vin: Vin; plate: Plate | null; state: ReportState }) {
	const told = [plate && formatPlate(plate), carName(state)].filter(Boolean);
	return (
		<div className="mb-2.5 flex items-end justify-between gap-2 lg:mb-3.5">
			<div className="min-w-0">
				<p className="h-6 truncate text-[17px] leading-6 font-semibold lg:h-7 lg:text-xl">
					{told.join(' · ')}
				</p>
				<h1 className="text-[13px] leading-5 font-normal tracking-normal text-ink-2 lg:text-[15px]">
					Проверка автомобиля по VIN <span className="figures font-medium whitespace-nowrap">{vin}</span>
				</h1>
			</div>
			<CopyVin vin={vin} />
		</div>
	);
}

function CopyVin({ vin }: { vin: Vin }) {
	const [copied, setCopied] = useState(false);
	const Icon = copied ? Check : Copy;
	return (
		<button
			type="button"
			aria-label={copied ? 'VIN скопирован' : 'Скопировать VIN'}
			onClick={() =>
				void navigator.clipboard?.writeText(vin).then(
					() => setCopied(true),
					() => setCopied(false),
				)
			}
			className="-mr-2 -mb-2.5 grid size-11 flex-none place-items-center rounded-full text-ink-3 hover:bg-mute-soft print:hidden"
		>
			<Icon aria-hidden className="size-[18px]" />
		</button>
	);
}
