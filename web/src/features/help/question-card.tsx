import { ChevronDown } from 'lucide-react';
import type { FaqQuestion } from '../../content/faq.ts';
import { MailLink } from '../../content/mail.tsx';
import { OwnLink } from '../../ui/link.tsx';

/** `email`: where the operator reads letters; null where they have named no address. */
type QuestionCardProps = FaqQuestion & { email: string | null };

/** A question that opens; it is open from the start for anyone who comes by its own address, `/faq#id`. */
export function QuestionCard({ id, question, answer, writeTo, link, email }: QuestionCardProps) {
	return (
		<details id={id} className="group scroll-mt-20 rounded-card border border-line bg-paper shadow-card">
			<summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-3.5 [&::-webkit-details-marker]:hidden">
				<h3 className="flex-1 text-[17px] leading-snug font-semibold">{question}</h3>
				<ChevronDown
					aria-hidden
					className="size-5 flex-none text-ink-3 transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<div className="grid gap-3 px-5 pb-5 text-ink-2">
				{answer.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{writeTo && email !== null && (
					<p>
						{writeTo} <MailLink address={email} />.
					</p>
				)}
				{link && (
					<p>
						<OwnLink to={link.to} className="font-medium text-accent">
							{link.text}
						</OwnLink>
					</p>
				)}
			</div>
		</details>
	);
}
