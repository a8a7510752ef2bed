import { Send } from 'lucide-react';
import { useSettings } from '../../site.ts';
import { Card as Sheet } from '../../ui/card.tsx';
import { OrderReport } from './order-report.tsx';

/** Below the ten cards: the full report once more, and on a phone the way to the Telegram bot. */
export function ReportEnd() {
	const bot = useSettings().links.telegramBot;
	return (
		<>
			<Sheet
				as="section"
				className="mt-3.5 flex flex-wrap items-center gap-x-6 gap-y-3.5 px-4 py-5 sm:px-[22px] print:hidden"
			>
				<div className="flex-[1_1_260px]">
					<h2 className="text-[19px] leading-tight font-semibold tracking-tight">Полный отчёт</h2>
					<p className="mt-1 text-[15px] text-ink-2">
						Фотографии, объявления и такси одним документом у партнёра.
					</p>
				</div>
				<OrderReport />
			</Sheet>
			{bot && (
				<a
					href={bot}
					target="_blank"
					rel="noopener noreferrer"
					className="mt-3.5 flex min-h-12 items-center justify-center gap-2 rounded-field font-semibold text-accent no-underline inset-ring-[1.5px] inset-ring-edge/60 min-[768px]:hidden print:hidden"
				>
					<Send aria-hidden className="size-5" />
					Проверять машины в Telegram
				</a>
			)}
		</>
	);
}
