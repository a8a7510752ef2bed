import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { carName } from '../../car/car-name.ts';
import type { ReportState } from '../../car/state/report-state.ts';

/** Which car the report is about: its plate, model and year, and the VIN once. Keeps its height. */
export function ReportTitle({ vin, plate, state }: { vin: Vin; plate: Plate | null; state: ReportState }) {
	const parts = [plate && formatPlate(plate), carName(state)].filter(Boolean);
	return (
		<div className="relative mb-2.5 lg:mb-3.5">
			<p className="h-6 truncate pr-10 text-[17px] leading-6 font-semibold lg:h-7 lg:text-xl">
				{parts.join(' · ')}
			</p>
			<h1 className="text-[13px] leading-5 font-normal tracking-[-0.01em] text-ink-2 lg:text-[15px]">
				Проверка автомобиля по VIN <span className="font-medium whitespace-nowrap">{vin}</span>
			</h1>
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
			className="absolute -top-2.5 -right-3 grid size-11 place-items-center rounded-full text-ink-3 hover:bg-mute-soft print:hidden"
		>
			<Icon aria-hidden className="size-[18px]" />
		</button>
	);
}
