import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FIELD } from './field.ts';

/** The result of an act: the message to the operator, or why it was not done. */
export type ActResult = { readonly text: string } | { readonly problem: string };

/** Something that an operator is about to do, and is asked about once more. */
export type Act = {
	readonly title: string;
	/** With what it is done: names and values. */
	readonly facts: readonly (readonly [string, string])[];
	/** What follows from it. */
	readonly note: string;
	/** What the operator is asked to write; «Почему» where it is absent. */
	readonly question?: string;
	readonly confirm: string;
	readonly cancel: string;
	run(why: string): Promise<ActResult>;
};

export type ActDialogProps = { act: Act; onClose: () => void; onDone: (text: string) => void };

/** Asks once more and for the reason, which the journal keeps; then acts. */
export function ActDialog({ act, onClose, onDone }: ActDialogProps) {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const form = useId();

	const confirm = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const why = String(new FormData(event.currentTarget).get('why'));
		setBusy(true);
		const result = await act.run(why);
		setBusy(false);
		if ('text' in result) return onDone(result.text);
		setProblem(result.problem);
	};

	return (
		<Dialog title={act.title} onClose={onClose} steady={isBusy}>
			<dl className="grid gap-3">
				{act.facts.map(([name, value]) => (
					<div key={name}>
						<dt className="text-ink-2">{name}</dt>
						<dd className="figures break-words">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4">{act.note} В журнале останутся ваш аккаунт, время и то, что вы напишете.</p>
			<form id={form} onSubmit={(event) => void confirm(event)} className="mt-4">
				<label className="grid gap-1">
					{act.question ?? 'Почему'}
					<input name="why" required maxLength={500} autoComplete="off" className={FIELD} />
				</label>
			</form>
			{problem !== null && (
				<Notice kind="error" announced className="mt-4">
					{problem}
				</Notice>
			)}
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button variant="ghost" onClick={onClose} disabled={isBusy}>
					{act.cancel}
				</Button>
				<Button type="submit" form={form} busy={isBusy}>
					{act.confirm}
				</Button>
			</div>
		</Dialog>
	);
}
