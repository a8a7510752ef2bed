import { Send } from 'lucide-react';
import { useSettings } from '../../site.ts';
import { Card as Sheet } from '../../ui/card.tsx';
import { OrderReport } from './order-report.tsx';
import { ToComments } from './to-comments.tsx';

/**
 * Below the ten cards: the full report once more; on a phone, whose bar offers it all the time, the ways to
 * the comments and to the Telegram bot.
 */
export function ReportEnd() {
	const bot = useSettings().links.telegramBot;
	return (
		<>
			<Sheet
				as="section"
				className="mt-2 flex items-center gap-x-4 px-3.5 py-2.5 max-[899px]:hidden lg:mt-3.5 print:hidden"
			>
				<div className="min-w-0 flex-1">
					<h2 className="text-[15.5px] leading-tight font-semibold">Полный отчёт</h2>
					<p className="mt-0.5 text-[13.5px] leading-snug text-ink-2">
						Фотографии, объявления и такси у партнёра
					</p>
				</div>
				<OrderReport look="ghost" className="flex-none px-3! text-[14.5px]!" />
			</Sheet>
			<div className="mt-1 flex items-center justify-between gap-x-4 min-[900px]:hidden print:hidden">
				<ToComments />
				{bot && (
					<a
						href={bot}
						target="_blank"
						rel="noopener noreferrer"
						className="inline-flex min-h-11 items-center gap-2 text-[15px] font-semibold text-accent no-underline min-[768px]:hidden"
					>
						<Send aria-hidden className="size-5 flex-none" />
						Проверять в Telegram
					</a>
				)}
			</div>
		</>
	);
}
