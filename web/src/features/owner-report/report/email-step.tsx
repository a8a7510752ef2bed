import { ArrowRight, CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { SignIn } from '../../../sign-in/sign-in.tsx';
import { Button } from '../../../ui/button.tsx';
import { readEmail } from './email.ts';

export type EmailStepProps = {
	/** The report's page, to come back to from a sign-in; null for a signed-in person. */
	from: string | null;
	/** False where no letters are sent: no address is asked for then. */
	mail: boolean;
	/** The address known so far; null for none. */
	email: string | null;
	/** Null: the payer wants no mail. */
	onContinue: (email: string | null) => void;
};

/** Where a payer says where to send the report, or signs in instead. */
export function EmailStep({ from, mail, email: before, onContinue }: EmailStepProps) {
	const [text, setText] = useState(before ?? '');
	const [wrong, setWrong] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const email = readEmail(text);
		if (email !== undefined) return onContinue(email);
		setWrong(true);
		document.getElementById('payer-email')?.focus();
	};
	return (
		<div className="grid gap-5">
			<form noValidate method="dialog" onSubmit={submit} aria-label="Почта для отчёта">
				{mail ? (
					<EmailField
						text={text}
						wrong={wrong}
						onType={(typed) => {
							setText(typed);
							setWrong(false);
						}}
					/>
				) : (
					<p className="mb-3 text-[15px] text-ink-2">Можно оплатить и без входа.</p>
				)}
				<Button type="submit" icon={<ArrowRight aria-hidden className="size-5" />} className="w-full">
					Продолжить
				</Button>
			</form>
			{from !== null && (
				<section aria-label="Другие способы входа" className="border-t border-line pt-4">
					<p className="mb-3 font-semibold">Или войдите</p>
					<SignIn from={from} />
				</section>
			)}
		</div>
	);
}

type EmailFieldProps = { text: string; wrong: boolean; onType: (text: string) => void };

function EmailField({ text, wrong, onType }: EmailFieldProps) {
	return (
		<>
			<label htmlFor="payer-email" className="mb-1.5 block font-semibold">
				Куда прислать отчёт
			</label>
			<input
				id="payer-email"
				type="email"
				inputMode="email"
				autoComplete="email"
				placeholder="you@example.ru"
				maxLength={254}
				value={text}
				aria-invalid={wrong}
				aria-describedby="payer-email-message"
				onChange={({ target }) => onType(target.value)}
				className={`h-13 w-full rounded-field border-[1.5px] bg-ground px-4 text-lg text-ink outline-offset-2 placeholder:text-ink-3 focus:outline-3 focus:outline-accent ${wrong ? 'border-found' : 'border-edge'}`}
			/>
			<p
				id="payer-email-message"
				aria-live="polite"
				className="mt-1 mb-2 min-h-5.5 text-[13.5px] leading-5.5"
			>
				{wrong ? (
					<span className="flex gap-1.5 font-medium text-found">
						<CircleAlert aria-hidden className="mt-[3px] size-4 flex-none" />
						Проверьте адрес почты
					</span>
				) : (
					<span className="text-ink-3">Пришлём ссылку и PDF. Можно продолжить и без почты.</span>
				)}
			</p>
		</>
	);
}
