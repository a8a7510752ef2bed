import type { User } from '@avtosverka/contract/accounts';
import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { Check, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnList } from '../../session/own-list.ts';
import { personName } from '../../session/person-name.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PAID_REPORTS, PaidReports, paidOf } from './paid-reports.tsx';

const REQUESTS: Forms = ['оплаченный запрос', 'оплаченных запроса', 'оплаченных запросов'];

export type ConfirmationProps = {
	user: User | null;
	failed: boolean;
	busy: boolean;
	problem: string | null;
	/** What they have ordered; null while it is not known who they are. */
	reports: OwnList<OwnerReportLine> | null;
	onConfirm: (() => void) | null;
};

/** What goes and what stays, and the button that does it. */
export function Confirmation({ user, failed, busy, problem, reports, onConfirm }: ConfirmationProps) {
	const paid = paidOf(reports).length;
	return (
		<div className="wrap max-w-170 pt-9 pb-15 lg:pt-13">
			<h1 className="text-[clamp(28px,4vw,40px)] font-bold">Удаление аккаунта</h1>
			<p className="mt-3 min-h-14 text-lg wrap-anywhere text-ink-2 sm:min-h-7">
				{user && (
					<>
						Вы вошли как: <b className="font-semibold text-ink">{personName(user)}</b>
					</>
				)}
				{failed && 'Не удалось узнать, в какой аккаунт вы вошли. Попробуем ещё раз через несколько секунд.'}
			</p>
			<Card className="mt-5 grid gap-6 p-5 sm:grid-cols-2 sm:p-6">
				<Group title="Удалим сразу" icon={<Trash2 aria-hidden className="size-5 text-found" />}>
					<li>имя, почту и привязанные способы входа;</li>
					<li>входы на всех устройствах;</li>
					<li>ваше имя под комментариями;</li>
					<li>отчёты о владельцах, которые вы заказали, в том числе оплаченные;</li>
					<li>неизрасходованные запросы и список купленных VIN.</li>
				</Group>
				<Group title="Останется" icon={<Check aria-hidden className="size-5 text-mute" />}>
					<li>записи о платежах без вашего имени: их велит хранить закон;</li>
					<li>тексты комментариев без автора.</li>
				</Group>
			</Card>
			{user !== null && user.requests > 0 && (
				<Notice kind="warning" className="mt-4">
					На балансе {counted(user.requests, REQUESTS)}: вместе с аккаунтом пропадёт и остаток.
				</Notice>
			)}
			{reports !== null && <PaidReports reports={reports} />}
			<p className="mt-5">Вернуть удалённый аккаунт нельзя. Войдёте снова — будет новый, пустой.</p>
			{problem !== null && (
				<Notice kind="error" announced className="mt-4">
					{problem}
				</Notice>
			)}
			<div className="mt-5 grid gap-3 sm:flex">
				<Button
					className="bg-found! text-paper!"
					disabled={onConfirm === null}
					busy={busy}
					icon={<Trash2 aria-hidden className="size-5" />}
					onClick={() => onConfirm?.()}
				>
					Удалить аккаунт{paid > 0 && ` и ${counted(paid, PAID_REPORTS)}`}
				</Button>
				<OwnLink to="/user" className={buttonClass('ghost')}>
					Отмена
				</OwnLink>
			</div>
		</div>
	);
}

function Group({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
	return (
		<section>
			<h2 className="flex items-center gap-2 font-semibold">
				{icon}
				{title}
			</h2>
			<ul className="mt-2 grid list-disc gap-1.5 pl-6 text-ink-2 marker:text-ink-3">{children}</ul>
		</section>
	);
}
