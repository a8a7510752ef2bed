import type { DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';
import { CircleHelp, Info, type LucideIcon, OctagonX, ShieldCheck, TriangleAlert } from 'lucide-react';

type Look = { readonly Icon: LucideIcon; readonly ink: string; readonly ground: string };

const LOOKS: Readonly<Record<DecisionVerdict, Look>> = {
	stop: { Icon: OctagonX, ink: 'text-found', ground: 'border-found/40 bg-found-soft' },
	clarify: { Icon: TriangleAlert, ink: 'text-warn', ground: 'border-warn/40 bg-warn-soft' },
	'no-obstacles': { Icon: ShieldCheck, ink: 'text-clear', ground: 'border-clear/40 bg-clear-soft' },
	'too-little': { Icon: CircleHelp, ink: 'text-ink', ground: 'border-line bg-paper' },
};

const REASONS: Readonly<Record<Severity, Omit<Look, 'ground'>>> = {
	stop: { Icon: OctagonX, ink: 'text-found' },
	clarify: { Icon: TriangleAlert, ink: 'text-warn' },
	know: { Icon: Info, ink: 'text-ink-2' },
};

/** The ground and the colour of a verdict's block. */
export function verdictLook(verdict: DecisionVerdict): Look {
	return LOOKS[verdict];
}

/** How grave a reason is, as a shape; its words stand beside. */
export function ReasonSign({ severity }: { severity: Severity }) {
	const { Icon, ink } = REASONS[severity];
	return <Icon aria-hidden className={`size-[18px] flex-none ${ink}`} />;
}
