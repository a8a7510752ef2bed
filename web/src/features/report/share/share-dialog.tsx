import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useState } from 'react';
import type { ReportState } from '../../../car/state/report-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFromHere } from '../../../ui/from-here.ts';
import { OwnLink } from '../../../ui/link.tsx';
import { SavePdf } from './save-pdf.tsx';
import { shareAddress } from './share-address.ts';
import { ShareForm } from './share-form.tsx';

export type ShareDialogProps = { vin: Vin; plate: Plate | null; state: ReportState; onClose: () => void };

/** Three ways to show a report: a link to what it says now, its PDF, the address of this page. */
export function ShareDialog({ vin, plate, state, onClose }: ShareDialogProps) {
	const title = `Проверка автомобиля по VIN ${vin}`;
	const token = useSession()?.token ?? null;
	const from = useFromHere();
	const [outcome, setOutcome] = useState<string | null>(null);
	return (
		<Dialog title="Поделиться отчётом" onClose={onClose}>
			<h3 className="font-semibold">Ссылка на отчёт, каким он сейчас</h3>
			<p className="mt-1 mb-3 text-[15px] text-ink-2">
				Действует ограниченный срок, её можно отозвать. Имён залогодателей и комментариев в отчёте нет.
			</p>
			{token === null ? (
				<OwnLink to="/auth" state={from} className={buttonClass()}>
					Войти и создать ссылку
				</OwnLink>
			) : (
				<ShareForm vin={vin} plate={plate} title={title} token={token} />
			)}
			<SavePdf vin={vin} plate={plate} state={state} />
			<h3 className="mt-6 font-semibold">Адрес этой страницы</h3>
			<p className="mt-1 mb-3 text-[15px] text-ink-2">В адресе виден VIN, а ответы будут самые новые.</p>
			<Button
				variant="ghost"
				size="s"
				onClick={async () => setOutcome(await shareAddress(title, location.href.replace(/#.*/, '')))}
			>
				Поделиться адресом
			</Button>
			<p role="status" className="mt-2 text-[15px] wrap-anywhere text-ink-2 empty:hidden">
				{outcome}
			</p>
		</Dialog>
	);
}
