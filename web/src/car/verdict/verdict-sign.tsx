import type { DecisionColour, DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';
import { SEVERITY_TONES, type Tone } from '@avtosverka/decision/car/signs/answer-badge';
import type { VerdictTitle } from '@avtosverka/decision/car/verdict-title';
import {
	CircleHelp,
	Info,
	LoaderCircle,
	type LucideIcon,
	OctagonX,
	ShieldCheck,
	TriangleAlert,
} from 'lucide-react';
import { SignIcon, toneFrame, toneInk } from '../answer/badge.tsx';

const TONES: Readonly<Record<DecisionColour, Tone>> = {
	red: 'bad',
	amber: 'warn',
	green: 'calm',
	grey: 'plain',
};
const ICONS: Readonly<Record<DecisionVerdict, LucideIcon>> = {
	stop: OctagonX,
	clarify: TriangleAlert,
	'no-obstacles': Info,
	'too-little': CircleHelp,
};

/** The sign, the ground and the ink of a verdict's block; the shield is kept for green. */
export function verdictStyle(verdict: DecisionVerdict, { colour, asking }: VerdictTitle) {
	const Icon = asking ? LoaderCircle : colour === 'green' ? ShieldCheck : ICONS[verdict];
	const tone = TONES[colour];
	return { Icon, ink: tone === 'plain' ? 'text-ink' : toneInk(tone), ground: toneFrame(tone) };
}

/** How grave a reason is, as a shape; its words stand beside. */
export function ReasonSign({ severity }: { severity: Severity }) {
	return <SignIcon sign={severity} className={`size-[18px] ${toneInk(SEVERITY_TONES[severity])}`} />;
}
