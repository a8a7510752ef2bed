import type { Remark } from '@avtosverka/contract/moderation';
import type { RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { PHASE_WORDS, SEVERITY_WORDS } from './words.ts';

const STYLES: Readonly<Record<RemarkSeverity, { icon: LucideIcon; style: string }>> = {
	high: { icon: CircleAlert, style: 'text-found' },
	medium: { icon: TriangleAlert, style: 'text-warn' },
	low: { icon: Info, style: 'text-mute' },
};

/** What the automatic phases saw in a comment, and how much it matters; the moderator decides. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
	if (remarks.length === 0)
		return <p className="text-[15px] text-ink-2">Автоматическая проверка ничего не заметила.</p>;
	return (
		<ul className="grid gap-1.5">
			{remarks.map(({ phase, severity, reason }) => {
				const { icon: Icon, style } = STYLES[severity];
				return (
					<li key={`${phase} ${reason}`} className="flex gap-2 text-[15px]">
						<Icon aria-hidden className={`mt-0.5 size-4.5 flex-none ${style}`} />
						<span className="min-w-0 wrap-anywhere">
							<b className={`font-semibold ${style}`}>{SEVERITY_WORDS[severity]}</b> · {PHASE_WORDS[phase]}:{' '}
							{reason}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
