import { type ReactNode, useState } from 'react';
import { type CallOutcome, FAILED_TEXT, failureText } from '../../client.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Act, ActResult } from './act-dialog.tsx';

const load = () => import('./act-dialog.tsx');

/** What an operator is told of a call: words of ours where it was done, the server's where it was not. */
export function actResult<Reply>(outcome: CallOutcome<Reply>, told: (reply: Reply) => string): ActResult {
	if (outcome.kind === 'reply') return { told: told(outcome.reply) };
	return { problem: failureText(outcome) };
}

/**
 * Acts of one part: `begin` asks once more, `view` is what the part shows of it, question and outcome.
 * `onDone` reads anew what the act has changed.
 */
export function useAct(onDone: () => Promise<void>): { begin: (act: Act) => void; view: ReactNode } {
	const [act, setAct] = useState<Act | null>(null);
	const [told, setTold] = useState('');
	const dialog = useLazyModule(load, act !== null);

	function begin(next: Act): void {
		setTold('');
		if (dialog.state === 'failed') dialog.again();
		setAct(next);
	}

	const view = (
		<>
			<p role="status" className={told === '' ? undefined : 'pt-2'}>
				{told}
			</p>
			{act && dialog.state === 'failed' && (
				<Notice kind="error" announced className="mt-3">
					{FAILED_TEXT}
				</Notice>
			)}
			{act && dialog.state === 'ready' && (
				<dialog.module.ActDialog
					act={act}
					onClose={() => setAct(null)}
					onDone={(words) => {
						setAct(null);
						setTold(words);
						void onDone();
					}}
				/>
			)}
		</>
	);
	return { begin, view };
}
