import type { ReactNode } from 'react';

type LabelProps = { className?: string };

function SmallLabel({ className = '', children }: LabelProps & { children: ReactNode }) {
	return (
		<span
			className={`inline-block rounded-full border border-current/35 px-1.5 text-[12px] leading-[17px] font-medium tracking-wide whitespace-nowrap ${className}`}
		>
			{children}
		</span>
	);
}

/** The small label of what is not there yet. */
export function PlannedLabel({ className = '' }: LabelProps) {
	return <SmallLabel className={className}>скоро</SmallLabel>;
}

/** The small label of what has to wait for a connection. */
export function NoConnectionLabel({ className = '' }: LabelProps) {
	return <SmallLabel className={className}>нет связи</SmallLabel>;
}
