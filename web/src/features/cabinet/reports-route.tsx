import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { CarFront } from 'lucide-react';
import { ListView } from './list-view.tsx';
import { useOwnList } from './own-list.ts';
import { Tab } from './tab.tsx';

const EMPTY = {
	icon: CarFront,
	text: 'Нет отчетов',
	about: 'Здесь будут отчёты о владельцах, которые вы заказали.',
};

/** /user/reports */
export default function ReportsRoute() {
	return (
		<Tab title="Отчёты" description="Отчёты о владельцах, которые вы заказали.">
			{(token) => <Reports token={token} />}
		</Tab>
	);
}

function Reports({ token }: { token: string }) {
	const list = useOwnList<OwnerReportLine>('/v1/user/reports', token);
	return (
		<ListView
			list={list}
			failed="Ошибка загрузки отчетов"
			empty={EMPTY}
			keyOf={({ report_uuid }) => report_uuid}
		>
			{({ report_uuid, created_at }) => (
				<>
					<b className="font-semibold">Отчёт о владельце</b>
					<time dateTime={created_at} className="figures block text-[15px] text-ink-2">
						{formatMoment(created_at)}
					</time>
					<span className="figures block text-[14px] wrap-anywhere text-ink-3">№ {report_uuid}</span>
				</>
			)}
		</ListView>
	);
}
