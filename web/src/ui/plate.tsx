import { formatPlate, splitPlate } from '@avtosverka/contract/vocabulary/plate';
import type { ReactNode } from 'react';

export type PlateNumberProps = { number: string; sample?: boolean; className?: string };

/** The number part as stamped: letters smaller than digits. A drawing; the text stands elsewhere. */
export function PlateNumber({ number, sample = false, className = '' }: PlateNumberProps) {
	const groups = number.match(/\d+|\D+/g) ?? [];
	return (
		<span
			aria-hidden
			className={`figures flex items-center font-semibold tracking-wide ${sample ? 'text-[#586474]' : 'text-black'} ${className}`}
		>
			{groups.map((group, place) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: the groups have no other name
					key={place}
					className={/\d/.test(group) ? 'text-[31px] leading-none' : 'pt-1 text-[25px] leading-none'}
				>
					{group}
				</span>
			))}
		</span>
	);
}

export type PlateRegionProps = { region: ReactNode; sample?: boolean; className?: string };

/** The window of a plate with its region and the flag. A drawing only. */
export function PlateRegion({ region, sample = false, className = '' }: PlateRegionProps) {
	return (
		<span
			aria-hidden
			className={`grid content-center justify-items-center gap-1 border-l-[2.5px] border-[#16202c] leading-none ${className}`}
		>
			<b
				className={`figures h-[23px] text-[23px] leading-none font-semibold ${sample ? 'text-[#586474]' : 'text-black'}`}
			>
				{region}
			</b>
			<span className="flex items-center gap-1.5 text-[12px] leading-none font-bold tracking-wider text-black">
				RUS
				<span className="h-[11px] w-[17px] bg-[linear-gradient(#fff_33%,#1c57c7_33%_66%,#d52b1e_66%)] outline outline-[#c8cfd8]" />
			</span>
		</span>
	);
}

/** A whole plate to look at; read out as «А 123 ВС 77». */
export function PlateBadge({ plate }: { plate: string }) {
	const split = splitPlate(plate);
	return (
		<span className="inline-flex h-13 overflow-hidden rounded-[9px] border-[2.5px] border-[#16202c] bg-white dark:border-white dark:ring-1 dark:ring-black">
			<span className="sr-only">{formatPlate(plate)}</span>
			<PlateNumber number={split?.number ?? plate} className="px-3.5" />
			{split && <PlateRegion region={split.region} className="w-[78px]" />}
		</span>
	);
}
