import { type ReactNode, useState } from 'react';
import { type CallOutcome, FAILED_TEXT, failureText } from '../../client.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Act, ActResult } from './act-dialog.tsx';

const load = () => import('./act-dialog.tsx');

/** The result of a call for the operator: our own words where it was done, the server's where it was not. */
export function actResult<Reply>(outcome: CallOutcome<Reply>, describe: (reply: Reply) => string): ActResult {
	if (outcome.kind === 'reply') return { text: describe(outcome.reply) };
	return { problem: failureText(outcome) };
}

/**
 * Acts of one part: `begin` asks for confirmation, `view` is what the part shows of it, question and outcome.
 * `onDone` reads again what the act has changed.
 */
export function useAct(onDone: () => Promise<void>): { begin: (act: Act) => void; view: ReactNode } {
	const [act, setAct] = useState<Act | null>(null);
	const [result, setResult] = useState('');
	const dialog = useLazyModule(load, act !== null);

	function begin(next: Act): void {
		setResult('');
		if (dialog.state === 'failed') dialog.again();
		setAct(next);
	}

	const view = (
		<>
			<p role="status" className={result === '' ? undefined : 'pt-2'}>
				{result}
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
						setResult(words);
						void onDone();
					}}
				/>
			)}
		</>
	);
	return { begin, view };
}
