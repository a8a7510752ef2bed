import { REFUSAL_REASONS, type RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { REASON_WORDS } from './words.ts';

/** Longest note to an author, as the server takes it. */
const NOTE_LENGTH = 300;

export type RefusalChoice = {
	readonly open: boolean;
	readonly note: string;
	readonly onNote: (note: string) => void;
	readonly onOpen: () => void;
	readonly onClose: () => void;
	readonly onReason: (reason: RefusalReason) => void;
};

export type DecideBarProps = {
	about: number;
	onApprove: () => void;
	refusal: RefusalChoice;
};

/** The two decisions; a refusal asks for its reason. On a phone it stays under the thumb. */
export function DecideBar({ about, onApprove, refusal }: DecideBarProps) {
	const chosen = about > 1 ? ` (${about})` : '';
	return (
		<div
			className={`rounded-b-card border-t border-line bg-paper px-4 py-3 sm:px-5 ${refusal.open ? '' : 'sticky bottom-0'}`}
		>
			{refusal.open ? (
				<Reasons refusal={refusal} chosen={chosen} />
			) : (
				<div className="flex gap-2.5">
					<Button
						size="s"
						aria-keyshortcuts="A"
						icon={<Check aria-hidden className="size-5" />}
						onClick={onApprove}
						className="flex-1 sm:flex-none"
					>
						Одобрить{chosen}
					</Button>
					<Button
						variant="ghost"
						size="s"
						aria-keyshortcuts="R"
						icon={<X aria-hidden className="size-5" />}
						onClick={refusal.onOpen}
						className="flex-1 text-found! inset-ring-found/50! hover:bg-found-soft! sm:flex-none"
					>
						Отклонить{chosen}
					</Button>
				</div>
			)}
		</div>
	);
}

function Reasons({ refusal, chosen }: { refusal: RefusalChoice; chosen: string }) {
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-semibold">Отклонить{chosen}: почему?</legend>
			<div className="grid gap-2 min-[420px]:grid-cols-2">
				{REFUSAL_REASONS.map((reason, place) => (
					<Button
						key={reason}
						ref={place === 0 ? first : null}
						variant="ghost"
						size="s"
						aria-keyshortcuts={`${place + 1}`}
						onClick={() => refusal.onReason(reason)}
						className="justify-start! text-left! text-ink!"
					>
						<kbd className="figures grid size-6 flex-none place-items-center rounded-[6px] bg-mute-soft font-sans text-[13px] text-ink-2">
							{place + 1}
						</kbd>
						{REASON_WORDS[reason]}
					</Button>
				))}
			</div>
			<label htmlFor="refusal-note" className="mt-3 mb-1.5 block text-sm font-medium text-ink-2">
				Пояснение автору, если нужно (до выбора причины)
			</label>
			<div className="flex flex-wrap gap-2.5">
				<input
					id="refusal-note"
					type="text"
					value={refusal.note}
					maxLength={NOTE_LENGTH}
					autoComplete="off"
					onChange={(event) => refusal.onNote(event.target.value)}
					className="h-11 min-w-0 flex-[1_1_14rem] rounded-[10px] border-[1.5px] border-edge bg-ground px-3.5 text-[15px] text-ink outline-offset-2 focus:outline-3 focus:outline-accent"
				/>
				<Button variant="ghost" size="s" onClick={refusal.onClose}>
					Не отклонять
				</Button>
			</div>
		</fieldset>
	);
}
