import type { Remark } from '@avtosverka/contract/moderation';
import type { RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { PHASE_WORDS, SEVERITY_WORDS } from './words.ts';

const LOOKS: Readonly<Record<RemarkSeverity, { icon: LucideIcon; look: string }>> = {
	high: { icon: CircleAlert, look: 'text-found' },
	medium: { icon: TriangleAlert, look: 'text-warn' },
	low: { icon: Info, look: 'text-mute' },
};

/** What the automatic phases saw in a comment, and how much it matters; the moderator decides. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
	if (remarks.length === 0)
		return <p className="text-[15px] text-ink-2">Автоматическая проверка ничего не заметила.</p>;
	return (
		<ul className="grid gap-1.5">
			{remarks.map(({ phase, severity, reason }) => {
				const { icon: Icon, look } = LOOKS[severity];
				return (
					<li key={`${phase} ${reason}`} className="flex gap-2 text-[15px]">
						<Icon aria-hidden className={`mt-0.5 size-4.5 flex-none ${look}`} />
						<span className="min-w-0 wrap-anywhere">
							<b className={`font-semibold ${look}`}>{SEVERITY_WORDS[severity]}</b> · {PHASE_WORDS[phase]}:{' '}
							{reason}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
