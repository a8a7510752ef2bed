import type { Section } from '@avtosverka/contract/vocabulary/register';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { watchPlace } from '../../ui/watch-place.ts';
import type { SectionOutcome } from '../state/report-state.ts';
import { type ChallengeState, readDigits } from './challenge.ts';
import {
	ANOTHER_PICTURE,
	DIGITS_LABEL,
	DIGITS_MISSING,
	DIGITS_WRONG,
	digitsHint,
	SUBMIT_DIGITS,
} from './form-words.ts';

export type ChallengeFormProps = {
	section: Section;
	challenge: ChallengeState;
	/** True while the register is being asked, with digits or for another picture. */
	busy: boolean;
	onDigits: (word: string) => Promise<SectionOutcome>;
	onAnother: () => Promise<SectionOutcome>;
};

/** A supplier's picture and the field for its digits. The form keeps the focus until an answer. */
export function ChallengeForm({ section, challenge, busy, onDigits, onAnother }: ChallengeFormProps) {
	const field = useRef<HTMLInputElement>(null);
	const whole = useRef<HTMLFieldSetElement>(null);
	const [text, setText] = useState('');
	const [mistake, setMistake] = useState<string | null>(null);
	const id = `${section}-digits`;
	const supplier = supplierName(challenge.supplier);

	/** A call that failed keeps picture and digits: they can be sent once more. */
	async function ask(asking: Promise<SectionOutcome>, wrong: string | null) {
		setMistake(null);
		// A button that waits lets go of the focus, and what else is asked would take it away.
		if (document.activeElement !== field.current) whole.current?.focus({ preventScroll: true });
		const stays = field.current ? watchPlace(field.current) : () => false;
		if ((await asking) === 'picture') {
			setText('');
			setMistake(wrong);
		}
		if (stays()) field.current?.focus();
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		const word = readDigits(text);
		if (word !== null) {
			void ask(onDigits(word), DIGITS_WRONG);
			return;
		}
		setMistake(DIGITS_MISSING);
		field.current?.focus();
	}

	return (
		<form noValidate onSubmit={submit} className="print:hidden">
			<fieldset ref={whole} tabIndex={-1} className="min-w-0 outline-none">
				<legend className="sr-only">Цифры с картинки {supplier}</legend>
				<div className="flex flex-wrap items-end gap-x-4 gap-y-3">
					<img
						src={challenge.image}
						alt={`Картинка ${supplier}: на ней цифры, которые нужно ввести`}
						className={`h-20 w-50 flex-none rounded-field border border-line bg-white object-contain ${busy ? 'opacity-50' : ''}`}
					/>
					<div>
						<label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-2">
							{DIGITS_LABEL}
						</label>
						<input
							id={id}
							ref={field}
							type="text"
							inputMode="numeric"
							autoComplete="off"
							enterKeyHint="send"
							required
							value={text}
							readOnly={busy}
							onChange={(event) => {
								setText(event.target.value);
								setMistake(null);
							}}
							aria-invalid={mistake !== null}
							aria-describedby={`${id}-mistake ${id}-hint`}
							className={`figures h-12 w-50 rounded-field border-[1.5px] bg-ground px-4 text-xl font-medium tracking-widest text-ink outline-offset-2 focus:outline-3 focus:outline-accent ${mistake === null ? 'border-edge' : 'border-found'}`}
						/>
					</div>
				</div>
				<p
					id={`${id}-mistake`}
					aria-live="polite"
					className="mt-1.5 flex min-h-5.5 gap-1.5 text-[13.5px] leading-5.5 font-medium text-found"
				>
					{mistake !== null && (
						<>
							<CircleAlert aria-hidden className="mt-[3px] size-4 flex-none" />
							{mistake}
						</>
					)}
				</p>
				<div className="mt-1.5 flex flex-wrap gap-2.5">
					<Button type="submit" size="s" disabled={busy}>
						{SUBMIT_DIGITS}
					</Button>
					<Button variant="ghost" size="s" disabled={busy} onClick={() => void ask(onAnother(), null)}>
						{ANOTHER_PICTURE}
					</Button>
				</div>
				<p id={`${id}-hint`} className="mt-3 text-[13.5px] text-ink-3">
					{digitsHint(challenge.supplier)}
				</p>
			</fieldset>
		</form>
	);
}
