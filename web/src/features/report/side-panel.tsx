import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { Card as Sheet } from '../../ui/card.tsx';
import { SignIcon, toneInk } from './answer/badge.tsx';
import { judgeLine } from './answer/judge-card.ts';
import { OrderReport } from './order-report.tsx';
import { cardOf, type ReportState } from './state/report-state.ts';
import { ToComments } from './to-comments.tsx';

/** The ten checks at a glance beside the report, each a way to its card; wide screens only. */
export function SidePanel({ state }: { state: ReportState }) {
	return (
		<aside
			aria-label="Коротко об отчёте"
			className="sticky top-[84px] hidden gap-3.5 min-[900px]:grid print:hidden"
		>
			<Sheet as="section" className="p-[18px]">
				<h2 className="mb-2 text-base font-semibold">Десять проверок</h2>
				<ul>
					{SECTIONS.map((section) => {
						const line = judgeLine(section, cardOf(state, section));
						return (
							<li key={section}>
								<a
									href={`#${section}`}
									className="-mx-2 flex items-center gap-2 rounded-chip px-2 py-1.5 text-[15px] no-underline hover:bg-accent-soft"
								>
									<SignIcon sign={line.sign} className={`size-[18px] ${toneInk(line.tone)}`} />
									<span className="flex-1 text-[14.5px] leading-snug text-ink">
										{SECTION_CATALOGUE[section].title}
									</span>
									<span className={`text-right text-[13px] leading-snug ${toneInk(line.tone)}`}>
										{line.short}
									</span>
								</a>
							</li>
						);
					})}
				</ul>
				<ToComments className="mt-2 -mb-2 w-full border-t border-line pt-1" />
			</Sheet>
			<Sheet as="section" className="p-[18px]">
				<h2 className="mb-2 text-base font-semibold">Полный отчёт</h2>
				<p className="mb-3 text-[15px] text-ink-2">
					Фотографии, объявления и такси одним документом у партнёра.
				</p>
				<OrderReport className="w-full" />
			</Sheet>
		</aside>
	);
}
