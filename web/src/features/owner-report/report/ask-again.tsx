import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { repeatBlock } from './calls.ts';

export type AskBlockAgainProps = { readonly report: OwnerReport; readonly register: PersonRegister };

/**
 * «Запросить снова», for the person who ordered the report, while its register is silent and is asked later
 * automatically.
 */
export function AskBlockAgain({ report, register }: AskBlockAgainProps) {
	const token = useSession()?.token ?? null;
	const { nextAt, asOf } = report.meta[register];
	const [busy, setBusy] = useState(false);
	// Shown until the register has been asked once more.
	const [refusal, tell] = useState<{ readonly asOf: string | null; readonly text: string } | null>(null);
	if (!report.own || report.sample || token === null || nextAt === null) return null;
	if (refusal !== null && refusal.asOf === asOf) {
		return (
			<p role="status" className="mt-2 text-[15px] text-ink-2">
				{refusal.text}
			</p>
		);
	}
	const press = async () => {
		setBusy(true);
		const text = await repeatBlock(report.report_uuid, register, token);
		setBusy(false);
		tell({ asOf, text });
	};
	return (
		<Button
			variant="ghost"
			size="s"
			busy={busy}
			onClick={press}
			icon={<RotateCw aria-hidden className="size-5" />}
			aria-label={`Запросить снова: ${BLOCK_CATALOGUE[register].title}`}
			className="mt-2.5 justify-self-start"
		>
			Запросить снова
		</Button>
	);
}
