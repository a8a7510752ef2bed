import { getOwnerReportDocumentRoute } from '@avtosverka/contract/routes/owner-report';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { documentInput } from './decision/carried-car.ts';

const IDLE = { busy: false, problem: null } as const;
const NOT_DOWNLOADED = 'Не удалось скачать PDF. Попробуйте ещё раз.';

export type DocumentButtonProps = {
	uuid: string;
	/** Names the report where several stand side by side; for screen readers. */
	of?: string;
};

/** Downloads a paid report as a PDF; what went wrong stands under the button. */
export function DocumentButton({ uuid, of }: DocumentButtonProps) {
	const [state, setState] = useState<{ busy: boolean; problem: string | null }>(IDLE);
	const download = async () => {
		setState({ busy: true, problem: null });
		const outcome = await callForFile(getOwnerReportDocumentRoute, documentInput(uuid));
		if (outcome.kind === 'reply') {
			saveFile(outcome.reply, `otchet-${uuid.slice(0, 8)}.pdf`);
			return setState(IDLE);
		}
		setState({ busy: false, problem: outcome.problem?.message ?? NOT_DOWNLOADED });
	};
	return (
		<div className="grid content-start justify-items-start gap-1.5 print:hidden">
			<Button
				variant="ghost"
				size="s"
				className="bg-paper"
				busy={state.busy}
				icon={<Download aria-hidden className="size-5" />}
				onClick={() => void download()}
			>
				Скачать PDF
				{of !== undefined && <span className="sr-only"> отчёта: {of}</span>}
			</Button>
			{state.problem !== null && (
				<p role="alert" className="max-w-[26em] text-[14px] font-medium text-found">
					{state.problem}
				</p>
			)}
		</div>
	);
}
