import type { AnswerBadge, Sign, Tone } from '@avtosverka/decision/car/signs/answer-badge';
import {
	Check,
	Circle,
	CircleDashed,
	CircleMinus,
	CircleX,
	FileQuestionMark,
	FileText,
	FileWarning,
	Hand,
	Info,
	Keyboard,
	LoaderCircle,
	type LucideIcon,
	OctagonX,
	TriangleAlert,
	Unplug,
} from 'lucide-react';

const SIGNS: Readonly<Record<Sign, LucideIcon>> = {
	stop: OctagonX,
	clarify: TriangleAlert,
	know: Info,
	check: Check,
	facts: FileText,
	empty: CircleMinus,
	partial: FileWarning,
	unreachable: Unplug,
	refused: Hand,
	digits: Keyboard,
	unreadable: FileQuestionMark,
	'not-asked': CircleDashed,
	wait: LoaderCircle,
	idle: Circle,
	failed: CircleX,
};

/** Answers have a plain ground, the rest a hatched one: shape tells them apart, not colour. */
const GROUNDS: Readonly<Record<Tone, string>> = {
	bad: 'bg-found-soft text-found',
	warn: 'bg-warn-soft text-warn',
	calm: 'bg-clear-soft text-clear',
	plain: 'text-ink-2 inset-ring inset-ring-edge',
	silent: 'hatched text-mute',
	wait: 'bg-accent-soft text-accent',
	idle: 'text-mute',
};

const INKS: Readonly<Record<Tone, string>> = {
	bad: 'text-found',
	warn: 'text-warn',
	calm: 'text-clear',
	plain: 'text-ink-2',
	silent: 'text-mute',
	wait: 'text-accent',
	idle: 'text-mute',
};

const FRAMES: Readonly<Record<Tone, string>> = {
	bad: 'border-found/40 bg-found-soft',
	warn: 'border-warn/40 bg-warn-soft',
	calm: 'border-clear/40 bg-clear-soft',
	plain: 'border-line bg-paper',
	silent: 'border-line hatched',
	wait: 'border-line bg-paper',
	idle: 'border-dashed border-edge/60',
};

/** The frame and the ground of what says a verdict in a field of its own. */
export function toneFrame(tone: Tone): string {
	return FRAMES[tone];
}

/** The colour of a verdict's words on paper. */
export function toneInk(tone: Tone): string {
	return INKS[tone];
}

/** The sign of a verdict; its words stand beside it. */
export function SignIcon({ sign, className = 'size-[18px]' }: { sign: Sign; className?: string }) {
	const Icon = SIGNS[sign];
	const turning = sign === 'wait' ? 'animate-turn' : '';
	return <Icon aria-hidden strokeWidth={2} className={`flex-none ${turning} ${className}`} />;
}

/** A verdict in the head of a card. */
export function Badge({ verdict }: { verdict: AnswerBadge }) {
	return (
		<span
			data-tone={verdict.tone}
			className={`inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2.5 text-[14.5px] font-semibold whitespace-nowrap print:inset-ring print:inset-ring-edge ${GROUNDS[verdict.tone]}`}
		>
			<SignIcon sign={verdict.sign} />
			{verdict.label}
		</span>
	);
}
