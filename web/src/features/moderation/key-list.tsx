import type { Ref } from 'react';

const KEYS: readonly (readonly [key: string, does: string])[] = [
	['J', 'следующий комментарий'],
	['K', 'предыдущий'],
	['A', 'одобрить'],
	['R', 'отклонить, затем 1–6: причина'],
	['U', 'отменить последнее решение'],
	['X', 'выбрать несколько для одного решения'],
	['O', 'отчёт рядом'],
	['Esc', 'не отклонять'],
	['?', 'этот список'],
];

export type KeyListProps = { ref: Ref<HTMLDetailsElement>; on: boolean; onSwitch: (on: boolean) => void };

/** The keys of the desk, and the switch for who presses letters by accident or dictates. */
export function KeyList({ ref, on, onSwitch }: KeyListProps) {
	return (
		<details
			ref={ref}
			open
			className="rounded-card border border-line bg-paper px-4 py-3 shadow-card max-lg:hidden sm:px-5"
		>
			<summary className="font-semibold">Клавиши</summary>
			<dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-[15px]">
				{KEYS.map(([key, does]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="inline-grid min-w-8 place-items-center rounded-[6px] bg-mute-soft px-2 py-0.5 font-sans text-[14px] font-semibold">
								{key}
							</kbd>
						</dt>
						<dd className="text-ink-2">{does}</dd>
					</div>
				))}
			</dl>
			<label className="mt-2 flex min-h-11 items-center gap-2.5 text-[15px]">
				<input
					type="checkbox"
					checked={on}
					onChange={(event) => onSwitch(event.target.checked)}
					className="size-5 accent-accent"
				/>
				Клавиши включены
			</label>
		</details>
	);
}
