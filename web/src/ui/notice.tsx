import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeKind = 'error' | 'warning' | 'info';

const KINDS: Readonly<Record<NoticeKind, { icon: LucideIcon; style: string }>> = {
	error: { icon: CircleAlert, style: 'bg-found-soft text-found' },
	warning: { icon: TriangleAlert, style: 'bg-warn-soft text-warn' },
	info: { icon: Info, style: 'bg-accent-soft text-accent' },
};

export type NoticeProps = {
	kind: NoticeKind;
	children: ReactNode;
	/** True for what appears by itself and must be read out at once. */
	announced?: boolean;
	className?: string;
};

/** A sentence on a coloured ground with an icon; kind by shape and colour, meaning by words. */
export function Notice({ kind, children, announced = false, className = '' }: NoticeProps) {
	const { icon: Icon, style } = KINDS[kind];
	return (
		<div
			role={announced ? 'alert' : undefined}
			className={`flex gap-2.5 rounded-field px-4 py-3 text-[15px] ${style} ${className}`}
		>
			<Icon aria-hidden className="mt-px size-5 flex-none" />
			<div className="min-w-0">{children}</div>
		</div>
	);
}
