import type { Ref } from 'react';

export type NoPatronymicProps = {
	ticked: boolean;
	onTick: (ticked: boolean) => void;
	ref?: Ref<HTMLInputElement>;
};

/** The box of somebody who has no patronymic: it stands in place of the field above it. */
export function NoPatronymic({ ticked, onTick, ref }: NoPatronymicProps) {
	return (
		<label className="inline-flex min-h-8 items-center gap-2.5 text-[15px]">
			<input
				ref={ref}
				type="checkbox"
				checked={ticked}
				onChange={({ target }) => onTick(target.checked)}
				className="size-5 flex-none accent-accent"
			/>
			Нет отчества
		</label>
	);
}
