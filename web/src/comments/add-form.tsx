import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { storeDraft, storedDraft } from './draft.ts';
import { COMMENT_FIELD_ID } from './go-to-comments.ts';
import { charactersLeft } from './length.ts';
import { LengthNote } from './length-note.tsx';

export type AddFormProps = {
	vin: Vin;
	/** Sends the text; false where it did not get through: what was typed stays then. */
	onSend: (text: string) => Promise<boolean>;
	onRules: () => void;
};

/** The field for a new comment; what is typed in it outlives a failure, a reload and a sign-in. */
export function AddForm({ vin, onSend, onRules }: AddFormProps) {
	const field = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState(() => storedDraft(vin));
	const [busy, setBusy] = useState(false);
	const left = charactersLeft(text);
	const tooLong = left !== null && left < 0;

	useEffect(() => {
		// Who came here by the button of the report has been waiting for the field.
		if (field.current?.closest('section') === document.activeElement) {
			field.current?.focus({ preventScroll: true });
		}
	}, []);

	function change(typed: string) {
		setText(typed);
		storeDraft(vin, typed);
	}

	async function send() {
		if (busy || text.trim() === '') return;
		if (tooLong) return field.current?.focus();
		setBusy(true);
		try {
			if (await onSend(text)) change('');
		} finally {
			setBusy(false);
		}
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		void send();
	}

	function press(event: KeyboardEvent) {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		void send();
	}

	return (
		<form noValidate onSubmit={submit} className="mt-4">
			<label htmlFor={COMMENT_FIELD_ID} className="mb-1.5 block text-sm font-medium text-ink-2">
				Ваш комментарий
			</label>
			<textarea
				id={COMMENT_FIELD_ID}
				ref={field}
				rows={4}
				dir="auto"
				value={text}
				readOnly={busy}
				onChange={(event) => change(event.target.value)}
				onKeyDown={press}
				aria-invalid={tooLong}
				aria-describedby="comment-room comment-rules"
				className={`block min-h-28 w-full rounded-field border-[1.5px] bg-ground px-4 py-3 text-ink outline-offset-2 field-sizing-content max-h-100 focus:outline-3 focus:outline-accent ${tooLong ? 'border-found' : 'border-edge'}`}
			/>
			<LengthNote id="comment-room" left={left} />
			<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2.5">
				<Button type="submit" size="s" busy={busy} title="Ctrl+Enter" className="max-sm:w-full">
					Отправить
				</Button>
				<p id="comment-rules" className="flex-[1_1_16rem] text-[14.5px] text-ink-2">
					Отправляя комментарий, вы соглашаетесь с{' '}
					<button
						type="button"
						onClick={onRules}
						className="rounded-sm text-accent underline underline-offset-3 max-sm:py-1.5"
					>
						правилами публикации
					</button>
					.
				</p>
			</div>
		</form>
	);
}
