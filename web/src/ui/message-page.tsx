import { SHARE_OVER, SHARE_UNKNOWN } from '@avtosverka/contract/vocabulary/share';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Head } from './head.tsx';

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

export type LinkGoneProps = {
	state: 'over' | 'unknown';
	icon: LucideIcon;
	/** What links of this kind lead to. */
	description: string;
	/** Where to go from here. */
	children: ReactNode;
};

/** The page of a link to a report that is over or was never one. */
export function LinkGone({ state, icon, description, children }: LinkGoneProps) {
	const isOver = state === 'over';
	const title = isOver ? 'Ссылка больше не действует' : 'Такой ссылки нет';
	return (
		<>
			<Head title={title} description={description} index={false} />
			<MessagePage icon={icon} title={title}>
				<p>{isOver ? SHARE_OVER : SHARE_UNKNOWN}</p>
				{children}
			</MessagePage>
		</>
	);
}
