/** The small label of what is not there yet. */
export function SoonLabel({ className = '' }: { className?: string }) {
	return (
		<span
			className={`inline-block rounded-full border border-current/35 px-1.5 text-[11px] leading-[17px] font-medium tracking-wide whitespace-nowrap ${className}`}
		>
			скоро
		</span>
	);
}
