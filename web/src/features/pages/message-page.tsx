import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type MessagePageProps = {
	icon: LucideIcon;
	over?: ReactNode;
	title: string;
	children: ReactNode;
};

/** A page that has one thing to say. */
export function MessagePage({ icon: Icon, over, title, children }: MessagePageProps) {
	return (
		<div className="wrap grid justify-items-center py-16 text-center lg:py-24">
			<span className="grid size-20 place-items-center rounded-[22px] bg-accent-soft text-accent">
				<Icon aria-hidden className="size-10" strokeWidth={1.6} />
			</span>
			{over !== undefined && <p className="mt-5 text-ink-3">{over}</p>}
			<h1 className="mt-2 max-w-[22em] text-[clamp(26px,4vw,38px)] font-bold">{title}</h1>
			<div className="mt-3 grid max-w-[34em] justify-items-center gap-6 text-lg text-ink-2">{children}</div>
		</div>
	);
}
