import type { DecisionColour, DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';
import { SEVERITY_TONES } from '@avtosverka/decision/car/signs/answer-badge';
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
import { SignIcon, toneInk } from '../answer/badge.tsx';

const GROUNDS: Readonly<Record<DecisionColour, string>> = {
	red: 'border-found/40 bg-found-soft',
	amber: 'border-warn/40 bg-warn-soft',
	green: 'border-clear/40 bg-clear-soft',
	grey: 'border-line bg-paper',
};
const INKS: Readonly<Record<DecisionColour, string>> = {
	red: 'text-found',
	amber: 'text-warn',
	green: 'text-clear',
	grey: 'text-ink',
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
	return { Icon, ink: INKS[colour], ground: GROUNDS[colour] };
}

/** How grave a reason is, as a shape; its words stand beside. */
export function ReasonSign({ severity }: { severity: Severity }) {
	return <SignIcon sign={severity} className={`size-[18px] ${toneInk(SEVERITY_TONES[severity])}`} />;
}
