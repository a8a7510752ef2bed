import { MessageSquareText } from 'lucide-react';
import { COMMENTS_ID, goToComments } from './go-to-comments.ts';

export type ToCommentsProps = { className?: string; iconOnly?: boolean };

/** Leads to the comments at the end of the report, and into the field for a new one. */
export function ToComments({ className = '', iconOnly }: ToCommentsProps) {
	return (
		<a
			href={`#${COMMENTS_ID}`}
			onClick={(event) => {
				event.preventDefault();
				goToComments();
			}}
			className={`inline-flex min-h-11 items-center gap-2 text-[15px] font-semibold text-accent no-underline print:hidden ${className}`}
		>
			<MessageSquareText aria-hidden className="size-5 flex-none" />
			<span className={iconOnly ? 'sr-only' : undefined}>Комментарии</span>
		</a>
	);
}
