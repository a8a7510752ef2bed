import type { BlockVerdict } from '@avtosverka/contract/vocabulary/person-register';
import {
	Check,
	CircleDot,
	CircleHelp,
	Eye,
	LoaderCircle,
	LockKeyhole,
	type LucideIcon,
	TriangleAlert,
} from 'lucide-react';

/** How a block looks: the four verdicts, and what has none yet. */
export type MarkTone = BlockVerdict | 'wait' | 'done' | 'hidden';

/** Green and red never speak alone: each has its own sign, and what is unknown a hatched ground. */
const STYLES: Readonly<Record<MarkTone, { icon: LucideIcon; ground: string; ink: string }>> = {
	ok: { icon: Check, ground: 'bg-clear-soft text-clear', ink: 'text-clear' },
	fail: { icon: TriangleAlert, ground: 'bg-found-soft text-found', ink: 'text-found' },
	look: { icon: Eye, ground: 'text-ink-2 inset-ring-[1.5px] inset-ring-edge', ink: 'text-ink-2' },
	unknown: { icon: CircleHelp, ground: 'hatched text-mute', ink: 'text-mute' },
	wait: { icon: LoaderCircle, ground: 'bg-accent-soft text-accent', ink: 'text-accent' },
	// Merely over with: no word of what came of it, and nothing green.
	done: { icon: CircleDot, ground: 'text-ink-2', ink: 'text-ink-2' },
	hidden: { icon: LockKeyhole, ground: 'bg-accent-soft text-accent', ink: 'text-accent' },
};

/** The colour of a tone's words on paper. */
export function markInk(tone: MarkTone): string {
	return STYLES[tone].ink;
}

/** The sign of a tone; its words stand beside it. */
export function ToneIcon({ tone, className = 'size-5' }: { tone: MarkTone; className?: string }) {
	const { icon: Icon, ink } = STYLES[tone];
	const turning = tone === 'wait' ? 'animate-turn' : '';
	return <Icon aria-hidden strokeWidth={2} className={`flex-none ${ink} ${turning} ${className}`} />;
}

/** The verdict in the head of a block; on a phone a line of its own, without a ground. */
export function BlockVerdictMark({ tone, children }: { tone: MarkTone; children: string }) {
	const { icon: Icon, ground } = STYLES[tone];
	return (
		<span
			data-tone={tone}
			className={`inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2.5 text-[14.5px] font-semibold max-sm:gap-1 max-sm:bg-transparent! max-sm:bg-none! max-sm:p-0! max-sm:text-[13px] max-sm:leading-4 max-sm:inset-ring-0 print:inset-ring print:inset-ring-edge ${ground}`}
		>
			<Icon
				aria-hidden
				className={`size-[18px] flex-none max-sm:size-4 ${tone === 'wait' ? 'animate-turn' : ''}`}
			/>
			{children}
		</span>
	);
}
