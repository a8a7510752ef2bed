import type { QueuedComment } from '@avtosverka/contract/moderation';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { ChevronDown, ChevronUp, ExternalLink, PanelRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NewTabNote } from '../../ui/new-tab-note.tsx';
import { AuthorFacts } from './author-facts.tsx';
import { DecideBar, type DecideBarProps } from './decide-bar.tsx';
import { MarkedText } from './marked-text.tsx';
import { RemarkList } from './remark-list.tsx';

export type InFocusProps = DecideBarProps & {
	ref: Ref<HTMLElement>;
	token: string;
	comment: QueuedComment;
	place: number;
	of: number;
	onMove: (by: 1 | -1) => void;
	beside: boolean;
	onBeside: () => void;
};

/** The comment in focus: its text with the marks, the phases' remarks, its author, the decision. */
export function InFocus({
	ref,
	token,
	comment,
	place,
	of,
	onMove,
	beside,
	onBeside,
	...deciding
}: InFocusProps) {
	const { vin, created_at } = comment;
	return (
		<Card
			ref={ref}
			as="article"
			tabIndex={-1}
			aria-label={`Комментарий ${place} из ${of}`}
			className="scroll-mt-20 outline-offset-2"
		>
			<header className="flex items-center gap-x-4 border-b border-line px-4 py-3 sm:px-5">
				<div className="mr-auto min-w-0">
					<a
						href={`/checks/${vin}`}
						target="_blank"
						rel="noopener"
						className="figures inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent"
					>
						{vin}
						<ExternalLink aria-hidden className="size-4" />
						<NewTabNote />
					</a>
					<p className="figures text-[14px] text-ink-3">
						{place} из {of} · <time dateTime={created_at}>{formatMoment(created_at)}</time>
					</p>
				</div>
				<Button
					variant="ghost"
					size="s"
					aria-pressed={beside}
					icon={<PanelRight aria-hidden className="size-4.5" />}
					onClick={onBeside}
					className="flex-none max-lg:hidden"
				>
					Отчёт рядом
				</Button>
				<span className="-mr-2 flex">
					<Step label="Предыдущий комментарий" off={place === 1} onPress={() => onMove(-1)}>
						<ChevronUp aria-hidden className="size-5" />
					</Step>
					<Step label="Следующий комментарий" off={place === of} onPress={() => onMove(1)}>
						<ChevronDown aria-hidden className="size-5" />
					</Step>
				</span>
			</header>
			<div className="grid gap-4 px-4 py-4 sm:px-5">
				<MarkedText comment={comment} />
				<RemarkList remarks={comment.remarks} />
				<AuthorFacts key={comment.author.id ?? comment.id} token={token} author={comment.author} />
			</div>
			<DecideBar {...deciding} />
		</Card>
	);
}

type StepProps = { label: string; off: boolean; onPress: () => void; children: React.ReactNode };

function Step({ label, off, onPress, children }: StepProps) {
	return (
		<button
			type="button"
			aria-label={label}
			disabled={off}
			onClick={onPress}
			className="grid size-11 place-items-center rounded-full text-ink-2 hover:bg-mute-soft disabled:opacity-40"
		>
			{children}
		</button>
	);
}
