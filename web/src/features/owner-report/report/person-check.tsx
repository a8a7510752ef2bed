import { ChevronDown, CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { checkPerson, type PersonCheckResult } from './calls.ts';

const FIELDS = [
	{
		name: 'full_name',
		label: 'Фамилия, имя и отчество',
		placeholder: 'Иванов Иван Иванович',
		inputMode: 'text',
	},
	{ name: 'birth_date', label: 'Дата рождения', placeholder: 'ДД.ММ.ГГГГ', inputMode: 'numeric' },
	{ name: 'passport_end', label: 'Последние 4 цифры паспорта', placeholder: '0000', inputMode: 'numeric' },
] as const;

/** Where a payer who does not see the person can check: they type it, and the server compares. */
export function PersonCheck({ uuid }: { uuid: string }) {
	const [busy, setBusy] = useState(false);
	const [checked, setChecked] = useState<PersonCheckResult | null>(null);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const fieldText = (name: (typeof FIELDS)[number]['name']) => String(form.get(name) ?? '');
		setBusy(true);
		setChecked(null);
		setChecked(
			await checkPerson(uuid, {
				full_name: fieldText('full_name'),
				birth_date: fieldText('birth_date'),
				passport_end: fieldText('passport_end'),
			}),
		);
		setBusy(false);
	};
	return (
		<details className="group">
			<summary
				className={`cursor-pointer list-none ${buttonClass('ghost', 's')} [&::-webkit-details-marker]:hidden`}
			>
				Сверить данные
				<ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
			</summary>
			<form
				noValidate
				method="dialog"
				onSubmit={submit}
				aria-label="Сверка данных"
				className="mt-3 grid gap-3"
			>
				<p className="text-[15px] text-ink-2">
					Данные человека видит только тот, кто заказал отчёт. Введите те, что знаете, и мы ответим, о нём ли
					отчёт.
				</p>
				{FIELDS.map(({ name, label, ...style }) => (
					<label key={name} className="grid gap-1.5 text-sm font-medium text-ink-2">
						{label}
						<input
							{...style}
							name={name}
							type="text"
							autoComplete="off"
							maxLength={200}
							aria-invalid={checked?.kind === 'refused' && checked.field === name}
							className="h-12 w-full rounded-field border-[1.5px] border-edge bg-ground px-4 text-base font-normal text-ink outline-offset-2 placeholder:text-ink-3 focus:outline-3 focus:outline-accent aria-invalid:border-found"
						/>
					</label>
				))}
				<Button type="submit" variant="ghost" busy={busy}>
					Сверить
				</Button>
				<div aria-live="polite">{checked !== null && <Result checked={checked} />}</div>
			</form>
		</details>
	);
}

function Result({ checked }: { checked: PersonCheckResult }) {
	switch (checked.kind) {
		case 'matches':
			return (
				<p className="flex gap-2 text-[15px] font-medium text-clear">
					<CircleCheck aria-hidden className="mt-px size-5 flex-none" />
					Всё совпадает: отчёт об этом человеке.
				</p>
			);
		case 'differs':
			return (
				<Notice kind="warning">
					Что-то не совпадает. Проверьте, что ввели. Если ошибки нет, отчёт о другом человеке: не платите за
					него.
				</Notice>
			);
		case 'refused':
			return <Notice kind="error">{checked.message}</Notice>;
	}
}
