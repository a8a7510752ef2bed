import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type LineProps = {
	as: 'article' | 'section';
	id: string;
	title: string;
	icon: ReactNode;
	/** What it says, in a few words; one line high. */
	words: ReactNode;
	/** A button in the place of the words. */
	action?: ReactNode;
	/** True for half of a phone's width: the title and the button alone. */
	isCompact?: boolean | undefined;
	isOpen: boolean;
	onToggle: () => void;
	hidden?: boolean | undefined;
	children: ReactNode;
};

/**
 * One line of the report: what it says in a few words, and everything under it when it is opened in its
 * place.
 */
export function Line({
	as: Tag,
	id,
	title,
	icon,
	words,
	action,
	isCompact = false,
	isOpen,
	onToggle,
	hidden,
	children,
}: LineProps) {
	return (
		<Tag
			id={id}
			aria-labelledby={`${id}-title`}
			hidden={hidden}
			className={`border-line bg-paper max-lg:border-b max-lg:last:border-b-0 lg:rounded-card lg:border print:break-inside-avoid print:rounded-none print:border-0 print:border-b ${isOpen ? 'lg:col-span-2' : ''} ${isCompact ? 'max-sm:col-span-1!' : ''}`}
		>
			<header
				className={`relative flex h-[52px] items-center gap-3 px-3.5 has-[h2>button:hover]:bg-accent-soft/50 lg:h-[58px] lg:rounded-card print:h-auto print:px-0 print:py-1 ${isCompact ? 'max-sm:pr-1' : ''}`}
			>
				<span
					className={`grid w-7 flex-none place-items-center text-ink-2 ${isCompact ? 'max-sm:hidden' : ''}`}
				>
					{icon}
				</span>
				<div className="min-w-0 flex-1">
					<h2
						id={`${id}-title`}
						className={`text-[15.5px] leading-5 font-semibold tracking-tight ${isCompact ? 'max-sm:text-[14.5px]' : ''}`}
					>
						<button
							type="button"
							aria-expanded={isOpen}
							aria-controls={`${id}-body`}
							onClick={onToggle}
							className="-mt-1.5 w-full truncate pt-1.5 text-left outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
						>
							{title}
						</button>
					</h2>
					<div className="h-5 truncate text-[13.5px] leading-5 text-ink-2 print:h-auto">{words}</div>
				</div>
				{action}
				<ChevronDown
					aria-hidden
					className={`size-5 flex-none text-ink-3 transition-transform print:hidden ${isOpen ? 'rotate-180' : ''} ${isCompact ? 'max-sm:hidden' : ''}`}
				/>
			</header>
			<div
				id={`${id}-body`}
				className={`px-3.5 pb-2 lg:pb-3 print:px-0 print:pb-1 ${isOpen ? '' : 'hidden print:block noscript:block'}`}
			>
				{children}
			</div>
		</Tag>
	);
}
