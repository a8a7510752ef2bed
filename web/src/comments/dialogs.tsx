import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RULES } from './words.ts';

/** The rules of publication. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog title="Правила публикации" onClose={onClose}>
			<ol className="grid list-decimal gap-2 pl-6 marker:text-ink-3">
				{RULES.map((rule) => (
					<li key={rule}>{rule}</li>
				))}
			</ol>
			<p className="mt-4 text-[15px] text-ink-2">
				Каждый комментарий читает модератор. Сослаться на отчёт о другой машине можно адресом{' '}
				<span className="whitespace-nowrap">/checks/VIN</span>, другие адреса ссылками не станут.
			</p>
			<Button onClick={onClose} className="mt-5 w-full">
				Понял
			</Button>
		</Dialog>
	);
}

export type DeleteCommentDialogProps = {
	onClose: () => void;
	onConfirm: () => void;
	returnFocus: () => HTMLElement | null;
};

/** A deleted comment cannot be brought back: it is asked first. */
export function DeleteCommentDialog({ onClose, onConfirm, returnFocus }: DeleteCommentDialogProps) {
	return (
		<Dialog title="Удалить комментарий?" onClose={onClose} returnFocus={returnFocus}>
			<p>Вернуть его будет нельзя.</p>
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button className="bg-found! text-paper!" onClick={onConfirm}>
					Удалить
				</Button>
				<Button variant="ghost" onClick={onClose}>
					Оставить
				</Button>
			</div>
		</Dialog>
	);
}
