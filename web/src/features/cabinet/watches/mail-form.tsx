import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** An e-mail address for notices; the server says what is wrong with it. */
export function MailForm({ busy, onAdd }: { busy: boolean; onAdd: (email: string) => void }) {
	const [email, setEmail] = useState('');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onAdd(email.trim());
		setEmail('');
	};
	return (
		<form noValidate onSubmit={submit} className="mt-3">
			<label htmlFor="watch-mail" className="mb-1.5 block text-[15px] font-medium">
				Адрес почты
			</label>
			<div className="flex flex-wrap gap-2">
				<input
					id="watch-mail"
					type="email"
					autoComplete="email"
					maxLength={254}
					required
					value={email}
					onChange={({ target }) => setEmail(target.value)}
					className="h-11 min-w-0 flex-1 basis-52 rounded-field border-[1.5px] border-edge bg-ground px-3 text-ink outline-offset-2 focus:outline-3 focus:outline-accent"
				/>
				<Button type="submit" size="s" busy={busy}>
					Прислать ссылку
				</Button>
			</div>
		</form>
	);
}
