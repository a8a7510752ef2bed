import { Send } from 'lucide-react';
import { useSettings } from '../../site.ts';
import { Card as Sheet } from '../../ui/card.tsx';
import { OrderReport } from './order-report.tsx';

/** Below the ten cards: the full report once more, and on a phone the way to the Telegram bot. */
export function ReportEnd() {
	const bot = useSettings().links.telegramBot;
	return (
		<>
			<Sheet as="section" className="mt-2 flex items-center gap-x-4 px-3.5 py-2.5 lg:mt-3.5 print:hidden">
				<div className="min-w-0 flex-1">
					<h2 className="text-[15.5px] leading-tight font-semibold">Полный отчёт</h2>
					<p className="mt-0.5 text-[13.5px] leading-snug text-ink-2">
						Фотографии, объявления и такси у партнёра
					</p>
				</div>
				<OrderReport look="ghost" className="flex-none px-3! text-[14.5px]!" />
			</Sheet>
			{bot && (
				<a
					href={bot}
					target="_blank"
					rel="noopener noreferrer"
					className="mt-2 flex min-h-12 items-center justify-center gap-2 rounded-field font-semibold text-accent no-underline inset-ring-[1.5px] inset-ring-edge/60 min-[768px]:hidden print:hidden"
				>
					<Send aria-hidden className="size-5" />
					Проверять машины в Telegram
				</a>
			)}
		</>
	);
}
