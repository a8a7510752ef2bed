import { BRAND } from '../brand.ts';

/** The name beside a small number plate with its two letters. */
export function BrandMark() {
	return (
		<span className="flex items-center gap-2.5 text-xl font-bold tracking-tight text-white">
			<span
				aria-hidden
				className="grid h-6 place-items-center rounded-md bg-white p-[2.5px] text-[12px] leading-none font-bold tracking-wider text-night"
			>
				<span className="grid h-full place-items-center rounded-[4px] border-[1.5px] border-night px-1">
					АС
				</span>
			</span>
			{BRAND}
		</span>
	);
}
